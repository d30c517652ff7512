import type { HumanCheck } from "../../../sdk/contracts/human-check.ts";

/** What tells people from machines, as an outside system (design §6). */
export interface HumanCheckPort {
  readonly name: "altcha" | "turnstile";
  /** What the browser needs to get a token. */
  createChallenge(): Promise<HumanCheck>;
  /**
   * Whether a token proves a person; each does so once. Throws `AppError` 502 `provider_unavailable` where nobody can
   * say.
   */
  verify(token: string): Promise<boolean>;
}
