import { assign, emit, fromCallback, fromPromise, setup } from "xstate";
import type { Activity } from "../../contracts/activity.ts";
import type { ListedActivity } from "../../contracts/listing.ts";
import type { Review } from "../../contracts/review.ts";
import { failureOf, type Failure } from "../cart/failure.ts";
import type { ActivityContext, ActivityEvent, ActivityEmitted, ActivityInput, Told } from "./activity.types.ts";
import { contentsOf, reviewsAnchor } from "./contents.ts";
import { selectEvent, selectItemEvent, unavailableEvent, viewEvent } from "./emitted.ts";

function missing(): never {
  throw new Error("the element provides this actor");
}

const nothingKnown = {
  activity: null,
  failure: null,
  isSlow: false,
  topReviews: [],
  similar: [],
  viewing: null,
  lostBooking: false,
  bookingDate: null,
  open: [],
  asked: null,
} as const satisfies Partial<ActivityContext>;

const chart = setup({
  types: {
    context: {} as ActivityContext,
    events: {} as ActivityEvent,
    input: {} as ActivityInput,
    emitted: {} as ActivityEmitted,
  },
  actors: {
    loadActivity: fromPromise<Activity, { activityId: number }>(missing),
    /** The reviews that stand for all. */
    loadTopReviews: fromPromise<Review[], { activityId: number }>(missing),
    loadSimilar: fromPromise<ListedActivity[], { activityId: number }>(missing),
    /**
     * Sends `section.asked` for the fragment of the page's address, now and whenever it changes; the full page alone
     * has one.
     */
    fragment: fromCallback<ActivityEvent>(() => {}),
    /** Sends `drawer.gone` when the page's address no longer names the drawer. */
    drawer: fromCallback<ActivityEvent, { activityId: number }>(() => {}),
    /**
     * Sends `page.opened` where there is a visitor: a page that a server renders is told of by the browser that shows
     * it.
     */
    visitor: fromCallback<ActivityEvent>(() => {}),
    /** Sends `patience.over` after four seconds (design: waiting). */
    patience: fromCallback<ActivityEvent>(() => {}),
  },
  actions: {
    take: assign((_, told: Told) => ({ told })),
    forget: assign(nothingKnown),
    keepActivity: assign((_, activity: Activity) => ({
      activity,
      failure: null,
      open: contentsOf(activity)
        .map(({ id }) => id)
        .slice(0, 1),
    })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    keepTopReviews: assign((_, topReviews: readonly Review[]) => ({ topReviews })),
    keepSimilar: assign((_, similar: readonly ListedActivity[]) => ({ similar })),
    grow: assign({ isSlow: true }),
    view: assign((_, viewing: number | null) => ({ viewing })),
    toggle: assign(({ context: { open } }, section: string) => ({
      open: open.includes(section) ? open.filter((each) => each !== section) : [...open, section],
    })),
    ask: assign(({ context: { open, asked } }, section: string) => ({
      open: open.includes(section) ? open : [...open, section],
      asked: { section, turn: (asked?.turn ?? 0) + 1 },
    })),
    /** The link's selection counts for the first opening alone. */
    beginBooking: assign({ opensBooking: false, lostBooking: false }),
    loseBooking: assign({ lostBooking: true }),
    setBookingDate: assign((_, bookingDate: string | null) => ({ bookingDate })),
    /** Puts the drawer into the full page's address, so that the way back closes it (RULES 25); and takes it out. */
    enterDrawer: () => {},
    leaveDrawer: () => {},
    emitView: emit(({ context }) => viewEvent(context.activity!)),
    emitUnavailable: emit(({ context }, reason: "gone" | "sold_out") =>
      unavailableEvent(context.told.activityId, reason),
    ),
    emitSelect: emit(({ context }, activityId: number) => selectEvent(similarIn(context, activityId)!)),
    emitSelectItem: emit(({ context }, activityId: number) => selectItemEvent(similarIn(context, activityId)!)),
  },
  guards: {
    isOther: ({ context: { told } }, other: Told) =>
      told.activityId !== other.activityId || told.locale !== other.locale || told.mode !== other.mode,
    isUnknown: (_, { status }: Failure) => status === 404,
    isContentsOnly: ({ context }) => context.told.mode === "confirm",
    /**
     * Guests' pages keep their address and their visitors: only the full page follows a fragment and leads elsewhere.
     */
    isFull: ({ context }) => context.told.mode === "full",
    isRated: ({ context }) => (context.activity?.rating?.average_rating ?? 0) >= 1,
    isBookable: ({ context: { activity } }) => activity !== null && isBookable(activity),
    isUnavailable: ({ context: { activity, told } }) =>
      told.mode !== "confirm" && activity !== null && !isBookable(activity),
    opensAtOnce: ({ context: { activity, opensBooking, told } }) =>
      opensBooking && told.mode === "full" && activity !== null && isBookable(activity),
    isSimilar: ({ context }, activityId: number) => similarIn(context, activityId) !== undefined,
    hasPicture: ({ context }, index: number) => context.activity?.gallery[index] !== undefined,
    hasSection: ({ context: { activity } }, section: string) =>
      activity !== null &&
      (section === reviewsAnchor ? activity.rating !== null : contentsOf(activity).some(({ id }) => id === section)),
  },
});

function similarIn({ similar }: ActivityContext, activityId: number) {
  return similar.find(({ id }) => id === activityId);
}

/** Discovery spec §4: an activity can be booked only when it has dates and a summary. */
export function isBookable({ availableDates, summary }: Pick<Activity, "availableDates" | "summary">): boolean {
  return availableDates.length > 0 && summary !== null;
}

/** Similar ones: asked for where the page is a visitor's way on, or where this one can't be booked. */
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
          input: ({ context }: { readonly context: ActivityContext }) => ({ activityId: context.told.activityId }),
          onDone: {
            target: "ready",
            actions: {
              type: "keepSimilar",
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
type SimilarSelected = { readonly event: Extract<ActivityEvent, { type: "similar.selected" }> };

/**
 * The detail page of an activity (discovery spec §2). What it can do without comes after it: reviews that stand for
 * all, similar ones.
 */
export const activityMachine = chart.createMachine({
  id: "activity",
  context: ({ input }) => ({ ...nothingKnown, told: input.told, opensBooking: input.opensBooking }),
  on: {
    "attributes.changed": [
      {
        guard: { type: "isOther", params: ({ event }) => event.told },
        target: ".loading",
        actions: [{ type: "take", params: ({ event }) => event.told }, "forget"],
      },
      { actions: { type: "take", params: ({ event }) => event.told } },
    ],
  },
  initial: "loading",
  states: {
    loading: {
      invoke: [
        {
          src: "loadActivity",
          input: ({ context }) => ({ activityId: context.told.activityId }),
          onDone: { target: "shown", actions: { type: "keepActivity", params: ({ event }) => event.output } },
          onError: [
            { guard: { type: "isUnknown", params: ({ event }) => failureOf(event.error) }, target: "missing" },
            { target: "failed", actions: { type: "keepFailure", params: ({ event }) => failureOf(event.error) } },
          ],
        },
        { src: "patience" },
      ],
      on: { "patience.over": { actions: "grow" } },
    },
    missing: {
      type: "parallel",
      states: {
        telling: {
          initial: "waiting",
          states: {
            waiting: {
              invoke: { src: "visitor" },
              on: { "page.opened": { target: "told", actions: { type: "emitUnavailable", params: "gone" } } },
            },
            told: {},
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
        "section.asked": {
          guard: { type: "hasSection", params: ({ event }) => event.section },
          actions: { type: "ask", params: ({ event }) => event.section },
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
                  { guard: "isBookable", target: "told", actions: "emitView" },
                  { target: "told", actions: ["emitView", { type: "emitUnavailable", params: "sold_out" }] },
                ],
              },
            },
            quiet: {},
            told: {},
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
                input: ({ context }) => ({ activityId: context.told.activityId }),
                onDone: { target: "ready", actions: { type: "keepTopReviews", params: ({ event }) => event.output } },
                onError: { target: "none" },
              },
            },
            ready: {},
            none: {},
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
              on: {
                "booking.opened": {
                  guard: "isBookable",
                  target: "open",
                  actions: { type: "setBookingDate", params: ({ event }) => event.date ?? null },
                },
              },
            },
            open: {
              entry: ["beginBooking", "enterDrawer"],
              invoke: { src: "drawer", input: ({ context }) => ({ activityId: context.told.activityId }) },
              on: {
                "booking.closed": { target: "closed", actions: "leaveDrawer" },
                "booking.lost": { target: "closed", actions: ["loseBooking", "leaveDrawer"] },
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
