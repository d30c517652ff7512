import { assign, emit, fromCallback, fromPromise, setup } from "xstate";
import type { Activity } from "../../contracts/activity.ts";
import type { ListedActivity } from "../../contracts/listing.ts";
import type { Review } from "../../contracts/review.ts";
import { notProvided } from "../_setup/not-provided.ts";
import type { Failure } from "../cart/failure.rules.ts";
import type {
  ActivityContext,
  ActivityEvent,
  ActivityEmitted,
  ActivityInput,
  ActivityGiven,
} from "./activity.types.ts";
import { contentsOf, reviewsAnchor } from "./contents.rules.ts";
import { selectEvent, selectItemEvent, unavailableEvent, viewEvent } from "./emitted.rules.ts";
import { isBookable } from "../../contracts/bookable.ts";
import { similarIn } from "./activity.rules.ts";

/** The context before an activity is loaded. */
export const nothingKnown = {
  activity: null,
  failure: null,
  isSlow: false,
  topReviews: [],
  similar: [],
  netPrice: null,
  viewing: null,
  lostBooking: false,
  bookingDate: null,
  open: [],
  requested: null,
} as const satisfies Partial<ActivityContext>;

/** Named actors, actions and guards of `activity.machine.ts`. */
export const activitySetup = setup({
  types: {
    context: {} as ActivityContext,
    events: {} as ActivityEvent,
    input: {} as ActivityInput,
    emitted: {} as ActivityEmitted,
  },
  actors: {
    loadActivity: fromPromise<Activity, { activityId: number }>(notProvided),
    /** The reviews that stand for all. */
    loadTopReviews: fromPromise<Review[], { activityId: number }>(notProvided),
    /** A private call: the activity's own data is cached for all visitors. Null where there is no contract's price. */
    loadNetPrice: fromPromise<number | null, { activityId: number }>(notProvided),
    loadSimilar: fromPromise<ListedActivity[], { activityId: number }>(notProvided),
    /**
     * Sends `section.requested` for the fragment of the page's address, now and whenever it changes; the full page
     * alone has one.
     */
    fragment: fromCallback<ActivityEvent>(() => {}),
    /**
     * Names the open drawer in the full page's address, so that the way back closes it (RULES 25); sends `drawer.gone`
     * then.
     */
    openDrawer: fromCallback<ActivityEvent, { activityId: number; isOfPage: boolean }>(() => {}),
    /** Sends `drawer.reached` where the way forward leads to the drawer. */
    closedDrawer: fromCallback<ActivityEvent, { activityId: number; isOfPage: boolean }>(() => {}),
    /**
     * Sends `page.opened` where there is a visitor: for a page that a server renders, in the browser that shows
     * it.
     */
    visitor: fromCallback<ActivityEvent>(() => {}),
    /** Sends `slowTimer.elapsed` after four seconds (design: waiting). */
    slowTimer: fromCallback<ActivityEvent>(() => {}),
  },
  actions: {
    take: assign((_, given: ActivityGiven) => ({ given })),
    forget: assign(nothingKnown),
    setActivity: assign((_, activity: Activity) => ({
      activity,
      failure: null,
      open: contentsOf(activity)
        .map(({ id }) => id)
        .slice(0, 1),
    })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setTopReviews: assign((_, topReviews: readonly Review[]) => ({ topReviews })),
    setSimilar: assign((_, similar: readonly ListedActivity[]) => ({ similar })),
    setNetPrice: assign((_, netPrice: number | null) => ({ netPrice })),
    setSlow: assign({ isSlow: true }),
    view: assign((_, viewing: number | null) => ({ viewing })),
    toggle: assign(({ context: { open } }, section: string) => ({
      open: open.includes(section) ? open.filter((each) => each !== section) : [...open, section],
    })),
    requestSection: assign(({ context: { open, requested } }, section: string) => ({
      open: open.includes(section) ? open : [...open, section],
      requested: { section, turn: (requested?.turn ?? 0) + 1 },
    })),
    /** The link's selection counts for the first opening alone. */
    beginBooking: assign({ opensBooking: false, lostBooking: false }),
    loseBooking: assign({ lostBooking: true }),
    setBookingDate: assign((_, bookingDate: string | null) => ({ bookingDate })),
    emitView: emit(({ context }) => viewEvent(context.activity!)),
    emitUnavailable: emit(({ context }, reason: "gone" | "sold_out") =>
      unavailableEvent(context.given.activityId, reason),
    ),
    emitSelect: emit(({ context }, activityId: number) => selectEvent(similarIn(context, activityId)!)),
    emitSelectItem: emit(({ context }, activityId: number) => selectItemEvent(similarIn(context, activityId)!)),
  },
  guards: {
    /** False where the page prevents that the booking drawer opens. Asks the page each time, which is an effect. */
    mayOpen: () => true,
    isOther: ({ context: { given } }, other: ActivityGiven) =>
      given.activityId !== other.activityId || given.locale !== other.locale || given.mode !== other.mode,
    isUnknown: (_, { status }: Failure) => status === 404,
    isContentsOnly: ({ context }) => context.given.mode === "confirm",
    /**
     * Guests' pages keep their address and their visitors: only the full page follows a fragment and leads elsewhere.
     */
    isFull: ({ context }) => context.given.mode === "full",
    isRated: ({ context }) => (context.activity?.rating?.average_rating ?? 0) >= 1,
    isBookable: ({ context: { activity } }) => activity !== null && isBookable(activity),
    isUnavailable: ({ context: { activity, given } }) =>
      given.mode !== "confirm" && activity !== null && !isBookable(activity),
    opensAtOnce: ({ context: { activity, opensBooking, given } }) =>
      opensBooking && given.mode === "full" && activity !== null && isBookable(activity),
    isSimilar: ({ context }, activityId: number) => similarIn(context, activityId) !== undefined,
    hasPicture: ({ context }, index: number) => context.activity?.gallery[index] !== undefined,
    hasSection: ({ context: { activity } }, section: string) =>
      activity !== null &&
      (section === reviewsAnchor ? activity.rating !== null : contentsOf(activity).some(({ id }) => id === section)),
  },
});
