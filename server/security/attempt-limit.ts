import { createHash, randomUUID } from "node:crypto";
import type { Services } from "../services.ts";

/**
 * A limit of attempts of one kind for one e-mail address (or booking id) in a time window; the count restarts after a
 * window without attempts.
 */
export interface AttemptLimit {
  readonly kind: "guess" | "mail" | "management link" | "tickets" | "export";
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
  const now = clock.now();
  const taken = await db
    .insertInto("account_rate")
    .values({ id: randomUUID(), key: keyOf(kind, email), count: 1, last_request: now })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet((row) => ({
          count: row
            .case()
            .when("account_rate.last_request", "<=", now - within)
            .then(1)
            .else(row("account_rate.count", "+", 1))
            .end(),
          last_request: now,
        }))
        .where((row) =>
          row.or([row("account_rate.count", "<", most), row("account_rate.last_request", "<=", now - within)]),
        ),
    )
    .returning("count")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Restores an attempt that was not used after all. */
export async function restoreAttempt({ db }: Needed, { kind }: AttemptLimit, email: string): Promise<void> {
  await db
    .updateTable("account_rate")
    .set((row) => ({ count: row("count", "-", 1) }))
    .where("key", "=", keyOf(kind, email))
    .where("count", ">", 0)
    .execute();
}

/** Resets the count to 0. */
export async function resetAttempts({ db }: Needed, { kind }: AttemptLimit, email: string): Promise<void> {
  await db.deleteFrom("account_rate").where("key", "=", keyOf(kind, email)).execute();
}

/** Addresses are stored hashed. */
function keyOf(kind: AttemptLimit["kind"], email: string): string {
  return `${kind}|${createHash("sha256").update(email.trim().toLowerCase()).digest("base64url")}`;
}
