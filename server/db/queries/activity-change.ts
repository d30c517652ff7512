import type { Db, Trx } from "../connection.ts";
import type { ActivityChangeTable } from "../schema.ts";

/** The fingerprints of activities, from one id to another. */
export async function listActivityFingerprints(db: Db, from: number, to: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom("activity_change")
    .select(["activity_id", "fingerprint"])
    .where("activity_id", ">=", from)
    .where("activity_id", "<=", to)
    .execute();
  return new Map(rows.map((row) => [row.activity_id, row.fingerprint]));
}

/**
 * Writes what an activity has become. False if its fingerprint is another than `before` by now (undefined: none): then
 * another process has read it later.
 */
export async function upsertActivityChange(
  trx: Trx,
  row: ActivityChangeTable,
  before: string | undefined,
): Promise<boolean> {
  const written = await trx
    .insertInto("activity_change")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("activity_id")
        .doUpdateSet({ fingerprint: row.fingerprint, changed_at: row.changed_at })
        .where("activity_change.fingerprint", "=", before ?? ""),
    )
    .returning("activity_id")
    .executeTakeFirst();
  return written !== undefined;
}

/** The next ids of activities after one, in order, those off sale too. */
export async function listAllActivityIdsAfter(db: Db, id: number, most: number): Promise<number[]> {
  const rows = await db.selectFrom("activity").select("id").where("id", ">", id).orderBy("id").limit(most).execute();
  return rows.map((row) => row.id);
}

/** Where a page of changes begins: after this one. */
export interface ChangeCursor {
  readonly changedAt: string;
  readonly id: number;
}

/**
 * Changes in their order, activities of one instant by id. `since` (included): also those off sale; null for everything
 * that is on sale.
 */
export async function listActivityChanges(
  db: Db,
  {
    since,
    after,
    limit,
  }: { readonly since: string | null; readonly after: ChangeCursor | null; readonly limit: number },
) {
  return db
    .selectFrom("activity_change")
    .innerJoin("activity", "activity.id", "activity_change.activity_id")
    .select(["activity_change.activity_id", "activity_change.changed_at"])
    .$if(since === null, (query) => query.where("activity.withdrawn_at", "is", null))
    .$if(since !== null, (query) => query.where("activity_change.changed_at", ">=", since!))
    .$if(after !== null, (query) =>
      query.where((row) =>
        row.or([
          row("activity_change.changed_at", ">", after!.changedAt),
          row.and([
            row("activity_change.changed_at", "=", after!.changedAt),
            row("activity_change.activity_id", ">", after!.id),
          ]),
        ]),
      ),
    )
    .orderBy("activity_change.changed_at")
    .orderBy("activity_change.activity_id")
    .limit(limit)
    .execute();
}

/** The instant of the newest change; null before the first. */
export async function findLastActivityChange(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom("activity_change")
    .select((each) => each.fn.max<string | null>("changed_at").as("last"))
    .executeTakeFirst();
  return row?.last ?? null;
}
