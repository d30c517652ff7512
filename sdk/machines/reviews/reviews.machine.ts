import { assign } from "xstate";
import { failureOf } from "../cart/failure.rules.ts";
import { firstShown } from "./reviews.rules.ts";
import { reviewsSetup, nothingKnown } from "./reviews.setup.ts";

/**
 * What travellers say of an activity (discovery spec §4, "Review list state"): narrowed and sorted in the browser,
 * searched by a fuzzy index that is loaded with the first search, and found helpful once each.
 */
export const reviewsMachine = reviewsSetup.createMachine({
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
          onDone: { target: "shown", actions: { type: "setAnswer", params: ({ event }) => event.output } },
          onError: [
            { guard: { type: "isUnknown", params: ({ event }) => failureOf(event.error) }, target: "missing" },
            { target: "failed", actions: { type: "setFailure", params: ({ event }) => failureOf(event.error) } },
          ],
        },
        { src: "slowTimer" },
      ],
      on: { "slowTimer.elapsed": { actions: "setSlow" } },
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
            "search.typed": { target: ".typing", actions: { type: "setSearch", params: ({ event }) => event } },
            "filters.cleared": { target: ".resting", actions: ["clear", "startOver"] },
          },
          states: {
            resting: {},
            typing: {
              always: {
                guard: "hasNoSearch",
                target: "resting",
                actions: [{ type: "setMatches", params: null }, "startOver"],
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
                  actions: [{ type: "setMatches", params: ({ event }) => event.output }, "startOver"],
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
                onDone: { target: "resting", actions: { type: "setVote", params: ({ event }) => event.output } },
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
