import { sql, type NotNull } from "kysely";
import type { activityStates } from "../../../sdk/contracts/admin/activities.ts";
import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import { importsKey } from "./meta.ts";
import { transportOfferId } from "../../../sdk/contracts/transport.ts";
import { mainLocaleOf, type Locale } from "../../../sdk/contracts/locale.ts";
import type { Db, Trx } from "../connection.ts";
import type { TeamActivityTable } from "../schema.ts";
import { matchesWord, searchWords } from "../search-text.ts";
import { matchesNumber } from "./team-search.ts";
import { textIn } from "./text-join.ts";

export interface ActivitiesQuery {
  readonly search: string;
  readonly page: number;
  readonly state?: (typeof activityStates)[number] | undefined;
  readonly locale: Locale;
  /** An instant of the database: what can be booked from then on. */
  readonly at: string;
}

/** A page of all activities, those off sale among them, by id; and how many there are. */
export async function listTeamActivities(db: Db, { search, page, state, locale, at }: ActivitiesQuery) {
  // The hidden activity of trips is nothing to edit or to put on sale.
  let matching = withSupplier(db).where("activity.id", "!=", transportOfferId);
  for (const word of searchWords(search)) {
    matching = matching.where((row) =>
      row.or([
        matchesWord("activity.search_text", word),
        matchesWord("supplier.search_text", word),
        matchesNumber("activity.id", word),
        matchesNumber("activity.mapped_id", word),
      ]),
    );
  }
  if (state === "unpublished") matching = matching.where("activity.withdrawn_at", "is not", null);
  else if (state) matching = matching.where("activity.withdrawn_at", "is", null);
  if (state === "not_bookable") matching = matching.where((row) => row.not(row.exists(freeSlots(db, at))));
  const { total } = await matching
    .select((row) => row.fn.countAll<number | string>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await headsOf(matching, locale, db, at)
    .orderBy("activity.id")
    .limit(pageSize)
    .offset((shownPage(page, Number(total)) - 1) * pageSize)
    .execute();
  return { total: Number(total), rows };
}

/** The same of one activity; undefined where there is none. */
export async function findTeamActivity(db: Db, id: number, locale: Locale, at: string) {
  const one = withSupplier(db).where("activity.id", "=", id).where("activity.id", "!=", transportOfferId);
  return headsOf(one, locale, db, at).executeTakeFirst();
}
export type TeamActivityRow = Awaited<ReturnType<typeof listTeamActivities>>["rows"][number];

function withSupplier(db: Db) {
  return db.selectFrom("activity").innerJoin("supplier", "supplier.id", "activity.supplier_id");
}

function headsOf(matching: ReturnType<typeof withSupplier>, locale: Locale, db: Db, at: string) {
  return matching
    .innerJoin("activity_text", textIn(mainLocaleOf(locale)))
    .innerJoin("activity_type", "activity_type.id", "activity.type_id")
    .innerJoin("location", "location.id", "activity.location_id")
    .leftJoin("team_activity", "team_activity.activity_id", "activity.id")
    .select([
      "activity.id",
      "activity.mapped_id",
      "activity.withdrawn_at",
      "activity.rating_average",
      "activity.rating_count",
    ])
    .select([
      "activity_text.title",
      "activity_text.slug",
      "supplier.id as supplier_id",
      "supplier.name as supplier_name",
    ])
    .select([
      "activity_type.title as type_title",
      "location.title as location_title",
      "team_activity.revision",
      "team_activity.unpublished_at",
    ])
    .select((row) => row.selectFrom("meta").select("value").where("key", "=", importsKey).as("imports"))
    .select((row) =>
      row
        .case()
        .when(row.exists(freeSlots(db, at)))
        .then(1)
        .else(0)
        .end()
        .as("is_bookable"),
    );
}

/** Slots of an activity (of the query around it) that can be booked from an instant on. */
function freeSlots(db: Db, at: string) {
  return db
    .selectFrom("slot")
    .innerJoin("offer", "offer.id", "slot.offer_id")
    .select("slot.id")
    .where(sql<boolean>`offer.activity_id = activity.id`)
    .where("offer.withdrawn_at", "is", null)
    .where("slot.cutoff_at", ">", at)
    .where((row) => row.or([row("slot.capacity", "is", null), row("slot.taken", "<", row.ref("slot.capacity"))]));
}

/** The least adult price of activities by id, without discounts, of what is on sale (Rappen). */
export async function listLowestAdultPrices(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("ticket_category")
    .innerJoin("offer", "offer.id", "ticket_category.offer_id")
    .select((row) => ["offer.activity_id", row.fn.min<number>("ticket_category.price").as("price")])
    .where("offer.activity_id", "in", [...ids])
    .where("offer.withdrawn_at", "is", null)
    .where("audience", "=", "adult")
    .where("discount_type", "is", null)
    .groupBy("offer.activity_id")
    .execute();
  return new Map(rows.map(({ activity_id, price }) => [activity_id, Number(price)]));
}

/** All offers of an activity with their labels in one language, those off sale too, in the supplier's order. */
export async function listOffersOfActivity(db: Db, activityId: number, locale: Locale) {
  return db
    .selectFrom("offer")
    .innerJoin("offer_text", (join) =>
      join.onRef("offer_text.offer_id", "=", "offer.id").on("offer_text.locale", "=", mainLocaleOf(locale)),
    )
    .select(["offer.id", "offer.withdrawn_at", "offer_text.label"])
    .where("offer.activity_id", "=", activityId)
    .orderBy("offer.sequence_index")
    .orderBy("offer.id")
    .execute();
}

/** The team's edits of an activity, and whether it is on sale; undefined if there is no such activity. */
export async function findTeamDecision(trx: Trx, activityId: number) {
  return trx
    .selectFrom("activity")
    .leftJoin("team_activity", "team_activity.activity_id", "activity.id")
    .select(["activity.withdrawn_at", "team_activity.revision", "team_activity.unpublished_at"])
    .where("activity.id", "=", activityId)
    .executeTakeFirst();
}

/** Writes the team's word on an activity. */
export async function upsertTeamActivity(trx: Trx, { activity_id, ...next }: TeamActivityTable): Promise<void> {
  await trx
    .insertInto("team_activity")
    .values({ activity_id, ...next })
    .onConflict((conflict) => conflict.column("activity_id").doUpdateSet(next))
    .execute();
}

/** The activities that the team has unpublished, and since when. */
export async function listUnpublished(trx: Trx): Promise<{ activity_id: number; unpublished_at: string }[]> {
  return trx
    .selectFrom("team_activity")
    .select(["activity_id", "unpublished_at"])
    .where("unpublished_at", "is not", null)
    .$narrowType<{ unpublished_at: NotNull }>()
    .execute();
}

/** Takes an activity and its offers off sale since an instant; those that are off already stay as they are. */
export async function markOffSale(trx: Trx, activityId: number, at: string): Promise<void> {
  await trx
    .updateTable("activity")
    .set({ withdrawn_at: at })
    .where("id", "=", activityId)
    .where("withdrawn_at", "is", null)
    .execute();
  await trx
    .updateTable("offer")
    .set({ withdrawn_at: at })
    .where("activity_id", "=", activityId)
    .where("withdrawn_at", "is", null)
    .execute();
}

/** Undoes `markOffSale` of that instant. */
export async function markOnSale(trx: Trx, activityId: number, at: string): Promise<void> {
  await trx
    .updateTable("activity")
    .set({ withdrawn_at: null })
    .where("id", "=", activityId)
    .where("withdrawn_at", "=", at)
    .execute();
  await trx
    .updateTable("offer")
    .set({ withdrawn_at: null })
    .where("activity_id", "=", activityId)
    .where("withdrawn_at", "=", at)
    .execute();
}

/** Dates the withdrawal of an activity anew if it has been off sale since `before`. */
export async function updateWithdrawnAt(
  trx: Trx,
  activityId: number,
  { before, at }: { readonly before: string; readonly at: string },
): Promise<void> {
  await trx
    .updateTable("activity")
    .set({ withdrawn_at: at })
    .where("id", "=", activityId)
    .where("withdrawn_at", "=", before)
    .execute();
}
