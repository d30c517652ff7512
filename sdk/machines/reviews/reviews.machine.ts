import { assign, fromCallback, fromPromise, setup } from "xstate";
import type { Reviews } from "../../contracts/review.ts";
import { failureOf, type Failure } from "../cart/failure.ts";
import { firstShown, longestSearch, step, untouched } from "./reviews.rules.ts";
import type {
  CategoryNames,
  ReviewCategory,
  ReviewsContext,
  ReviewsEvent,
  ReviewsInput,
  Searched,
  Stars,
} from "./reviews.types.ts";

function missing(): never {
  throw new Error("the element provides this actor");
}

const chart = setup({
  types: { context: {} as ReviewsContext, events: {} as ReviewsEvent, input: {} as ReviewsInput },
  actors: {
    loadReviews: fromPromise<Reviews, { activityId: number }>(missing),
    /** Ids of the reviews that a text finds. */
    findReviews: fromPromise<number[], Searched>(missing),
    /** Sends the vote and keeps it; answers with the votes that the review has now. */
    sendVote: fromPromise<number, { reviewId: number }>(missing),
    /** Sends `patience.over` after four seconds (design: waiting). */
    patience: fromCallback<ReviewsEvent>(() => {}),
    /** Done when the visitor has stopped typing. */
    pause: fromPromise<void>(missing),
  },
  actions: {
    takeActivity: assign((_, activityId: number) => ({ activityId, ...nothingKnown })),
    keepAnswer: assign((_, answer: Reviews) => ({ answer, failure: null, ...untouched(answer.reviews) })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    grow: assign({ isSlow: true }),
    toggleRating: assign(({ context }, rating: Stars) => ({ rating: context.rating === rating ? null : rating })),
    toggleCategory: assign(({ context: { categories } }, category: ReviewCategory) => ({
      categories: categories.includes(category)
        ? categories.filter((each) => each !== category)
        : [...categories, category],
    })),
    toggleText: assign(({ context }) => ({ textOnly: !context.textOnly })),
    keepSearch: assign(({ context }, { text, names }: { text: string; names?: CategoryNames }) => ({
      search: text.slice(0, longestSearch),
      names: names ?? context.names,
    })),
    keepMatches: assign((_, matches: readonly number[] | null) => ({ matches })),
    clear: assign(({ context }) => ({ ...untouched(context.answer?.reviews ?? []), sort: context.sort })),
    startOver: assign({ visible: firstShown }),
    showMore: assign(({ context }) => ({ visible: context.visible + step })),
    queueVote: assign(({ context }, reviewId: number) => ({ voting: [...context.voting, reviewId], unvoted: null })),
    keepVote: assign(({ context: { votes, voting } }, helpful: number) => ({
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

const nothingKnown = {
  ...untouched([]),
  answer: null,
  failure: null,
  isSlow: false,
  visible: firstShown,
  voting: [],
  unvoted: null,
} as const;

/**
 * What travellers say of an activity (discovery spec §4, "Review list state"): narrowed and sorted in the browser,
 * searched by a fuzzy index that is loaded with the first search, and found helpful once each.
 */
export const reviewsMachine = chart.createMachine({
  id: "reviews",
  context: ({ input }) => ({ ...nothingKnown, names: {}, ...input }),
  on: {
    "attributes.changed": {
      guard: { type: "isOther", params: ({ event }) => event.activityId },
      target: ".loading",
      actions: { type: "takeActivity", params: ({ event }) => event.activityId },
    },
  },
  initial: "loading",
  states: {
    loading: {
      invoke: [
        {
          src: "loadReviews",
          input: ({ context }) => ({ activityId: context.activityId }),
          onDone: { target: "shown", actions: { type: "keepAnswer", params: ({ event }) => event.output } },
          onError: [
            { guard: { type: "isUnknown", params: ({ event }) => failureOf(event.error) }, target: "missing" },
            { target: "failed", actions: { type: "keepFailure", params: ({ event }) => failureOf(event.error) } },
          ],
        },
        { src: "patience" },
      ],
      on: { "patience.over": { actions: "grow" } },
    },
    missing: {},
    failed: { on: { retry: { target: "loading" } } },
    shown: {
      type: "parallel",
      on: {
        "rating.toggled": { actions: [{ type: "toggleRating", params: ({ event }) => event.rating }, "startOver"] },
        "category.toggled": {
          actions: [{ type: "toggleCategory", params: ({ event }) => event.category }, "startOver"],
        },
        "text.toggled": { actions: ["toggleText", "startOver"] },
        "sort.chosen": { actions: assign(({ event }) => ({ sort: event.sort, visible: firstShown })) },
        more: { actions: "showMore" },
      },
      states: {
        searching: {
          initial: "resting",
          on: {
            "search.typed": { target: ".typing", actions: { type: "keepSearch", params: ({ event }) => event } },
            "filters.cleared": { target: ".resting", actions: ["clear", "startOver"] },
          },
          states: {
            resting: {},
            typing: {
              always: {
                guard: "hasNoSearch",
                target: "resting",
                actions: [{ type: "keepMatches", params: null }, "startOver"],
              },
              invoke: { src: "pause", onDone: { target: "matching" } },
            },
            matching: {
              invoke: {
                src: "findReviews",
                input: ({ context: { answer, search, names } }) => ({
                  reviews: answer?.reviews ?? [],
                  text: search.trim(),
                  names,
                }),
                onDone: {
                  target: "resting",
                  actions: [{ type: "keepMatches", params: ({ event }) => event.output }, "startOver"],
                },
                onError: { target: "resting" },
              },
            },
          },
        },
        voting: {
          initial: "resting",
          on: {
            "helpful.pressed": {
              guard: { type: "mayVote", params: ({ event }) => event.reviewId },
              actions: { type: "queueVote", params: ({ event }) => event.reviewId },
            },
          },
          states: {
            resting: { always: { guard: "hasVotes", target: "sending" } },
            sending: {
              invoke: {
                src: "sendVote",
                input: ({ context }) => ({ reviewId: context.voting[0] ?? 0 }),
                onDone: { target: "resting", actions: { type: "keepVote", params: ({ event }) => event.output } },
                onError: { target: "resting", actions: "dropVote" },
              },
            },
          },
        },
      },
    },
  },
});
export type ReviewsMachine = typeof reviewsMachine;
