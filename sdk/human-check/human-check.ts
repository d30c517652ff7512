import type { HumanCheck } from "../contracts/human-check.ts";
import { solve } from "./altcha.ts";
import { HumanCheckUnavailable } from "./unavailable.ts";

/**
 * A token of the server's is good for 10 minutes, one of Turnstile's for 5 (ms); a form has to reach the server in that
 * time.
 */
const goodFor = { altcha: 9 * 60_000, turnstile: 4.5 * 60_000 };

export interface HumanCheckSetting {
  /** Where a widget can show itself; null where the form is gone. */
  readonly place: HTMLElement | null;
  /** The language of a widget's words: `de`. */
  readonly language: string;
  readonly signal: AbortSignal;
}

/**
 * Lets the browser prove that a person sends a form: the token for it, and how long it is good for (ms). Rejects with
 * `human_check_unavailable` where this page can't. This file loads when somebody comes to a form, Turnstile's part
 * where the shop has it.
 */
export async function proveHuman(
  check: HumanCheck,
  { place, language, signal }: HumanCheckSetting,
): Promise<{ token: string; goodFor: number }> {
  if (check.provider === "altcha") return { token: await solve(check.challenge, signal), goodFor: goodFor.altcha };
  if (!place) throw new HumanCheckUnavailable("The form is gone.");
  const { askTurnstile } = await import("./turnstile.ts");
  return { token: await askTurnstile({ siteKey: check.siteKey, place, language, signal }), goodFor: goodFor.turnstile };
}
