import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { humanCheckToken, type Challenge } from "../contracts/human-check.ts";
import { HumanCheckUnavailable } from "./unavailable.ts";

/**
 * Solves a proof of work. Each of its thousand tries is a key that the browser derives beside the main thread, which
 * only compares: no task is longer than a few milliseconds, and no worker is needed, which a page's policy could
 * forbid. `crypto.subtle` is there on https alone.
 */
export async function solve(challenge: Challenge, signal: AbortSignal): Promise<string> {
  if (!globalThis.crypto?.subtle)
    throw new HumanCheckUnavailable("The browser derives no keys on a page without https.");
  const controller = new AbortController();
  signal.addEventListener("abort", () => controller.abort());
  const solution = await solveChallenge({ challenge, deriveKey, controller });
  if (!solution) throw new HumanCheckUnavailable("The challenge has not been solved in time.");
  return humanCheckToken({ challenge, solution });
}
