import { sql, type Updateable } from "kysely";
import { instantAt } from "../../clock.ts";
import type { Db, Trx } from "../connection.ts";
import type { BookingItemTable, BookingTable, ReservationTable, ReviewTable } from "../schema.ts";
import { whereOwnedBy, type Owner } from "./account-bookings.ts";
import { isActivityOnSale } from "./activity.ts";
import { transact } from "../transact.ts";

export type ReviewRow = Omit<ReviewTable, "activity_id" | "is_excluded" | "booking_item_id" | "user_id"> & {
  /** The shop's reply, written by the team; absent in queries that don't select it. */
  readonly team_reply?: string | null;
  /** Its calendar date. */
  readonly replied_on?: string | null;
};

/** Reviews of an answer, the newest; its figures are of all. */
const mostReviews = 1000;

/** The newest visible reviews of an activity, and how many of all have each number of stars. */
export interface ReviewsOfActivity {
  readonly newest: readonly ReviewRow[];
  readonly stars: readonly { readonly rating: number; readonly count: number }[];
}

/** The visible reviews of an activity; undefined if it is unknown or withdrawn. */
export async function findReviewsOfActivity(db: Db, activityId: number): Promise<ReviewsOfActivity | undefined> {
  if (!(await isActivityOnSale(db, activityId))) return undefined;
  const [newest, stars] = await Promise.all([listNewestReviews(db, activityId), countStars(db, activityId)]);
  return { newest, stars };
}

/** The newest visible reviews of an activity, the newest first. */
async function listNewestReviews(db: Db, activityId: number): Promise<ReviewRow[]> {
  return db
    .selectFrom("review")
    .leftJoin("team_review", "team_review.review_id", "review.id")
    .select([
      "id",
      "rating",
      "text",
      "first_name",
      "last_name",
      "created_on",
      "country_code",
      "locale",
      "category",
      "tags",
      "replies",
      "helpful",
    ])
    .select(["team_review.reply as team_reply", "team_review.replied_on"])
    .where("activity_id", "=", activityId)
    .where("review.is_excluded", "=", 0)
    .orderBy("created_on", "desc")
    .orderBy("id", "desc")
    .limit(mostReviews)
    .execute();
}

/** The number of an activity's visible reviews by stars. A rating without reviews has no row. */
async function countStars(db: Db, activityId: number): Promise<{ rating: number; count: number }[]> {
  const rows = await db
    .selectFrom("review")
    .select((row) => ["rating", row.fn.countAll<number | string>().as("count")])
    .where("activity_id", "=", activityId)
    .where("is_excluded", "=", 0)
    .groupBy("rating")
    .execute();
  return rows.map(({ rating, count }) => ({ rating, count: Number(count) }));
}

/**
 * Counts one helpful vote per visitor token (RULES 20) and returns the review's votes. Idempotent, for concurrent calls
 * too. Undefined if there is no such visible review.
 */
export async function insertHelpfulVote(
  db: Db,
  reviewId: number,
  visitorToken: string,
  now: number,
): Promise<number | undefined> {
  return transact(db, async (trx) => {
    const found = await trx
      .selectFrom("review")
      .select("helpful")
      .where("id", "=", reviewId)
      .where("is_excluded", "=", 0)
      .executeTakeFirst();
    if (!found) return undefined;
    const vote = await trx
      .insertInto("review_vote")
      .values({ review_id: reviewId, visitor_token: visitorToken, created_at: instantAt(now) })
      .onConflict((conflict) => conflict.doNothing())
      .returning("review_id")
      .executeTakeFirst();
    if (!vote) return found.helpful;
    const { helpful } = await trx
      .updateTable("review")
      .set((row) => ({ helpful: row("helpful", "+", 1) }))
      .where("id", "=", reviewId)
      .returning("helpful")
      .executeTakeFirstOrThrow();
    return helpful;
  });
}

/**
 * Writes reviews, new ones and those that have changed. Votes that visitors have given are counted on top of the
 * catalogue's own.
 */
export async function upsertReviews(trx: Trx, rows: readonly ReviewTable[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto("review")
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((row) => ({
        activity_id: row.ref("excluded.activity_id"),
        rating: row.ref("excluded.rating"),
        text: row.ref("excluded.text"),
        first_name: row.ref("excluded.first_name"),
        last_name: row.ref("excluded.last_name"),
        created_on: row.ref("excluded.created_on"),
        country_code: row.ref("excluded.country_code"),
        locale: row.ref("excluded.locale"),
        category: row.ref("excluded.category"),
        tags: row.ref("excluded.tags"),
        replies: row.ref("excluded.replies"),
        is_excluded: row.ref("excluded.is_excluded"),
        helpful: sql<number>`excluded.helpful + (select count(*) from review_vote where review_vote.review_id = excluded.id)`,
      })),
    )
    .execute();
}

/**
 * Sets the rating of every activity with reviews, or of one activity, from its visible reviews. Activities without
 * reviews are not changed.
 */
export async function updateRatings(trx: Trx, activityId?: number): Promise<void> {
  const visible = sql`from review where review.activity_id = activity.id and review.is_excluded = 0`;
  await trx
    .updateTable("activity")
    .set({
      rating_average: sql<number | null>`(select avg(review.rating) ${visible})`,
      rating_count: sql<number>`(select count(*) ${visible})`,
    })
    .where((row) =>
      row.exists(row.selectFrom("review").select("review.id").whereRef("review.activity_id", "=", "activity.id")),
    )
    .$if(activityId !== undefined, (one) => one.where("id", "=", activityId!))
    .execute();
}

/** Reviews that an owner wrote, or that were written of their bookings' items. */
export async function listReviewsOfOwner(trx: Trx, owner: Owner): Promise<Pick<ReviewTable, "id" | "locale">[]> {
  const ownItems = trx
    .selectFrom("booking_item")
    .innerJoin("booking", "booking.id", "booking_item.booking_id")
    .select("booking_item.id")
    .where(whereOwnedBy(owner));
  return trx
    .selectFrom("review")
    .select(["id", "locale"])
    .where((row) => row.or([row("user_id", "=", owner.userId), row("booking_item_id", "in", ownItems)]))
    .execute();
}

/** Changes columns of a review. */
export async function updateReview(trx: Trx, id: number, changes: Updateable<ReviewTable>): Promise<void> {
  await trx.updateTable("review").set(changes).where("id", "=", id).execute();
}

/** Returns what a moderation needs to know of a review; undefined if there is none. */
export async function findReview(
  trx: Trx,
  id: number,
): Promise<Pick<ReviewTable, "activity_id" | "is_excluded"> | undefined> {
  return trx.selectFrom("review").select(["activity_id", "is_excluded"]).where("id", "=", id).executeTakeFirst();
}

/** Inserts the review of an item; false if the item has one already, also where both are written at the same time. */
export async function insertReview(trx: Trx, row: ReviewTable): Promise<boolean> {
  const inserted = await trx
    .insertInto("review")
    .values(row)
    .onConflict((conflict) => conflict.column("booking_item_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A review with the shop's reply, if that is selected. */
export type OwnReview = ReviewTable & Pick<ReviewRow, "team_reply" | "replied_on">;

/** A booked item, and its review if it has one. */
export interface ItemWithReview {
  readonly booking: BookingTable;
  readonly item: BookingItemTable;
  readonly reservation: ReservationTable;
  readonly review: OwnReview | undefined;
}

/** Booked items by id, in the order of the ids; unknown ones are left out. */
export async function listItemsWithReview(db: Db, ids: readonly string[]): Promise<ItemWithReview[]> {
  if (ids.length === 0) return [];
  const items = await db.selectFrom("booking_item").selectAll().where("id", "in", ids).execute();
  const [bookings, reservations, reviews] = await Promise.all([
    db
      .selectFrom("booking")
      .selectAll()
      .where("id", "in", ["", ...items.map((item) => item.booking_id)])
      .execute(),
    db
      .selectFrom("reservation")
      .selectAll()
      .where("id", "in", ["", ...items.map((item) => item.reservation_id)])
      .execute(),
    db
      .selectFrom("review")
      .leftJoin("team_review", "team_review.review_id", "review.id")
      .selectAll("review")
      .select(["team_review.reply as team_reply", "team_review.replied_on"])
      .where("booking_item_id", "in", ids)
      .execute(),
  ]);
  return ids.flatMap((id) => {
    const item = items.find((each) => each.id === id);
    const booking = bookings.find((each) => each.id === item?.booking_id);
    const reservation = reservations.find((each) => each.id === item?.reservation_id);
    return item && booking && reservation
      ? [{ item, booking, reservation, review: reviews.find((each) => each.booking_item_id === id) }]
      : [];
  });
}

/** Which of these items have a review. */
export async function listReviewedItemIds(db: Db, itemIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (itemIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("review")
    .select("booking_item_id")
    .where("booking_item_id", "in", itemIds)
    .execute();
  return new Set(rows.map(({ booking_item_id }) => booking_item_id ?? ""));
}
