import { randomUUID } from "node:crypto";
import type { Db, Trx } from "../connection.ts";

/** How many attempts of a key there are at most; the count restarts `within` ms after the last one. */
export interface RateLimit {
  readonly key: string;
  readonly most: number;
  readonly within: number;
}

/** Counts an attempt at `now` (ms since 1970) in one statement; false if none is left. */
export async function claimRateAttempt(db: Db | Trx, { key, most, within }: RateLimit, now: number): Promise<boolean> {
  const counted = await db
    .insertInto("account_rate")
    .values({ id: randomUUID(), key, count: 1, last_request: now })
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
  return counted !== undefined;
}

/** When an attempt of a key was last counted (ms since 1970); undefined where none was. */
export async function findLastAttempt(db: Db | Trx, key: string): Promise<number | undefined> {
  const row = await db.selectFrom("account_rate").select("last_request").where("key", "=", key).executeTakeFirst();
  return row && Number(row.last_request);
}

/** Adds to the count of a key in one statement; returns the count after it. */
export async function upsertRateCount(
  db: Db | Trx,
  { key, add }: { readonly key: string; readonly add: number },
  now: number,
): Promise<number> {
  const { count } = await db
    .insertInto("account_rate")
    .values({ id: randomUUID(), key, count: add, last_request: now })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((row) => ({ count: row("account_rate.count", "+", add), last_request: now })),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return count;
}

/** Takes one attempt back. */
export async function releaseRateAttempt(db: Db | Trx, key: string): Promise<void> {
  await db
    .updateTable("account_rate")
    .set((row) => ({ count: row("count", "-", 1) }))
    .where("key", "=", key)
    .where("count", ">", 0)
    .execute();
}

/** Deletes the count of a key. */
export async function deleteRate(db: Db | Trx, key: string): Promise<void> {
  await db.deleteFrom("account_rate").where("key", "=", key).execute();
}

/** Deletes counts whose last attempt was before `since` (ms since 1970). */
export async function deleteRatesBefore(db: Db | Trx, since: number): Promise<void> {
  await db.deleteFrom("account_rate").where("last_request", "<", since).execute();
}
