import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import type { reviewStates } from "../../../sdk/contracts/admin/reviews.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import type { Db } from "../connection.ts";
import { catalogueLocale } from "../json.ts";
import { matchesWord, searchWords } from "../search-text.ts";
import { matchesText, matchesNumber } from "./team-search.ts";

export interface ReviewsQuery {
  readonly search: string;
  readonly page: number;
  readonly state: (typeof reviewStates)[number];
  readonly locale: Locale;
}

/** A page of all reviews, excluded ones among them, the newest first; and how many there are. */
export async function teamReviews(db: Db, { search, page, state, locale }: ReviewsQuery) {
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
export async function teamReview(db: Db, id: number, locale: Locale) {
  return shown(reviewsIn(db, locale).where("review.id", "=", id)).executeTakeFirst();
}
export type TeamReviewRow = Awaited<ReturnType<typeof teamReviews>>["rows"][number];

function reviewsIn(db: Db, locale: Locale) {
  return db
    .selectFrom("review")
    .innerJoin("activity", "activity.id", "review.activity_id")
    .innerJoin("activity_text", (join) =>
      join
        .onRef("activity_text.activity_id", "=", "activity.id")
        .on("activity_text.locale", "=", catalogueLocale(locale)),
    )
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
