import { sql, type Updateable } from "kysely";
import { mainLocaleOf, type Locale } from "../../../sdk/contracts/locale.ts";
import type { Db, Trx } from "../connection.ts";
import type { ActivityTable, ActivityTextTable } from "../schema.ts";
import { idList } from "./id-list.ts";
import { textIn } from "./text-join.ts";

/** Of those activities that the shop has or had: when each was withdrawn, null while it is on sale. */
export async function listWithdrawals(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db.selectFrom("activity").select(["id", "withdrawn_at"]).where("id", "in", idList(ids)).execute();
}

/**
 * Returns an activity on sale with its texts in one language, its supplier, type and place; undefined if there is none.
 */
export async function findActivity(db: Db | Trx, id: number, locale: Locale) {
  return db
    .selectFrom("activity")
    .innerJoin("activity_text", textIn(mainLocaleOf(locale)))
    .innerJoin("supplier", "supplier.id", "activity.supplier_id")
    .innerJoin("activity_type", "activity_type.id", "activity.type_id")
    .innerJoin("location", "location.id", "activity.location_id")
    .where("activity.withdrawn_at", "is", null)
    .selectAll("activity")
    .select([
      "activity_text.title",
      "activity_text.teaser",
      "activity_text.slug",
      "activity_text.benefits",
      "activity_text.highlights",
      "activity_text.important_information",
      "activity_text.info_confirmation",
      "activity_text.content_blocks",
      "activity_text.discount",
      "supplier.name as supplier_name",
      "activity_type.title as type_title",
      "location.title as location_title",
    ])
    .where("activity.id", "=", id)
    .executeTakeFirst();
}
export type ActivityRow = NonNullable<Awaited<ReturnType<typeof findActivity>>>;

/**
 * A withdrawn activity with its title in one language. Undefined if it is on sale, or unknown.
 */
export async function findWithdrawnActivity(db: Db, id: number, locale: Locale) {
  return db
    .selectFrom("activity")
    .innerJoin("activity_text", textIn(mainLocaleOf(locale)))
    .select(["activity.type_id", "activity.location_id", "activity.attributes", "activity_text.title"])
    .where("activity.id", "=", id)
    .where("activity.withdrawn_at", "is not", null)
    .executeTakeFirst();
}

/** The slug of each language, for an activity's addresses. */
export async function listSlugs(
  db: Db,
  activityIds: readonly number[],
): Promise<{ activity_id: number; locale: string; slug: string; discount: string | null }[]> {
  if (activityIds.length === 0) return [];
  return db
    .selectFrom("activity_text")
    .select(["activity_id", "locale", "slug", "discount"])
    .where("activity_id", "in", [...activityIds])
    .execute();
}

/** Whether an activity is known and on sale. */
export async function isActivityOnSale(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("activity")
    .select("id")
    .where("id", "=", id)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The booking system's id of an activity (RULES 1); undefined if it is unknown. */
export async function findMappedId(db: Db, id: number): Promise<number | undefined> {
  const row = await db.selectFrom("activity").select("mapped_id").where("id", "=", id).executeTakeFirst();
  return row?.mapped_id;
}

/** The title and slug of an activity in one language, off sale too; undefined if it is unknown. */
export async function findActivityTitle(db: Db | Trx, id: number, locale: Locale) {
  return db
    .selectFrom("activity_text")
    .select(["activity_id as id", "title", "slug"])
    .where("activity_id", "=", id)
    .where("locale", "=", mainLocaleOf(locale))
    .executeTakeFirst();
}

/** The texts of an activity, a row for each language. */
export async function listActivityTexts(db: Db | Trx, activityId: number): Promise<ActivityTextTable[]> {
  return db.selectFrom("activity_text").selectAll().where("activity_id", "=", activityId).orderBy("locale").execute();
}

/** Changes columns of an activity. */
export async function updateActivity(trx: Trx, id: number, changes: Updateable<ActivityTable>): Promise<void> {
  await trx.updateTable("activity").set(changes).where("id", "=", id).execute();
}

/** Changes columns of an activity's text in one language. */
export async function updateActivityText(
  trx: Trx,
  activityId: number,
  locale: string,
  changes: Updateable<ActivityTextTable>,
): Promise<void> {
  await trx
    .updateTable("activity_text")
    .set(changes)
    .where("activity_id", "=", activityId)
    .where("locale", "=", locale)
    .execute();
}

/** Writes the relevance of some hundred activities in one statement; scores are from 0 to 1. */
export async function updateRankingScores(
  trx: Trx,
  scores: readonly { readonly id: number; readonly score: number }[],
): Promise<void> {
  const cases = sql.join(
    scores.map(({ id, score }) => sql`when cast(${id} as integer) then cast(${score} as double precision)`),
    sql` `,
  );
  await trx
    .updateTable("activity")
    .set({ ranking_score: sql<number>`case id ${cases} end` })
    .where(
      "id",
      "in",
      scores.map(({ id }) => id),
    )
    .execute();
}
