import type { Db, Trx } from "../connection.ts";
import type { PageChangeTable } from "../schema.ts";

/** The date of each activity's last change, from one id to another. */
export async function listPageChanges(db: Db, from: number, to: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom("page_change")
    .select(["activity_id", "changed_on"])
    .where("activity_id", ">=", from)
    .where("activity_id", "<=", to)
    .execute();
  return new Map(rows.map((row) => [row.activity_id, row.changed_on]));
}

/** The last date on which any page changed; null if none is noted. */
export async function findLastPageChange(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom("page_change")
    .select((each) => each.fn.max("changed_on").as("last"))
    .executeTakeFirst();
  return row?.last ?? null;
}

/** The last fingerprints of activities' pages, from one id to another. */
export async function listPageFingerprints(db: Db, from: number, to: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom("page_change")
    .select(["activity_id", "fingerprint"])
    .where("activity_id", ">=", from)
    .where("activity_id", "<=", to)
    .execute();
  return new Map(rows.map((row) => [row.activity_id, row.fingerprint]));
}

/** Writes fingerprints and dates of activities' pages. */
export async function upsertPageChanges(trx: Trx, rows: readonly PageChangeTable[]): Promise<void> {
  await trx
    .insertInto("page_change")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("activity_id").doUpdateSet((row) => ({
        fingerprint: row.ref("excluded.fingerprint"),
        changed_on: row.ref("excluded.changed_on"),
      })),
    )
    .execute();
}

/** What the pages of activities on sale say: pictures, meeting points, texts and prices, from one id to another. */
export async function listPageContents(db: Db, from: number, to: number) {
  const activities = await db
    .selectFrom("activity")
    .select(["id", "pictures", "meeting_points"])
    .where("id", ">=", from)
    .where("id", "<=", to)
    .where("withdrawn_at", "is", null)
    .execute();
  const texts = await db
    .selectFrom("activity_text")
    .selectAll()
    .where("activity_id", ">=", from)
    .where("activity_id", "<=", to)
    .orderBy("activity_id")
    .orderBy("locale")
    .execute();
  const prices = await db
    .selectFrom("ticket_category")
    .innerJoin("offer", "offer.id", "ticket_category.offer_id")
    .select(["offer.activity_id", "ticket_category.id", "ticket_category.price"])
    .where("offer.withdrawn_at", "is", null)
    .where("offer.activity_id", ">=", from)
    .where("offer.activity_id", "<=", to)
    .orderBy("ticket_category.id")
    .execute();
  return { activities, texts, prices };
}
