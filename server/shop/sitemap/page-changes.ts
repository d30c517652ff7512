import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { readMeta, writeMeta } from "../../db/queries/meta.ts";
import { revisionOf } from "../../db/queries/revision.ts";
import type { Db } from "../../db/connection.ts";
import { transact } from "../../db/transact.ts";
import { activityIdsAfter } from "../../db/queries/catalogue-columns.ts";
import type { Services } from "../../services.ts";
import { dateInZurich } from "../../wall-time.ts";

/** Where `meta` keeps the revision of the catalogue whose changes are noted. */
const notedKey = "page changes noted";
/** Activities looked at before the loop may turn: a few milliseconds on the embedded database. */
const batchSize = 100;

/**
 * Notes on which date each activity's page last said something else: its texts in any language, its pictures, its
 * prices. Ratings, seats and rank don't count: they change daily, and search engines stop believing dates that say
 * nothing. A job; it looks again when the catalogue's revision is another.
 */
export async function notePageChanges({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const revision = await revisionOf(db);
  if ((await readMeta(db, notedKey)) === revision) return;
  const today = dateInZurich(clock.now());
  for (let after = 0; ; await nextTurn()) {
    const ids = await activityIdsAfter(db, after, batchSize);
    if (ids.length === 0) break;
    await note(db, ids, today);
    after = ids.at(-1)!;
  }
  await writeMeta(db, notedKey, revision);
}

/** Another text whenever a date of a page can be another. */
export async function changesTag(db: Db): Promise<string> {
  return (await readMeta(db, notedKey)) ?? "";
}

/** Dates by activity, from one id to another. */
export async function changesBetween(db: Db, from: number, to: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom("page_change")
    .select(["activity_id", "changed_on"])
    .where("activity_id", ">=", from)
    .where("activity_id", "<=", to)
    .execute();
  return new Map(rows.map((row) => [row.activity_id, row.changed_on]));
}

/** The last date on which any page changed; null before the first look. */
export async function lastChange(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom("page_change")
    .select((each) => each.fn.max("changed_on").as("last"))
    .executeTakeFirst();
  return row?.last ?? null;
}

async function note(db: Db, ids: readonly number[], today: string): Promise<void> {
  const [from, to] = [ids[0]!, ids.at(-1)!];
  const known = await db
    .selectFrom("page_change")
    .select(["activity_id", "fingerprint"])
    .where("activity_id", ">=", from)
    .where("activity_id", "<=", to)
    .execute();
  const before = new Map(known.map((row) => [row.activity_id, row.fingerprint]));
  const rows = [...(await fingerprints(db, from, to))]
    .filter(([id, fingerprint]) => before.get(id) !== fingerprint)
    .map(([id, fingerprint]) => ({ activity_id: id, fingerprint, changed_on: today }));
  if (rows.length === 0) return;
  await transact(db, (trx) =>
    trx
      .insertInto("page_change")
      .values(rows)
      .onConflict((conflict) =>
        conflict.column("activity_id").doUpdateSet((row) => ({
          fingerprint: row.ref("excluded.fingerprint"),
          changed_on: row.ref("excluded.changed_on"),
        })),
      )
      .execute(),
  );
}

async function fingerprints(db: Db, from: number, to: number): Promise<Map<number, string>> {
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
  const [textsOf, pricesOf] = [
    Map.groupBy(texts, (row) => row.activity_id),
    Map.groupBy(prices, (row) => row.activity_id),
  ];
  return new Map(
    activities.map((row) => {
      const said = [row.pictures, row.meeting_points, textsOf.get(row.id) ?? [], pricesOf.get(row.id) ?? []];
      return [row.id, createHash("sha256").update(JSON.stringify(said)).digest("base64url")];
    }),
  );
}
