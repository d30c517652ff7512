import type { Selectable, Updateable } from "kysely";
import { mainLocaleOf, type Locale } from "../../../sdk/contracts/locale.ts";
import type { Db, Trx } from "../connection.ts";
import type { Flag, PersonalizationFieldTable, TicketCategoryTable } from "../schema.ts";

/** Offers on sale with their texts in one language, in the supplier's order. */
function offersIn(db: Db | Trx, locale: Locale) {
  return db
    .selectFrom("offer")
    .innerJoin("offer_text", (join) =>
      join.onRef("offer_text.offer_id", "=", "offer.id").on("offer_text.locale", "=", mainLocaleOf(locale)),
    )
    .where("offer.withdrawn_at", "is", null)
    .selectAll("offer")
    .select(["offer_text.label", "offer_text.description"])
    .orderBy("offer.sequence_index")
    .orderBy("offer.id");
}
export type OfferRow = Awaited<ReturnType<ReturnType<typeof offersIn>["execute"]>>[number];

/** The offers on sale of some activities in one language, in the supplier's order. */
export async function listOffersIn(db: Db | Trx, activityIds: readonly number[], locale: Locale): Promise<OfferRow[]> {
  return offersIn(db, locale)
    .where("offer.activity_id", "in", [...activityIds])
    .execute();
}

/** An offer on sale in one language. */
export async function findOfferIn(db: Db | Trx, offerId: number, locale: Locale): Promise<OfferRow | undefined> {
  return offersIn(db, locale).where("offer.id", "=", offerId).executeTakeFirst();
}

export type CategoryRow = Selectable<TicketCategoryTable>;

/** The ticket categories of each offer, in the supplier's order. */
export async function listCategories(db: Db | Trx, offerIds: readonly number[]): Promise<Map<number, CategoryRow[]>> {
  const categories = new Map<number, CategoryRow[]>(offerIds.map((id) => [id, []]));
  if (offerIds.length === 0) return categories;
  const rows = await db
    .selectFrom("ticket_category")
    .selectAll()
    .where("offer_id", "in", [...offerIds])
    .orderBy("sequence_index")
    .orderBy("id")
    .execute();
  for (const row of rows) categories.get(row.offer_id)?.push(row);
  return categories;
}

/** The offers with visible personalization fields: strict fields, or any if all are visible (RULES 16). */
export async function listPersonalizedOffers(
  db: Db | Trx,
  offerIds: readonly number[],
  seesAll: boolean,
): Promise<Set<number>> {
  if (offerIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("personalization_field")
    .select("offer_id")
    .distinct()
    .where("offer_id", "in", [...offerIds])
    .$if(!seesAll, (query) => query.where("is_strict", "=", 1))
    .execute();
  return new Set(rows.map(({ offer_id }) => offer_id));
}

/** The offers of an activity that are on sale, by id. */
export async function listOfferIds(db: Db | Trx, activityId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("offer")
    .select("id")
    .where("activity_id", "=", activityId)
    .where("withdrawn_at", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}

/** The schedules of all offers on sale, as JSON. */
export async function listSchedules(db: Db | Trx): Promise<{ id: number; schedules: string }[]> {
  return db.selectFrom("offer").select(["id", "schedules"]).where("withdrawn_at", "is", null).execute();
}

/** The ticket categories of an activity's offers, those off sale too, with their prices (Rappen). */
export async function listPricesOfActivity(
  db: Db | Trx,
  activityId: number,
): Promise<Pick<TicketCategoryTable, "id" | "price" | "net_price" | "vat_rate">[]> {
  return db
    .selectFrom("ticket_category")
    .innerJoin("offer", "offer.id", "ticket_category.offer_id")
    .select(["ticket_category.id", "price", "net_price", "vat_rate"])
    .where("offer.activity_id", "=", activityId)
    .execute();
}

/** Changes columns of a ticket category. */
export async function updateTicketCategory(
  trx: Trx,
  id: number,
  changes: Updateable<TicketCategoryTable>,
): Promise<void> {
  await trx.updateTable("ticket_category").set(changes).where("id", "=", id).execute();
}

/** An offer by its id, withdrawn or not; `schedules` is a JSON text. */
export async function findOffer(db: Db | Trx, offerId: number): Promise<{ schedules: string } | undefined> {
  return db.selectFrom("offer").select("schedules").where("id", "=", offerId).executeTakeFirst();
}

/** The texts of an offer on sale in these languages; none if it is unknown or withdrawn. */
export async function listTextsOfOffer(db: Db, offerId: number, locales: readonly string[]) {
  return db
    .selectFrom("offer_text")
    .innerJoin("offer", "offer.id", "offer_text.offer_id")
    .select(["locale", "label", "description"])
    .where("offer.id", "=", offerId)
    .where("offer.withdrawn_at", "is", null)
    .where("locale", "in", [...locales])
    .execute();
}

/** The offers on sale of an activity by the booking system's id (RULES 1), in the supplier's order. */
export async function listOffersOfMapped(db: Db, mappedId: number): Promise<{ id: number; onRequest: Flag }[]> {
  return db
    .selectFrom("offer")
    .innerJoin("activity", "activity.id", "offer.activity_id")
    .select(["offer.id", "activity.booking_on_request as onRequest"])
    .where("activity.mapped_id", "=", mappedId)
    .where("offer.withdrawn_at", "is", null)
    .orderBy("offer.sequence_index")
    .orderBy("offer.id")
    .execute();
}

export type PersonalizationFieldRow = Selectable<PersonalizationFieldTable>;

/** The personalization fields of an offer, in the supplier's order. */
export async function listPersonalizationFields(db: Db, offerId: number): Promise<PersonalizationFieldRow[]> {
  return db
    .selectFrom("personalization_field")
    .selectAll()
    .where("offer_id", "=", offerId)
    .orderBy("sequence_index")
    .execute();
}
