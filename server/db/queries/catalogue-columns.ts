import type { Db } from "../connection.ts";
import { idList } from "./id-list.ts";
import { textIn } from "./text-join.ts";

/** Activities from one id to another, with what lists filter and sort by; by id. */
export function listActivityDetails(db: Db, from: number, to: number) {
  return db
    .selectFrom("activity")
    .select([
      "id",
      "type_id",
      "location_id",
      "latitude",
      "longitude",
      "min_age",
      "max_age",
      "tickets_issued",
      "rating_average",
      "rating_count",
    ])
    .select(["guide_languages", "attributes", "points_of_interest", "pictures", "ranking_score"])
    .where("id", ">=", from)
    .where("id", "<=", to)
    .orderBy("id")
    .execute();
}

/** Titles and slugs of those activities, in every language. */
export function listActivityTitles(db: Db, from: number, to: number) {
  return db
    .selectFrom("activity_text")
    .select(["activity_id", "locale", "title", "slug"])
    .where("activity_id", ">=", from)
    .where("activity_id", "<=", to)
    .execute();
}

/** Their offers, in the supplier's order. */
export function listOfferDetails(db: Db, from: number, to: number) {
  return db
    .selectFrom("offer")
    .select(["id", "activity_id", "duration_minutes"])
    .where("withdrawn_at", "is", null)
    .where("activity_id", ">=", from)
    .where("activity_id", "<=", to)
    .orderBy("activity_id")
    .orderBy("sequence_index")
    .orderBy("id")
    .execute();
}

/** Their ticket categories. */
export function listPriceDetails(db: Db, from: number, to: number) {
  return db
    .selectFrom("ticket_category")
    .innerJoin("offer", "offer.id", "ticket_category.offer_id")
    .select([
      "offer.activity_id",
      "ticket_category.audience",
      "ticket_category.discount_type",
      "ticket_category.discount_label",
      "ticket_category.price",
    ])
    .where("offer.withdrawn_at", "is", null)
    .where("offer.activity_id", ">=", from)
    .where("offer.activity_id", "<=", to)
    .execute();
}

/** The next ids of activities on sale after one, in order. */
export async function listActivityIdsAfter(db: Db, id: number, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom("activity")
    .select("id")
    .where("id", ">", id)
    .where("withdrawn_at", "is", null)
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Dates on which each of these offers has a free seat that can still be booked; `now` is an instant of the database.
 */
export function listBookableDates(db: Db, offerIds: readonly number[], now: string) {
  return db
    .selectFrom("slot")
    .select(["offer_id", "local_date"])
    .where("offer_id", "in", idList(offerIds))
    .where("cutoff_at", ">", now)
    .where((row) => row.or([row("capacity", "is", null), row("taken", "<", row.ref("capacity"))]))
    .groupBy(["offer_id", "local_date"])
    .execute();
}

/**
 * Activities whose holds have taken or released seats since an instant: made, renewed, expired or released. Uses the
 * index on state and expiry alone: a hold's expiry gives the time it was made (RULES 3). A margin allows for clock
 * skew.
 */
export async function listActivitiesWithSeatsMoved(
  db: Db,
  since: { readonly newHolds: string; readonly ended: string },
): Promise<number[]> {
  const rows = await db
    .selectFrom("reservation")
    .select("activity_id")
    .distinct()
    .where((row) =>
      row.or([
        row.and([
          row("state", "in", ["held", "paying", "requested", "booked"]),
          row("expires_at", ">", since.newHolds),
        ]),
        row.and([
          row("state", "in", ["expired", "cancelled", "failed", "refunded"]),
          row("expires_at", ">", since.ended),
        ]),
      ]),
    )
    .execute();
  return rows.map((row) => row.activity_id);
}

/** The next `limit` activities on sale after one, with what the search index keeps of them in a language; by id. */
export function listActivitiesToIndex(db: Db, locale: string, after: number, limit: number) {
  return db
    .selectFrom("activity")
    .innerJoin("activity_text", textIn(locale))
    .innerJoin("supplier", "supplier.id", "activity.supplier_id")
    .select([
      "activity.id",
      "activity.type_id",
      "activity.location_id",
      "activity.latitude",
      "activity.longitude",
      "activity.reservation_system",
      "activity.attributes",
      "activity.pictures",
      "activity.points_of_interest",
      "activity.ranking_score",
      "activity_text.title",
      "activity_text.teaser",
      "activity_text.highlights",
      "activity_text.slug",
      "supplier.name as supplier",
    ])
    .where("activity.id", ">", after)
    .where("activity.withdrawn_at", "is", null)
    .orderBy("activity.id")
    .limit(limit)
    .execute();
}

/** Activities with a free seat from a date on that can be booked at `now`, an instant of the database. */
export async function listBookableIds(db: Db, from: string, now: string): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom("activity")
    .select("activity.id")
    .where((row) =>
      row.exists(
        row
          .selectFrom("offer")
          .innerJoin("slot", "slot.offer_id", "offer.id")
          .select("offer.id")
          .whereRef("offer.activity_id", "=", "activity.id")
          .where("offer.withdrawn_at", "is", null)
          .where("slot.local_date", ">=", from)
          .where("slot.cutoff_at", ">", now)
          .where((slot) =>
            slot.or([slot("slot.capacity", "is", null), slot("slot.taken", "<", slot.ref("slot.capacity"))]),
          ),
      ),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
