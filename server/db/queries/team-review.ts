import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import type { reviewStates } from "../../../sdk/contracts/requests/admin/reviews.ts";
import { mainLocaleOf, type Locale } from "../../../sdk/contracts/locale.ts";
import { sql, type Updateable } from "kysely";
import type { Db, Trx } from "../connection.ts";
import type { TeamReviewTable } from "../schema.ts";
import { matchesWord, searchWords } from "../search-text.ts";
import { matchesText, matchesNumber } from "./team-search.ts";
import { textIn } from "./text-join.ts";

export interface ReviewsQuery {
  readonly search: string;
  readonly page: number;
  readonly state: (typeof reviewStates)[number];
  readonly locale: Locale;
}

/** A page of all reviews, excluded ones among them, the newest first; and how many there are. */
export async function listTeamReviews(db: Db, { search, page, state, locale }: ReviewsQuery) {
  let matching = reviewsIn(db, locale);
  for (const word of searchWords(search)) {
    matching = matching.where((row) =>
      row.or([
        matchesWord("activity.search_text", word),
        matchesNumber("activity.id", word),
        matchesNumber("review.id", word),
        ...["review.first_name", "review.last_name", "review.text"].map((column) => matchesText(column, word)),
      ]),
    );
  }
  if (state === "excluded") matching = matching.where("review.is_excluded", "=", 1);
  if (state === "unanswered") {
    matching = matching
      .where("review.is_excluded", "=", 0)
      .where("review.replies", "=", "[]")
      .where((row) => row.or([row("team_review.reply", "is", null), row("team_review.reply", "=", "")]));
  }
  const { total } = await matching
    .select((row) => row.fn.countAll<number | string>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await shown(matching)
    .orderBy("review.created_on", "desc")
    .orderBy("review.id", "desc")
    .limit(pageSize)
    .offset((shownPage(page, Number(total)) - 1) * pageSize)
    .execute();
  return { total: Number(total), rows };
}

/** One of them; undefined where there is none. */
export async function findTeamReview(db: Db, id: number, locale: Locale) {
  return shown(reviewsIn(db, locale).where("review.id", "=", id)).executeTakeFirst();
}
export type TeamReviewRow = Awaited<ReturnType<typeof listTeamReviews>>["rows"][number];

function reviewsIn(db: Db, locale: Locale) {
  return db
    .selectFrom("review")
    .innerJoin("activity", "activity.id", "review.activity_id")
    .innerJoin("activity_text", textIn(mainLocaleOf(locale)))
    .leftJoin("team_review", "team_review.review_id", "review.id");
}

function shown(matching: ReturnType<typeof reviewsIn>) {
  return matching
    .select([
      "review.id",
      "review.activity_id",
      "review.rating",
      "review.text",
      "review.first_name",
      "review.last_name",
      "review.created_on",
    ])
    .select(["review.locale", "review.is_excluded", "review.helpful", "review.replies", "activity_text.title"])
    .select(["team_review.revision", "team_review.reply as team_reply", "team_review.replied_on"]);
}

/** Inserts the team's first word on a review: none. A known one stays. */
export async function insertTeamReview(trx: Trx, reviewId: number): Promise<void> {
  await trx
    .insertInto("team_review")
    .values({ review_id: reviewId, revision: 0, is_excluded: null, reply: null, replied_on: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Locks the team's word on a review until the transaction ends; undefined if it has another revision than this. */
export async function lockTeamReview(
  trx: Trx,
  reviewId: number,
  revision: number,
): Promise<Pick<TeamReviewTable, "reply"> | undefined> {
  return trx
    .updateTable("team_review")
    .set((row) => ({ revision: row.ref("revision") }))
    .where("review_id", "=", reviewId)
    .where("revision", "=", revision)
    .returning("reply")
    .executeTakeFirst();
}

/** Changes columns of the team's word on a review. */
export async function updateTeamReview(
  trx: Trx,
  reviewId: number,
  changes: Updateable<TeamReviewTable>,
): Promise<void> {
  await trx.updateTable("team_review").set(changes).where("review_id", "=", reviewId).execute();
}

/** Excludes and includes the reviews that the team has decided on, whatever the catalogue says. */
export async function updateReviewsExcluded(trx: Trx): Promise<void> {
  await trx
    .updateTable("review")
    .set({
      is_excluded: sql<
        0 | 1
      >`(select team_review.is_excluded from team_review where team_review.review_id = review.id)`,
    })
    .where("id", "in", (row) => row.selectFrom("team_review").select("review_id").where("is_excluded", "is not", null))
    .execute();
}
