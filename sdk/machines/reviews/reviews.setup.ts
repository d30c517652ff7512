import { assign, fromCallback, fromPromise, setup } from "xstate";
import type { Reviews } from "../../contracts/review.ts";
import { notProvided } from "../_setup/not-provided.ts";
import type { Failure } from "../cart/failure.rules.ts";
import { firstShown, longestReviewSearch, shownPerStep, untouched } from "./reviews.rules.ts";
import type {
  CategoryNames,
  ReviewCategory,
  ReviewsContext,
  ReviewsEvent,
  ReviewsInput,
  Searched,
  Stars,
} from "./reviews.types.ts";

/** The context before an activity's reviews are loaded. */
export const nothingKnown = {
  ...untouched([]),
  answer: null,
  failure: null,
  isSlow: false,
  visible: firstShown,
  voting: [],
  unvoted: null,
} as const;

/** Named actors, actions and guards of `reviews.machine.ts`. */
export const reviewsSetup = setup({
  types: { context: {} as ReviewsContext, events: {} as ReviewsEvent, input: {} as ReviewsInput },
  actors: {
    loadReviews: fromPromise<Reviews, { activityId: number }>(notProvided),
    /** Ids of the reviews that a text finds. */
    findReviews: fromPromise<number[], Searched>(notProvided),
    /** Sends the vote and keeps it; answers with the votes that the review has now. */
    sendVote: fromPromise<number, { reviewId: number }>(notProvided),
    /** Sends `slowTimer.elapsed` after four seconds (design: waiting). */
    slowTimer: fromCallback<ReviewsEvent>(() => {}),
    /** Done when the visitor has stopped typing. */
    pause: fromPromise<void>(notProvided),
  },
  actions: {
    takeActivity: assign((_, activityId: number) => ({ activityId, ...nothingKnown })),
    setAnswer: assign((_, answer: Reviews) => ({ answer, failure: null, ...untouched(answer.reviews) })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setSlow: assign({ isSlow: true }),
    toggleRating: assign(({ context }, rating: Stars) => ({ rating: context.rating === rating ? null : rating })),
    toggleCategory: assign(({ context: { categories } }, category: ReviewCategory) => ({
      categories: categories.includes(category)
        ? categories.filter((each) => each !== category)
        : [...categories, category],
    })),
    toggleText: assign(({ context }) => ({ textOnly: !context.textOnly })),
    setSearch: assign(({ context }, { text, names }: { text: string; names?: CategoryNames }) => ({
      search: text.slice(0, longestReviewSearch),
      names: names ?? context.names,
    })),
    setMatches: assign((_, matches: readonly number[] | null) => ({ matches })),
    clear: assign(({ context }) => ({ ...untouched(context.answer?.reviews ?? []), sort: context.sort })),
    startOver: assign({ visible: firstShown }),
    showMore: assign(({ context }) => ({ visible: context.visible + shownPerStep })),
    queueVote: assign(({ context }, reviewId: number) => ({ voting: [...context.voting, reviewId], unvoted: null })),
    setVote: assign(({ context: { votes, voting } }, helpful: number) => ({
      votes: { ...votes, [String(voting[0])]: helpful },
      voting: voting.slice(1),
    })),
    dropVote: assign(({ context: { voting } }) => ({ voting: voting.slice(1), unvoted: voting[0] ?? null })),
  },
  guards: {
    isOther: ({ context }, activityId: number) => context.activityId !== activityId,
    isUnknown: (_, { status }: Failure) => status === 404,
    mayVote: ({ context }, reviewId: number) =>
      context.votes[String(reviewId)] === undefined &&
      !context.voting.includes(reviewId) &&
      (context.answer?.reviews.some((review) => review.product_review_id === reviewId) ?? false),
    hasNoSearch: ({ context }) => context.search.trim() === "",
    hasVotes: ({ context }) => context.voting.length > 0,
  },
});
