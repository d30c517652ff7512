import { createHash, randomUUID } from "node:crypto";
import { minute } from "../clock.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";

/** Wrong passwords of one account within 15 minutes, from whatever addresses, before guessing is stopped; a link by mail still lets its owner in. */
export const guesses = 30;
export const guessesWithin = 15 * minute;

type Needed = Pick<Services, "db" | "clock">;

/**
 * Takes one of the guesses that an account has, before the password is looked at: many at once get no more than one after the other. Without
 * any left 429 `too_many_requests`, whether the account exists or not; after a quiet time they are counted from one again.
 */
export async function takeGuess({ db, clock }: Needed, email: string): Promise<void> {
  const now = clock.now();
  const taken = await db
    .insertInto("account_rate")
    .values({ id: randomUUID(), key: keyOf(email), count: 1, last_request: now })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet((row) => ({
          count: row
            .case()
            .when("account_rate.last_request", "<=", now - guessesWithin)
            .then(1)
            .else(row("account_rate.count", "+", 1))
            .end(),
          last_request: now,
        }))
        .where((row) => row.or([row("account_rate.count", "<", guesses), row("account_rate.last_request", "<=", now - guessesWithin)])),
    )
    .returning("count")
    .executeTakeFirst();
  if (!taken) throw new AppError("too_many_requests", "This was tried too often; a link by mail lets you in.");
}

/** Gives it back where no password was looked at after all. */
export async function giveGuessBack({ db }: Needed, email: string): Promise<void> {
  await db
    .updateTable("account_rate")
    .set((row) => ({ count: row("count", "-", 1) }))
    .where("key", "=", keyOf(email))
    .where("count", ">", 0)
    .execute();
}

/** Who has the right password starts afresh. */
export async function forgetGuesses({ db }: Needed, email: string): Promise<void> {
  await db.deleteFrom("account_rate").where("key", "=", keyOf(email)).execute();
}

/** Addresses are not kept as they are. */
function keyOf(email: string): string {
  return `guess|${createHash("sha256").update(email.trim().toLowerCase()).digest("base64url")}`;
}
