import { createHash } from "node:crypto";
import { deleteRate, claimRateAttempt, releaseRateAttempt } from "../db/queries/account-rate.ts";
import type { Services } from "../services.ts";

/**
 * A limit of attempts of one kind for one e-mail address (or booking id, or sender of forms) in a time window; the
 * count restarts after a window without attempts.
 */
export interface AttemptLimit {
  readonly kind:
    | "guess"
    | "mail"
    | "management link"
    | "tickets"
    | "export"
    | "management link form"
    | "newsletter form"
    | "supplier form";
  readonly most: number;
  /** Milliseconds. */
  readonly within: number;
}

type Needed = Pick<Services, "db" | "clock">;

/** Consumes an attempt, for all processes, concurrency-safe; false if none is left. */
export async function consumeAttempt(
  { db, clock }: Needed,
  { kind, most, within }: AttemptLimit,
  email: string,
): Promise<boolean> {
  return claimRateAttempt(db, { key: keyOf(kind, email), most, within }, clock.now());
}

/** Restores an attempt that was not used after all. */
export async function restoreAttempt({ db }: Needed, { kind }: AttemptLimit, email: string): Promise<void> {
  await releaseRateAttempt(db, keyOf(kind, email));
}

/** Resets the count to 0. */
export async function resetAttempts({ db }: Needed, { kind }: AttemptLimit, email: string): Promise<void> {
  await deleteRate(db, keyOf(kind, email));
}

/** Addresses are stored hashed. */
function keyOf(kind: AttemptLimit["kind"], email: string): string {
  return `${kind}|${createHash("sha256").update(email.trim().toLowerCase()).digest("base64url")}`;
}
