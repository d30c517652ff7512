import { createHash, randomUUID } from "node:crypto";
import { minute } from "../clock.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";

/** Wrong passwords of one account within 15 minutes, from whatever addresses, before guessing is stopped; a link by mail still lets its owner in. */
export const guesses = 30;
export const guessesWithin = 15 * minute;

type Needed = Pick<Services, "db" | "clock">;

/** Refuses another guess at an account that has been guessed at too often: 429 `too_many_requests`, whether it exists or not. */
export async function checkGuesses({ db, clock }: Needed, email: string): Promise<void> {
  const row = await db.selectFrom("account_rate").select(["count", "last_request"]).where("key", "=", keyOf(email)).executeTakeFirst();
  if (row && row.count >= guesses && clock.now() - row.last_request < guessesWithin)
    throw new AppError("too_many_requests", "This was tried too often; a link by mail lets you in.");
}

/** Counts a wrong guess; after a quiet time it counts from one again. */
export async function countGuess({ db, clock }: Needed, email: string): Promise<void> {
  const now = clock.now();
  await db
    .insertInto("account_rate")
    .values({ id: randomUUID(), key: keyOf(email), count: 1, last_request: now })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((row) => ({
        count: row
          .case()
          .when("account_rate.last_request", "<", now - guessesWithin)
          .then(1)
          .else(row("account_rate.count", "+", 1))
          .end(),
        last_request: now,
      })),
    )
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
