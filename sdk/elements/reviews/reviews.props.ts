import type { ReviewSort } from "../../contracts/review.ts";
import type { CategoryNames, ReviewCategory, Stars } from "../../machines/reviews/reviews.types.ts";
import type { LoadFailure } from "../../parts/load-failure/load-failure.ts";

/** What the reviews' view gets: data and callbacks, no words. Dates are `2026-10-01`. */
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
