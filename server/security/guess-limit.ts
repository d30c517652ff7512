import { minute } from "../clock.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { resetAttempts, restoreAttempt, consumeAttempt, type AttemptLimit } from "./attempt-limit.ts";

/**
 * Wrong passwords of one account, from whatever addresses, before guessing is stopped; a link by mail still lets its
 * owner in.
 */
export const guessLimit: AttemptLimit = { kind: "guess", most: 30, within: 15 * minute };

type Needed = Pick<Services, "db" | "clock">;

/**
 * Takes one of the guesses that an account has, before the password is looked at. Without any left 429
 * `too_many_requests`, whether the account exists or not.
 */
export async function consumeGuess(services: Needed, email: string): Promise<void> {
  if (!(await consumeAttempt(services, guessLimit, email)))
    throw new AppError("too_many_requests", "This was tried too often; a link by mail lets you in.");
}

/** Gives it back where no password was looked at after all. */
export const restoreGuess = (services: Needed, email: string): Promise<void> =>
  restoreAttempt(services, guessLimit, email);

/** Who has the right password starts afresh. */
export const resetGuesses = (services: Needed, email: string): Promise<void> =>
  resetAttempts(services, guessLimit, email);
