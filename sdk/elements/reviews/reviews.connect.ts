import type { SnapshotFrom } from "xstate";
import { translatedLanguageTag, type Locale } from "../../contracts/locale.ts";
import type { Review } from "../../contracts/review.ts";
import type { reviewsMachine } from "../../machines/reviews/reviews.machine.ts";
import { firstShown, narrowings, shownReviews, shownPerStep } from "../../machines/reviews/reviews.rules.ts";
import type { ReviewsEvent, Stars } from "../../machines/reviews/reviews.types.ts";
import type { Services } from "../_kit/record.ts";
import { loadFailureOf } from "../../parts/load-failure/load-failure.ts";
import type { ReviewsProps, ReviewDetails } from "./reviews.props.ts";

const allStars: readonly Stars[] = [5, 4, 3, 2, 1];
const states = ["missing", "failed", "shown"] as const;

export function connectReviews(
  snapshot: SnapshotFrom<typeof reviewsMachine>,
  send: (event: ReviewsEvent) => void,
  services: Services,
): ReviewsProps {
  const { context } = snapshot;
  const { answer, categories, textOnly, search, sort, rating } = context;
  const { shown, total } = shownReviews(context);
  const most = Math.max(1, ...(answer?.distribution ?? []));
  return {
    state: states.find((state) => snapshot.matches(state)) ?? "loading",
    failure: loadFailureOf(context.failure),
    isSlow: context.isSlow,
    languageTag: translatedLanguageTag(services.locale),
    average: answer?.average_rating && answer.average_rating >= 1 ? answer.average_rating : null,
    count: answer?.num_ratings ?? 0,
    distribution: allStars.map((stars) => {
      const count = answer?.distribution[stars - 1] ?? 0;
      return { stars, count, share: count / most, isChosen: rating === stars };
    }),
    choice: { categories, textOnly, search, sort, narrowings: narrowings(context) },
    hasControls: (answer?.reviews.length ?? 0) > firstShown,
    isSearching:
      snapshot.matches({ shown: { searching: "typing" } }) || snapshot.matches({ shown: { searching: "matching" } }),
    reviews: shown.map((review) => detailsOf(review, snapshot, send, services.locale)),
    total,
    more: Math.min(shownPerStep, total - shown.length),
    press: {
      rating: (rating) => send({ type: "rating.toggled", rating }),
      category: (category) => send({ type: "category.toggled", category }),
      text: () => send({ type: "text.toggled" }),
      search: (text, names) => send({ type: "search.typed", text, names }),
      sort: (sort) => send({ type: "sort.chosen", sort }),
      more: () => send({ type: "more" }),
      clear: () => send({ type: "filters.cleared" }),
      retry: () => send({ type: "retry" }),
    },
  };
}

function detailsOf(
  review: Review,
  { context }: SnapshotFrom<typeof reviewsMachine>,
  send: (event: ReviewsEvent) => void,
  locale: Locale,
): ReviewDetails {
  const id = review.product_review_id;
  const given = context.votes[String(id)];
  const { first_name, last_name } = review.reviewer;
  const [initial] = [...last_name.trim()];
  return {
    id,
    stars: review.rating as Stars,
    text: review.review,
    name: [first_name.trim(), initial && `${initial}.`].filter(Boolean).join(" "),
    country: review.countryCode,
    date: review.date_created,
    language: review.locale.replace("_", "-"),
    isForeign: review.locale.slice(0, 2) !== locale.slice(0, 2),
    category: review.category,
    tags: review.tags.map(({ tag }) => tag),
    replies: review.replies.map(({ comments, author, date_created }) => ({
      text: comments,
      author,
      date: date_created,
    })),
    helpful: {
      count: Math.max(given ?? 0, review.helpful),
      state:
        given !== undefined
          ? "given"
          : context.voting.includes(id)
            ? "sending"
            : context.unvoted === id
              ? "lost"
              : "open",
      press: () => send({ type: "helpful.pressed", reviewId: id }),
    },
  };
}
