import { mainLocaleOf, type Locale } from "../../../sdk/contracts/locale.ts";
import type { Db } from "../connection.ts";
import { idList } from "./id-list.ts";
import { textIn } from "./text-join.ts";

/** What a card shows of activities, in one language. */
export function listCards(db: Db, ids: readonly number[], locale: Locale) {
  return db
    .selectFrom("activity")
    .innerJoin("activity_text", textIn(mainLocaleOf(locale)))
    .innerJoin("supplier", "supplier.id", "activity.supplier_id")
    .select([
      "activity.id",
      "mapped_id",
      "type_id",
      "location_id",
      "latitude",
      "longitude",
      "min_age",
      "max_age",
      "mobile_ticket",
      "booking_on_request",
    ])
    .select([
      "show_per_person_suffix",
      "high_demand",
      "reservation_system",
      "tickets_issued",
      "rating_average",
      "rating_count",
      "guide_languages",
    ])
    .select([
      "attributes",
      "pictures",
      "ranking_score",
      "title",
      "teaser",
      "slug",
      "info_confirmation",
      "discount",
      "supplier.name as supplier_name",
    ])
    .where("activity.id", "in", idList(ids))
    .execute();
}
export type CardRow = Awaited<ReturnType<typeof listCards>>[number];

/** The offers of activities, in the supplier's order, as cards sum them up. */
export function listCardOffers(db: Db, ids: readonly number[]) {
  return db
    .selectFrom("offer")
    .select(["id", "activity_id", "duration_minutes", "schedules"])
    .where("activity_id", "in", idList(ids))
    .where("withdrawn_at", "is", null)
    .orderBy("sequence_index")
    .orderBy("id")
    .execute();
}

/** Their prices. */
export function listCardPrices(db: Db, ids: readonly number[]) {
  return db
    .selectFrom("ticket_category")
    .innerJoin("offer", "offer.id", "ticket_category.offer_id")
    .select(["offer.activity_id", "audience", "discount_type", "price"])
    .where("offer.activity_id", "in", idList(ids))
    .where("offer.withdrawn_at", "is", null)
    .orderBy("ticket_category.id")
    .execute();
}

/** Their discounts' texts in every language. */
export function listDiscountTexts(db: Db, ids: readonly number[]) {
  return db
    .selectFrom("activity_text")
    .select(["activity_id", "locale", "discount"])
    .where("activity_id", "in", idList(ids))
    .where("discount", "is not", null)
    .execute();
}
