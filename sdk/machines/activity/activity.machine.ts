import { and } from "xstate";
import type { ListedActivity } from "../../contracts/listing.ts";
import { failureOf } from "../cart/failure.rules.ts";
import type { ActivityContext, ActivityEvent } from "./activity.types.ts";
import { nothingKnown, activitySetup } from "./activity.setup.ts";

/** Similar activities: loaded in full mode, or where this one can't be booked. */
function similar<const Deciding>(always: Deciding) {
  return {
    initial: "deciding",
    on: {
      "similar.selected": {
        guard: { type: "isSimilar", params: ({ event }: SimilarSelected) => event.activityId },
        actions: [
          { type: "emitSelect", params: ({ event }: SimilarSelected) => event.activityId },
          { type: "emitSelectItem", params: ({ event }: SimilarSelected) => event.activityId },
        ],
      },
    },
    states: {
      deciding: { always },
      loading: {
        invoke: {
          src: "loadSimilar",
          input: ({ context }: { readonly context: ActivityContext }) => ({ activityId: context.given.activityId }),
          onDone: {
            target: "ready",
            actions: {
              type: "setSimilar",
              params: ({ event }: { readonly event: { readonly output: ListedActivity[] } }) => event.output,
            },
          },
          onError: { target: "none" },
        },
      },
      ready: {},
      none: {},
    },
  } as const;
}

const drawerOf = ({ context: { given } }: { readonly context: ActivityContext }) => ({
  activityId: given.activityId,
  isOfPage: given.mode === "full",
});

type SimilarSelected = { readonly event: Extract<ActivityEvent, { type: "similar.selected" }> };

/**
 * The detail page of an activity (discovery spec §2). What it can do without comes after it: reviews that stand for
 * all, similar ones.
 */
export const activityMachine = activitySetup.createMachine({
  id: "activity",
  context: ({ input }) => ({ ...nothingKnown, given: input.given, opensBooking: input.opensBooking }),
  on: {
    "attributes.changed": [
      {
        guard: { type: "isOther", params: ({ event }) => event.given },
        target: ".loading",
        actions: [{ type: "take", params: ({ event }) => event.given }, "forget"],
      },
      { actions: { type: "take", params: ({ event }) => event.given } },
    ],
  },
  initial: "loading",
  states: {
    loading: {
      invoke: [
        {
          src: "loadActivity",
          input: ({ context }) => ({ activityId: context.given.activityId }),
          onDone: { target: "shown", actions: { type: "setActivity", params: ({ event }) => event.output } },
          onError: [
            { guard: { type: "isUnknown", params: ({ event }) => failureOf(event.error) }, target: "missing" },
            { target: "failed", actions: { type: "setFailure", params: ({ event }) => failureOf(event.error) } },
          ],
        },
        { src: "slowTimer" },
      ],
      on: { "slowTimer.elapsed": { actions: "setSlow" } },
    },
    missing: {
      type: "parallel",
      states: {
        telling: {
          initial: "waiting",
          states: {
            waiting: {
              invoke: { src: "visitor" },
              on: { "page.opened": { target: "emitted", actions: { type: "emitUnavailable", params: "gone" } } },
            },
            emitted: {},
          },
        },
        similar: similar({ target: "loading" }),
      },
    },
    failed: { on: { retry: { target: "loading" } } },
    shown: {
      type: "parallel",
      on: {
        "section.toggled": { actions: { type: "toggle", params: ({ event }) => event.section } },
        "section.requested": {
          guard: { type: "hasSection", params: ({ event }) => event.section },
          actions: { type: "requestSection", params: ({ event }) => event.section },
        },
      },
      states: {
        telling: {
          initial: "deciding",
          states: {
            deciding: {
              always: [{ guard: "isContentsOnly", target: "quiet" }, { target: "waiting" }],
            },
            waiting: {
              invoke: { src: "visitor" },
              on: {
                "page.opened": [
                  { guard: "isBookable", target: "emitted", actions: "emitView" },
                  { target: "emitted", actions: ["emitView", { type: "emitUnavailable", params: "sold_out" }] },
                ],
              },
            },
            quiet: {},
            emitted: {},
          },
        },
        address: {
          initial: "deciding",
          states: {
            deciding: { always: [{ guard: "isFull", target: "followed" }, { target: "left" }] },
            followed: { invoke: { src: "fragment" } },
            left: {},
          },
        },
        reviews: {
          initial: "deciding",
          states: {
            deciding: {
              always: [
                { guard: "isContentsOnly", target: "none" },
                { guard: "isRated", target: "loading" },
                { target: "none" },
              ],
            },
            loading: {
              invoke: {
                src: "loadTopReviews",
                input: ({ context }) => ({ activityId: context.given.activityId }),
                onDone: { target: "ready", actions: { type: "setTopReviews", params: ({ event }) => event.output } },
                onError: { target: "none" },
              },
            },
            ready: {},
            none: {},
          },
        },
        price: {
          initial: "waiting",
          states: {
            waiting: { invoke: { src: "visitor" }, on: { "page.opened": { target: "loading" } } },
            loading: {
              invoke: {
                src: "loadNetPrice",
                input: ({ context }) => ({ activityId: context.given.activityId }),
                onDone: { target: "known", actions: { type: "setNetPrice", params: ({ event }) => event.output } },
                // Then the price for everybody stays.
                onError: "known",
              },
            },
            known: {},
          },
        },
        similar: similar([
          { guard: "isFull", target: "loading" },
          { guard: "isUnavailable", target: "loading" },
          { target: "none" },
        ]),
        booking: {
          initial: "deciding",
          on: {
            "date.chosen": { actions: { type: "setBookingDate", params: ({ event }) => event.date } },
            /** The widget that stands in the page could not be had. */
            "booking.lost": { actions: "loseBooking" },
          },
          states: {
            deciding: { always: [{ guard: "opensAtOnce", target: "open" }, { target: "closed" }] },
            closed: {
              invoke: { src: "closedDrawer", input: drawerOf },
              on: {
                "drawer.reached": {
                  guard: and(["isBookable", "mayOpen"]),
                  target: "open",
                  actions: { type: "setBookingDate", params: null },
                },
                "booking.opened": {
                  guard: and(["isBookable", "mayOpen"]),
                  target: "open",
                  actions: { type: "setBookingDate", params: ({ event }) => event.date ?? null },
                },
                open: {
                  guard: and(["isBookable", "mayOpen"]),
                  target: "open",
                  actions: { type: "setBookingDate", params: null },
                },
                select: {
                  guard: and(["isBookable", "mayOpen"]),
                  target: "open",
                  actions: { type: "setBookingDate", params: ({ event }) => event.date },
                },
              },
            },
            open: {
              entry: "beginBooking",
              invoke: { src: "openDrawer", input: drawerOf },
              on: {
                "booking.closed": { target: "closed" },
                close: { target: "closed" },
                select: { actions: { type: "setBookingDate", params: ({ event }) => event.date } },
                "booking.lost": { target: "closed", actions: "loseBooking" },
                "drawer.gone": { target: "closed" },
              },
            },
          },
        },
        viewer: {
          on: {
            "picture.opened": {
              guard: { type: "hasPicture", params: ({ event }) => event.index },
              actions: { type: "view", params: ({ event }) => event.index },
            },
            "picture.closed": { actions: { type: "view", params: null } },
          },
        },
      },
    },
  },
});
export type ActivityMachine = typeof activityMachine;
