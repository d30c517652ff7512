import type { HumanCheck } from "../../../sdk/contracts/human-check.ts";
import type { Extras } from "../provider.ts";

/** A service that distinguishes people from bots (design §6). */
export interface HumanCheckPort extends Extras {
  readonly name: string;
  /** What the browser needs to get a token. */
  createChallenge(): Promise<HumanCheck>;
  /**
   * Whether a token is valid; each is accepted once. Throws `AppError` 502 `provider_unavailable` if the provider can't
   * be reached.
   */
  verify(token: string): Promise<boolean>;
}
