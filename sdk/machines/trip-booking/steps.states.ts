import { and } from "xstate";
import { isHoldEnded } from "../_setup/attempt.ts";
import { sending, settling } from "../_setup/settling.ts";
import { reserveFailureOf } from "../booking/failure.rules.ts";
import { companyProblemOf } from "./reserve.rules.ts";
import { productIdsOf } from "./tickets.rules.ts";
import type { TransportProduct } from "../../contracts/transport.ts";
import { tripBookingSetup } from "./trip-booking.setup.ts";
import type { BookingStep, ReservedTrip, TripBookingContext } from "./trip-booking.types.ts";

const emitsStep = (step: BookingStep | "closed") => [{ type: "emitStep", params: step }] as const;
const isFinal = {
  type: "isFinal",
  params: ({ event }: { event: { error: unknown } }) => event.error,
} as const;
const setsError = [
  { type: "setError", params: ({ event }: { event: { error: unknown } }) => event.error },
  "emitError",
] as const;
/** Of what may have been done although its answer was lost. */
const setsSentError = [
  { type: "setSentError", params: ({ event }: { event: { error: unknown } }) => event.error },
  "emitError",
] as const;
const reportsProduct = ["emitProduct", { type: "emitAnalytics", params: "select_offer" }] as const;
const goesToBasket = {
  type: "goToBasket",
  params: ({ context }: { context: TripBookingContext }) => ({ cartId: context.reserved?.cartId ?? null }),
} as const;
/** What is removed: an attempt whose answer was lost may have taken the place of what was edited. */
const removedOf = ({ adopted, editing }: TripBookingContext) => ({ reservationId: adopted ?? editing ?? "" });
const reportsRemoved = {
  type: "reportRemoved",
  params: ({ context }: { context: TripBookingContext }) => removedOf(context),
} as const;
const waiting = { initial: "quick", states: { quick: { after: { slowAfter: "slow" } }, slow: {} } } as const;

const outputOf = ({ event }: { event: { output: ReservedTrip } }) => event.output;

/** Holds the tickets. */
const reserving = {
  ...sending,
  onDone: {
    target: "#tripBooking.open.reserved",
    actions: [
      { type: "setReserved", params: outputOf },
      { type: "adoptCart", params: outputOf },
      { type: "emitReserved", params: outputOf },
    ],
  },
} as const;

/** While tickets are reserved, the answer says what is wrong. */
const watchedQuietly = {
  "reservation.gone": { actions: "noteReservationGone" },
  "reservation.changed": {},
} as const;
/** What this dialog has reserved or removed is not another tab's change. */
const unwatched = { "reservation.gone": {}, "reservation.back": {}, "reservation.changed": {} } as const;

/** An attempt whose answer was lost is settled before `next`; `confirming` says that there was none again. */
const settlingBefore = <const Next extends string>(next: Next) =>
  ({
    entry: "clearError",
    on: { "step.back": {}, "trash.opened": {}, close: {}, ...unwatched },
    invoke: settling(next, "confirming", setsSentError),
  }) as const;

/** A lost answer keeps its attempt: the same request is sent again. */
const reserveFailed = [
  {
    guard: { type: "isTicketGone", params: ({ event }: { event: { error: unknown } }) => event.error },
    target: "#tripBooking.open.tickets",
    // Loaded anew, they say whether any is left.
    actions: [...setsError, "dropAttempt", "dropCategories"],
  },
  {
    guard: ({ event }: { event: { error: unknown } }) => companyProblemOf(event.error) !== undefined,
    target: "#tripBooking.open.tickets",
    actions: [...setsError, "dropAttempt"],
  },
  { guard: isFinal, target: "confirming", actions: [...setsError, "dropAttempt"] },
  { target: "confirming", actions: setsSentError },
] as const;

/** A trip that is sold out or has left: back to the trips. */
const toTrips = { target: "#tripBooking.closed" } as const;

/** The current step. */
export const steps = tripBookingSetup.createStateConfig({
  initial: "deciding",
  states: {
    deciding: {
      always: [
        { guard: "isEditing", target: "loading" },
        { guard: "isReplacing", target: "loadingReplaced" },
        { guard: "hasTravellers", target: "loadingReplaced" },
        { target: "trip" },
      ],
    },
    /** The reservation that is changed. */
    loading: {
      ...waiting,
      invoke: {
        src: "loadReservation",
        input: ({ context }) => ({ reservationId: context.editing ?? "" }),
        onDone: { target: "trip", actions: { type: "setReservation", params: ({ event }) => event.output } },
        onError: { target: "failed", actions: setsError },
      },
    },
    /** Without an answer the travellers are chosen anew. */
    loadingReplaced: {
      ...waiting,
      invoke: {
        src: "loadReplaced",
        input: ({ context }) => ({ reservationId: context.replaces ?? context.sameTravellersAs ?? "" }),
        onDone: { target: "trip", actions: { type: "setTravellers", params: ({ event }) => event.output } },
        onError: "trip",
      },
    },
    failed: {
      on: {
        retry: [
          { guard: "lostTrip", ...toTrips },
          { target: "loading", actions: "clearError" },
        ],
        next: toTrips,
        "trash.opened": "trash",
      },
    },
    trip: {
      entry: emitsStep("trip"),
      on: { next: "products", "trash.opened": { guard: "isHeld", target: "trash" } },
    },
    products: {
      initial: "deciding",
      on: { "step.back": "trip" },
      states: {
        deciding: {
          always: [
            { guard: "isUnsold", target: "failed", actions: "setUnsold" },
            { guard: "hasOneProduct", target: "arriving" },
            { guard: "hasProductsLoaded", target: "choosing" },
            { target: "loading" },
          ],
        },
        loading: {
          ...waiting,
          invoke: {
            src: "loadProducts",
            input: ({ context }) => ({ productIds: productIdsOf(context.trip) }),
            onDone: [
              {
                guard: ({ event }: { event: { output: readonly TransportProduct[] } }) => event.output.length === 1,
                target: "arriving",
                actions: { type: "setProducts", params: ({ event }) => event.output },
              },
              {
                target: "choosing",
                actions: { type: "setProducts", params: ({ event }) => event.output },
              },
            ],
            onError: { target: "failed", actions: setsError },
          },
        },
        failed: {
          on: {
            retry: [
              { guard: "lostTrip", ...toTrips },
              { target: "loading", actions: "clearError" },
            ],
            next: { guard: "lostTrip", ...toTrips },
          },
        },
        /** One product selects itself and moves on (purchase spec §4); that of a reservation stays. */
        arriving: {
          always: [
            { guard: "hasProduct", target: "#tripBooking.open.tickets" },
            {
              target: "#tripBooking.open.tickets",
              actions: [
                {
                  type: "setProduct",
                  params: ({ context }: { context: TripBookingContext }) => context.products?.[0]?.id ?? "",
                },
                ...reportsProduct,
              ],
            },
          ],
        },
        choosing: {
          entry: emitsStep("products"),
          on: {
            "product.chosen": {
              guard: "isOtherProduct",
              actions: [{ type: "setProduct", params: ({ event }) => event.productId }, ...reportsProduct],
            },
            next: { guard: "isOnSale", target: "#tripBooking.open.tickets" },
          },
        },
      },
    },
    tickets: {
      initial: "deciding",
      entry: emitsStep("tickets"),
      on: { "step.back": [{ guard: "hasOneProduct", target: "trip" }, { target: "products" }] },
      states: {
        deciding: { always: [{ guard: "hasCategories", target: "choosing" }, { target: "loading" }] },
        loading: {
          ...waiting,
          invoke: {
            src: "loadTickets",
            input: ({ context }) => ({ tripId: context.trip?.id ?? "", productId: context.productId ?? "" }),
            onDone: [
              { guard: ({ event }) => event.output.categories?.length === 0, target: "failed", actions: "setUnsold" },
              {
                guard: { type: "isLoadedGone", params: ({ event }) => event.output },
                target: "#tripBooking.open.products",
                actions: [{ type: "setTickets", params: ({ event }) => event.output }, "setTicketGone"],
              },
              { target: "choosing", actions: { type: "setTickets", params: ({ event }) => event.output } },
            ],
            onError: { target: "failed", actions: setsError },
          },
        },
        failed: {
          on: {
            retry: [
              { guard: "lostTrip", ...toTrips },
              { target: "loading", actions: "clearError" },
            ],
            next: { guard: "lostTrip", ...toTrips },
          },
        },
        choosing: {
          on: {
            "ticket.added": [{ guard: "canAdd", actions: "changeTickets" }, { actions: "touchTicket" }],
            "ticket.removed": { actions: "changeTickets" },
            "child.added": { actions: ["changeChildren", { type: "emitAnalytics", params: "select_ticket" }] },
            "child.removed": { actions: ["changeChildren", { type: "emitAnalytics", params: "select_ticket" }] },
            "age.set": { actions: ["changeChildren", { type: "emitAnalytics", params: "select_ticket" }] },
            "class.chosen": { actions: ["setClass", { type: "emitAnalytics", params: "select_ticket" }] },
            next: [
              { guard: and(["hasTickets", "hasFields"]), target: "#tripBooking.open.personalized" },
              { guard: "isReady", target: "#tripBooking.open.total" },
            ],
          },
        },
      },
    },
    personalized: {
      entry: [...emitsStep("personalized"), { type: "emitAnalytics", params: "add_information" }],
      initial: "quiet",
      on: {
        "field.left": { actions: "leaveField" },
        "step.back": "tickets",
        next: [{ guard: "isReady", target: "total" }, { actions: "leaveAll" }],
      },
      states: {
        quiet: { on: { "field.input": { target: "typing", actions: "answer" } } },
        /** What is typed is reported to analytics once the visitor pauses. */
        typing: {
          on: { "field.input": { target: "typing", reenter: true, actions: "answer" } },
          after: {
            informationDelay: { target: "quiet", actions: { type: "emitAnalytics", params: "add_information_value" } },
          },
        },
      },
    },
    total: {
      entry: emitsStep("total"),
      initial: "confirming",
      on: {
        "step.back": [
          { guard: "lostTrip", target: "tickets", actions: ["clearError", "dropCategories"] },
          { guard: "hasFields", target: "personalized", actions: "clearError" },
          { target: "tickets", actions: "clearError" },
        ],
        "trash.opened": { guard: "isHeld", target: "trash" },
      },
      states: {
        confirming: {
          on: {
            next: [
              { guard: "lostTrip", ...toTrips },
              { guard: "isReady", target: "preparing" },
            ],
            retry: [
              { guard: "lostTrip", ...toTrips },
              { guard: "isReady", target: "preparing" },
            ],
            "basket.opened": { actions: { type: "goToBasket", params: { cartId: null } } },
          },
        },
        preparing: {
          entry: { type: "emitAnalytics", params: "book_now" },
          always: [{ guard: "hasOtherAttempt", target: "settling" }, { target: "reserving" }],
        },
        settling: settlingBefore("reserving"),
        reserving: {
          entry: ["clearError", { type: "takeAttempt", params: { isFresh: false } }],
          on: { "step.back": {}, "trash.opened": {}, close: {}, ...watchedQuietly },
          invoke: {
            ...reserving,
            onError: [
              /** Its hold has ended since: the same selection is reserved anew, with a new key. */
              {
                guard: ({ event }: { event: { error: unknown } }) => isHoldEnded(event.error),
                target: "reserving",
                reenter: true,
                actions: "dropAttempt",
              },
              {
                guard: { type: "lostAdopted", params: ({ event }: { event: { error: unknown } }) => event.error },
                target: "reserving",
                reenter: true,
                actions: "dropAdopted",
              },
              {
                guard: ({ event }) => isLostCart(event.error),
                target: "retrying",
                actions: ["dropCart", { type: "takeAttempt", params: { isFresh: true } }],
              },
              ...reserveFailed,
            ],
          },
        },
        /** The cart no longer exists: once more with a new one (purchase spec §8). */
        retrying: {
          on: { "step.back": {}, "trash.opened": {}, close: {}, ...watchedQuietly },
          invoke: { ...reserving, onError: [...reserveFailed] },
        },
      },
    },
    reserved: {
      initial: "deciding",
      on: unwatched,
      states: {
        deciding: {
          always: [
            {
              guard: "isEditing",
              target: "#tripBooking.closed",
              actions: { type: "emitAnalytics", params: "update_cart" },
            },
            {
              guard: and(["hasReplaced", "staysOpen"]),
              target: "#tripBooking.closed",
              actions: [{ type: "emitAnalytics", params: "update_cart" }, "continuePage"],
            },
            {
              guard: "staysOpen",
              target: "staying",
              actions: { type: "emitAnalytics", params: "add_to_cart" },
            },
            {
              target: "leaving",
              actions: [{ type: "emitAnalytics", params: "add_to_cart" }, goesToBasket],
            },
          ],
        },
        /** In a drawer of another element: the way back, or on with what the drawer was opened from. */
        staying: {
          on: {
            "return.chosen": { guard: "canReturn", target: "#tripBooking.closed", actions: "chooseReturn" },
            next: { target: "#tripBooking.closed", actions: "continuePage" },
          },
        },
        /** The page is navigating to the basket; a visitor who comes back can go there again. */
        leaving: {
          on: {
            next: {
              actions: goesToBasket,
            },
          },
        },
      },
    },
    trash: {
      entry: ["clearError", ...emitsStep("trash")],
      initial: "confirming",
      states: {
        confirming: {
          on: {
            "trash.confirmed": [{ guard: "hasAttempt", target: "settling" }, { target: "removing" }],
            "reservation.gone": [
              { guard: "hasTrip", target: "#tripBooking.open.trip", actions: "setReservationGone" },
              { target: "#tripBooking.open.failed", actions: "setReservationGone" },
            ],
            // Without a trip its reservation could not be loaded.
            "trash.cancelled": [
              { guard: "hasTrip", target: "#tripBooking.open.trip" },
              { target: "#tripBooking.open.deciding" },
            ],
          },
        },
        settling: settlingBefore("removing"),
        removing: {
          entry: "clearError",
          on: { close: {}, ...unwatched },
          invoke: {
            src: "removeReservation",
            input: ({ context }) => removedOf(context),
            onDone: {
              target: "removed",
              actions: [{ type: "emitAnalytics", params: "remove_from_cart" }, reportsRemoved, "reloadPage"],
            },
            onError: [
              {
                guard: { type: "isRemoved", params: ({ event }: { event: { error: unknown } }) => event.error },
                target: "removed",
                actions: [reportsRemoved, "reloadPage"],
              },
              { target: "confirming", actions: setsSentError },
            ],
          },
        },
        removed: { on: unwatched },
      },
    },
  },
});

/** A 404 that is not of the trip, the product or the edited reservation is of the cart. */
function isLostCart(cause: unknown): boolean {
  const { status, code } = reserveFailureOf(cause);
  return status === 404 && !["trip_not_found", "product_not_found", "reservation_not_found"].includes(code);
}
