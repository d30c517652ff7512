import type { Review, Reviews, ReviewSort, reviewCategories } from "../../contracts/review.ts";
import type { Failure } from "../cart/failure.rules.ts";

export type ReviewCategory = (typeof reviewCategories)[number];
export type Stars = 1 | 2 | 3 | 4 | 5;

/** What the visitor has narrowed the reviews to (discovery spec §4, "Review list state"). */
export interface ReviewChoice {
  readonly rating: Stars | null;
  readonly categories: readonly ReviewCategory[];
  /** Reviews without text are hidden. On by default. */
  readonly textOnly: boolean;
  readonly search: string;
  /** Ids of the reviews that the search text finds; null without one. */
  readonly matches: readonly number[] | null;
  readonly sort: ReviewSort;
}

export interface ReviewsContext extends ReviewChoice {
  readonly activityId: number;
  readonly answer: Reviews | null;
  readonly failure: Failure | null;
  /** Waiting has taken longer than four seconds: it gets a word. */
  readonly isSlow: boolean;
  /** How many of the chosen ones are shown at most. */
  readonly visible: number;
  /** Names of the categories in the visitor's language, so that a search finds them by it. */
  readonly names: CategoryNames;
  /** What the visitor found helpful: by review, the votes after theirs. */
  readonly votes: Readonly<Record<string, number>>;
  /** Votes that wait for their turn; the first is on its way. */
  readonly voting: readonly number[];
  /** The review whose vote could not be counted last. */
  readonly unvoted: number | null;
}

export type CategoryNames = Readonly<Partial<Record<ReviewCategory, string>>>;

export interface ReviewsInput {
  readonly activityId: number;
  readonly votes: Readonly<Record<string, number>>;
}

export type ReviewsEvent =
  | { type: "attributes.changed"; activityId: number }
  | { type: "retry" }
  | { type: "slowTimer.elapsed" }
  | { type: "rating.toggled"; rating: Stars }
  | { type: "category.toggled"; category: ReviewCategory }
  | { type: "text.toggled" }
  | { type: "search.typed"; text: string; names?: CategoryNames }
  | { type: "sort.chosen"; sort: ReviewSort }
  | { type: "more" }
  | { type: "filters.cleared" }
  | { type: "helpful.pressed"; reviewId: number };

/** What a search looks through. */
export interface Searched {
  readonly reviews: readonly Review[];
  readonly text: string;
  readonly names: CategoryNames;
}
