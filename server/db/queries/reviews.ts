import { sql } from "kysely";
import { instantAt } from "../../clock.ts";
import type { Db, Trx } from "../connection.ts";
import type { ReviewTable } from "../schema.ts";
import { transact } from "../transact.ts";

export type ReviewRow = Omit<ReviewTable, "activity_id" | "is_excluded" | "booking_item_id" | "user_id"> & {
  /** The shop's reply, written by the team; absent in queries that don't select it. */
  readonly team_reply?: string | null;
  /** Its calendar date. */
  readonly replied_on?: string | null;
};

/** The newest visible reviews of an activity, the newest first. */
export async function newestReviews(db: Db, activityId: number, limit: number): Promise<ReviewRow[]> {
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
    .limit(limit)
    .execute();
}

/** The number of an activity's visible reviews by stars. A rating without reviews has no row. */
export async function countStars(db: Db, activityId: number): Promise<{ rating: number; count: number }[]> {
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
export async function voteHelpful(
  db: Db,
  reviewId: number,
  visitorToken: string,
  now: number,
): Promise<number | undefined> {
  return transact(db, async (trx) => {
    const seen = await trx
      .selectFrom("review")
      .select("helpful")
      .where("id", "=", reviewId)
      .where("is_excluded", "=", 0)
      .executeTakeFirst();
    if (!seen) return undefined;
    const vote = await trx
      .insertInto("review_vote")
      .values({ review_id: reviewId, visitor_token: visitorToken, created_at: instantAt(now) })
      .onConflict((conflict) => conflict.doNothing())
      .returning("review_id")
      .executeTakeFirst();
    if (!vote) return seen.helpful;
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
export async function writeReviews(trx: Trx, rows: readonly ReviewTable[]): Promise<void> {
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
  const seen = sql`from review where review.activity_id = activity.id and review.is_excluded = 0`;
  await trx
    .updateTable("activity")
    .set({
      rating_average: sql<number | null>`(select avg(review.rating) ${seen})`,
      rating_count: sql<number>`(select count(*) ${seen})`,
    })
    .where((row) =>
      row.exists(row.selectFrom("review").select("review.id").whereRef("review.activity_id", "=", "activity.id")),
    )
    .$if(activityId !== undefined, (one) => one.where("id", "=", activityId!))
    .execute();
}
