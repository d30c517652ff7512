import type { SnapshotFrom } from "xstate";
import { languageTag, mainLocaleOf, type Locale } from "../../contracts/locale.ts";
import type { Review, ReviewSort } from "../../contracts/review.ts";
import type { reviewsMachine } from "../../machines/reviews/reviews.machine.ts";
import { firstShown, narrowings, shownReviews, step } from "../../machines/reviews/reviews.rules.ts";
import type { CategoryNames, ReviewCategory, ReviewsEvent, Stars } from "../../machines/reviews/reviews.types.ts";
import type { Services } from "../_kit/record.ts";
import { loadFailureOf, type LoadFailure } from "../load-failure/load-failure.ts";

/** What the reviews' view gets: facts and callbacks, no words. Dates are `2026-10-01`. */
export interface ReviewsProps {
  readonly state: "loading" | "missing" | "failed" | "shown";
  /** Why they could not be loaded, where they could not. */
  readonly failure: LoadFailure;
  readonly isSlow: boolean;
  /** The language of the words around, for `Intl`. */
  readonly languageTag: string;
  /** Null below 1 (discovery spec §5). */
  readonly average: number | null;
  readonly count: number;
  /** Five stars first; `share` is 0 to 1. */
  readonly distribution: readonly {
    readonly stars: Stars;
    readonly count: number;
    readonly share: number;
    readonly isChosen: boolean;
  }[];
  readonly choice: {
    readonly categories: readonly ReviewCategory[];
    readonly textOnly: boolean;
    readonly search: string;
    readonly sort: ReviewSort;
    /** How many choices narrow the list. */
    readonly narrowings: number;
  };
  /** Whether there is enough to be worth a search. */
  readonly hasControls: boolean;
  readonly isSearching: boolean;
  readonly reviews: readonly ReviewDetails[];
  /** How many the choice leaves, and how many one more press shows. */
  readonly total: number;
  readonly more: number;
  readonly press: {
    readonly rating: (stars: Stars) => void;
    readonly category: (category: ReviewCategory) => void;
    readonly text: () => void;
    readonly search: (text: string, names: CategoryNames) => void;
    readonly sort: (sort: ReviewSort) => void;
    readonly more: () => void;
    readonly clear: () => void;
    readonly retry: () => void;
  };
}

export interface ReviewDetails {
  readonly id: number;
  readonly stars: Stars;
  readonly text: string | null;
  /** "Elena R." */
  readonly name: string;
  readonly country: string | null;
  readonly date: string;
  /** The language that it is written in, as `lang` wants it. */
  readonly language: string;
  /** True where that is another language than the one around. */
  readonly isForeign: boolean;
  readonly category: ReviewCategory | null;
  readonly tags: readonly string[];
  readonly replies: readonly { readonly text: string; readonly author: string; readonly date: string }[];
  readonly helpful: {
    readonly count: number;
    readonly state: "open" | "sending" | "given" | "lost";
    readonly press: () => void;
  };
}

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
    languageTag: languageTag(mainLocaleOf(services.locale)),
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
    reviews: shown.map((review) => factsOf(review, snapshot, send, services.locale)),
    total,
    more: Math.min(step, total - shown.length),
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

function factsOf(
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
