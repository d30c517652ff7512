import { minute } from "../clock.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { resetAttempts, restoreAttempt, consumeAttempt, type AttemptLimit } from "./attempt-limit.ts";

/**
 * Limit of wrong passwords for one account, from any network address; its owner can still sign in by a mailed link.
 */
export const guessLimit: AttemptLimit = { action: "guess", most: 30, within: 15 * minute };

type Needed = Pick<Services, "db" | "clock">;

/**
 * Consumes a guess of an account before its password is checked. Throws 429 `too_many_requests` if none is left,
 * whether the account exists or not.
 */
export async function consumeGuess(services: Needed, email: string): Promise<void> {
  if (!(await consumeAttempt(services, guessLimit, email)))
    throw new AppError("too_many_requests", "This was tried too often; a link by mail lets you in.");
}

/** Restores a guess if no password was checked after all. */
export const restoreGuess = (services: Needed, email: string): Promise<void> =>
  restoreAttempt(services, guessLimit, email);

/** Resets the guesses after a correct password. */
export const resetGuesses = (services: Needed, email: string): Promise<void> =>
  resetAttempts(services, guessLimit, email);
