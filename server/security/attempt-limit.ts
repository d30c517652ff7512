import { createHash } from "node:crypto";
import { deleteRate, claimRateAttempt, findLastAttempt, releaseRateAttempt } from "../db/queries/account-rate.ts";
import type { Services } from "../services.ts";

/**
 * A limit of attempts at one action for one e-mail address (or booking id, or sender of forms) in a time window; the
 * count restarts after a window without attempts.
 */
export interface AttemptLimit {
  readonly action:
    | "guess"
    | "code"
    | "code of cart"
    | "code of address"
    | "mail"
    | "management link"
    | "tickets"
    | "export"
    | "affiliate events"
    | "affiliate application"
    | "distributor application"
    | "doctor address"
    | "doctor html"
    | "management link form"
    | "newsletter form"
    | "basket reminder"
    | "supplier form";
  readonly most: number;
  /** Milliseconds. */
  readonly within: number;
}

type Needed = Pick<Services, "db" | "clock">;

/** Consumes an attempt, for all processes, concurrency-safe; false if none is left. */
export async function consumeAttempt(
  { db, clock }: Needed,
  { action, most, within }: AttemptLimit,
  email: string,
): Promise<boolean> {
  return claimRateAttempt(db, { key: keyOf(action, email), most, within }, clock.now());
}

/** When attempts begin anew after one was refused (ms since 1970). */
export async function readRetryTime(
  { db, clock }: Needed,
  { action, within }: AttemptLimit,
  email: string,
): Promise<number> {
  return ((await findLastAttempt(db, keyOf(action, email))) ?? clock.now()) + within;
}

/** Restores an attempt that was not used after all. */
export async function restoreAttempt({ db }: Needed, { action }: AttemptLimit, email: string): Promise<void> {
  await releaseRateAttempt(db, keyOf(action, email));
}

/** Resets the count to 0. */
export async function resetAttempts({ db }: Needed, { action }: AttemptLimit, email: string): Promise<void> {
  await deleteRate(db, keyOf(action, email));
}

/** Addresses are stored hashed. */
function keyOf(action: AttemptLimit["action"], email: string): string {
  return `${action}|${createHash("sha256").update(email.trim().toLowerCase()).digest("base64url")}`;
}
