import { and, not, or } from "xstate";
import { isHoldEnded } from "../_setup/attempt.ts";
import { paymentIsOpen, reserveFailed, reserving, settlingBefore } from "./reserving.states.ts";
import type { BookingContext, BookingError } from "./booking.types.ts";
import { bookingSetup, selectionToRestore } from "./booking.setup.ts";
import { hasRequestedTickets } from "./choices.rules.ts";
import { bookingErrorFrom, reserveFailureOf } from "./failure.rules.ts";
import { date, failed, setsError, opening, emitsStep } from "./preview.states.ts";
import { moveErrorOf, rebookInput, rebookErrorOf, submittedMove } from "./rebooking.rules.ts";
import { type RebookQuote } from "./booking.types.ts";
import { hasFields, hasSlot, isReady } from "./readiness.rules.ts";
import { slotsInput } from "./slots-input.rules.ts";

/** What is removed: an attempt whose answer was lost may have taken the place of what was edited. */
const removedOf = ({ adopted, editing }: BookingContext): string => adopted ?? editing ?? "";
const removed = {
  target: "removed",
  actions: [
    { type: "emitAnalytics", params: "remove_from_cart" },
    {
      type: "reportRemoved",
      params: ({ context }: { context: BookingContext }) => ({ reservationIds: [removedOf(context)] }),
    },
    "reloadPage",
  ],
} as const;

/** Starts another booking: first step, nothing chosen but what the page fills in; existing reservations stay. */
const bookAnew = { target: "beginning", actions: ["startOver", "forgetAddress"] } as const;

/** Sets the reason why an item could not be moved; that an earlier request has moved it counts more. */
const rebookFails = [
  {
    type: "setError",
    params: ({ context, event }: { context: BookingContext; event: { error: unknown } }) =>
      context.error?.code === "movedBefore" ? context.error : rebookErrorOf(event.error, context),
  },
] as const;

/** The error for a price that differs from the one that the visitor accepted, with both differences. */
const newPrice = ({ isAllowed, difference }: RebookQuote, { quote, error }: BookingContext): BookingError => {
  if (error?.code === "movedBefore") return error;
  if (!isAllowed) return { code: "costsMore", date: null };
  const isOther = quote && quote.difference !== difference;
  return { code: "priceChanged", date: null, ...(isOther ? { prices: [quote.difference, difference] } : {}) };
};

/** The total's button when an item is moved; a price that is too high leads back to the date. */
const rebookNext = [
  { guard: "isUnquoted", target: "quoting" },
  { guard: "costsTooMuch", target: "#booking.shown.step.date" },
  { guard: "isRebooking", target: "moving" },
] as const;

/** The basket of this page, whose payment is open. */
const goToStoredBasket = { type: "goToBasket", params: { cartId: null } } as const;

const isStopped = ({ event }: { event: unknown }) => (event as { output?: boolean }).output === true;

/**
 * The check-out inside. While a payment has no answer nothing closes the widget or leaves the step: the answer, and
 * with it the ticket or the way to pay again, would be lost. The check-out inside has a way out of each wait of its
 * own.
 */
const untilAnswered = {
  initial: "open",
  states: {
    open: { on: { "payment.begun": "paying" } },
    paying: {
      initial: "waiting",
      on: {
        "payment.ended": "open",
        close: ".refusing",
        retry: ".refusing",
        "attributes.changed": { guard: and([not("startsAnew"), "closes"]), target: ".refusing" },
      },
      states: { waiting: {}, refusing: { tags: "keptOpen" } },
    },
  },
} as const;

/** The current step. */
export const steps = bookingSetup.createStateConfig({
  initial: "opening",
  states: {
    opening: {
      ...opening,
      invoke: {
        ...opening.invoke,
        onDone: [
          { guard: "hasReturned", target: "returned", actions: opening.invoke.onDone.actions },
          opening.invoke.onDone,
        ],
        /** Shows a ticket even if its activity is no longer offered. */
        onError: [{ guard: "hasReturned", target: "returned" }, opening.invoke.onError],
      },
    },
    failed,
    beginning: {
      always: [
        { guard: "hasSelection", target: "restoring", actions: "takeRestoreDate" },
        { guard: "isOffersFirst", target: "offers" },
        { target: "date" },
      ],
    },
    restoring: {
      initial: "loadingSlots",
      states: {
        /** Loads slots and fields itself; the regions `slots` and `fields` load them on later changes. */
        loadingSlots: {
          always: { guard: "hasNoDate", target: "filling" },
          invoke: {
            src: "loadSlots",
            input: ({ context }) => slotsInput(context),
            onDone: { target: "fields", actions: { type: "setSlots", params: ({ event }) => event.output } },
            onError: { target: "flawed", actions: { type: "setRestored", params: { slots: null, fields: null } } },
          },
        },
        fields: {
          always: { guard: ({ context }) => !selectionToRestore(context)?.availabilityId, target: "filling" },
          invoke: {
            src: "loadFields",
            input: ({ context }) => ({
              mappedId: context.activity?.mappedId ?? 0,
              availabilityId: selectionToRestore(context)?.availabilityId ?? "",
            }),
            onDone: {
              target: "arriving",
              actions: {
                type: "setRestored",
                params: ({ context, event }) => ({ slots: context.slots ?? [], fields: event.output.fields }),
              },
            },
            onError: { target: "filling" },
          },
        },
        filling: {
          always: {
            target: "arriving",
            actions: { type: "setRestored", params: ({ context }) => ({ slots: context.slots ?? [], fields: null }) },
          },
        },
        arriving: { always: [{ guard: "restoresFlawed", target: "flawed" }, { target: "there" }] },
        flawed: { after: { restoreErrorDelay: "there" } },
        there: {
          always: [
            { guard: { type: "arrivesAt", params: "offers" }, target: "#booking.shown.step.offers.choosing" },
            { guard: { type: "arrivesAt", params: "tickets" }, target: "#booking.shown.step.tickets" },
            { guard: { type: "arrivesAt", params: "personalized" }, target: "#booking.shown.step.personalized" },
            { guard: { type: "arrivesAt", params: "total" }, target: "#booking.shown.step.total" },
            { target: "#booking.shown.step.date" },
          ],
        },
      },
    },
    date: {
      ...date,
      id: "dateStep",
      on: {
        ...date.on,
        "slot.choose": { actions: "chooseOffer" },
        "step.back": { guard: "isOffersFirst", target: "offers" },
        next: [
          { guard: ({ context }) => context.flow === "offers-date" && hasSlot(context), target: "tickets" },
          { guard: "isOffersFirst" },
          { guard: "hasNoDate", target: "offers", actions: date.on["date.choose"].actions },
          { target: "offers" },
        ],
      },
    },
    offers: {
      entry: emitsStep("offers"),
      initial: "arriving",
      states: {
        arriving: {
          always: [
            { guard: "isOffersFirst", target: "choosing" },
            { guard: "hasOnlySlot", target: "#booking.shown.step.tickets" },
            { guard: "knowsSlots", target: "choosing" },
          ],
        },
        choosing: {},
      },
      on: {
        "offer.choose": { actions: "chooseOffer" },
        "slot.choose": { actions: "chooseOffer" },
        "ticket.add": [
          { guard: "isTicketLocked" },
          { guard: "canAdd", actions: "changeTickets" },
          { actions: "touchTicket" },
        ],
        "ticket.remove": [{ guard: "isTicketLocked" }, { guard: "canRemove", actions: "changeTickets" }],
        "age.set": { guard: not("isTicketLocked"), actions: "setAge" },
        "party.clear": { guard: not(or(["isOffersFirst", "isPartyLocked"])), actions: "clearParty" },
        "step.back": { guard: not("isOffersFirst"), target: "date" },
        "step.go": { guard: ({ event }) => event.step === "date", target: "date" },
        next: [
          { guard: ({ context }) => context.flow === "offers-date" && hasRequestedTickets(context), target: "date" },
          { guard: "isOffersFirst" },
          { guard: "hasSlot", target: "tickets" },
        ],
      },
    },
    tickets: {
      entry: emitsStep("tickets"),
      on: {
        "ticket.add": [
          { guard: "isTicketLocked" },
          { guard: "canAdd", actions: "changeTickets" },
          { actions: "touchTicket" },
        ],
        "ticket.remove": [{ guard: "isTicketLocked" }, { guard: "canRemove", actions: "changeTickets" }],
        "age.set": { guard: not("isTicketLocked"), actions: "setAge" },
        "step.back": [
          { guard: "isOffersFirst", target: "date" },
          { guard: "hasOneChoice", target: "date" },
          { target: "offers.choosing" },
        ],
        next: [
          { guard: ({ context }) => context.flow === "offers-date" && !hasSlot(context), target: "date" },
          { guard: not("hasTickets") },
          { guard: "hasFields", target: "personalized", actions: "acceptReduction" },
          { guard: "waitsForFields", target: "personalized", actions: "acceptReduction" },
          { guard: "isReady", target: "total", actions: "acceptReduction" },
        ],
      },
    },
    personalized: {
      entry: [...emitsStep("personalized"), { type: "emitAnalytics", params: "add_information" }],
      always: { guard: ({ context }) => isReady(context) && !hasFields(context), target: "total" },
      on: {
        "field.input": { actions: "answer" },
        "field.leave": { actions: "leaveField" },
        "step.back": "tickets",
        next: [{ guard: "isReady", target: "total" }, { actions: "leaveAll" }],
      },
    },
    total: {
      initial: "arriving",
      on: {
        "step.back": [
          { guard: "lostSlotOffersFirst", target: "#booking.shown.step.date", actions: "clearSeats" },
          { guard: "lostSlot", target: "#booking.shown.step.offers.choosing", actions: "clearSeats" },
          { guard: "hasFields", target: "personalized", actions: "clearError" },
          { target: "tickets", actions: "clearError" },
        ],
        "trash.open": { guard: "isEditing", target: "trash" },
      },
      states: {
        arriving: {
          always: [
            /** A drawer or dialog stays closed while it reserves what a link has chosen: no step is shown. */
            { guard: and(["runs", not("isInline")]), target: "preparing" },
            { guard: "isRebooking", target: "quoting", actions: emitsStep("total") },
            { target: "confirming", actions: emitsStep("total") },
          ],
        },
        /** Quotes a rebooking before it is submitted (RULES 12). */
        quoting: {
          entry: ["clearError", { type: "setQuote", params: null }],
          invoke: {
            src: "quoteRebook",
            input: rebookInput,
            onDone: {
              target: "confirming",
              actions: { type: "setQuote", params: ({ event }: { event: { output: RebookQuote } }) => event.output },
            },
            onError: { target: "confirming", actions: rebookFails },
          },
        },
        confirming: {
          always: { guard: "runs", target: "preparing" },
          on: {
            "trips.choose": { actions: "chooseTrips" },
            next: [
              { guard: "lostSlotOffersFirst", target: "#booking.shown.step.date", actions: "clearSeats" },
              { guard: "lostSlot", target: "#booking.shown.step.offers.choosing", actions: "clearSeats" },
              ...rebookNext,
              { guard: "isReady", target: "preparing" },
            ],
            retry: [
              { guard: "lostSlotOffersFirst", target: "#booking.shown.step.date", actions: "clearSeats" },
              { guard: "lostSlot", target: "#booking.shown.step.offers.choosing", actions: "clearSeats" },
              ...rebookNext,
              { guard: "isReady", target: "preparing" },
            ],
            "payment.stop": { guard: "knowsOpenPayment", target: "stopping" },
            "payment.resume": [
              { guard: "endsInline", target: "#booking.shown.step.checkout", actions: "clearError" },
              { guard: "isInline", actions: goToStoredBasket },
              {
                target: "#booking.closed",
                actions: [goToStoredBasket, "forgetAddress", "reset", { type: "emitStep", params: "closed" }],
              },
            ],
          },
        },
        /** If the payment can no longer be stopped, the confirmation waits for it. */
        stopping: {
          on: { "step.back": {}, "trash.open": {} },
          invoke: {
            src: "stopPayment",
            input: ({ context }) => ({ bookingId: context.error?.payment?.bookingId ?? "" }),
            onDone: [
              {
                guard: and([isStopped, "wantsRemoval"]),
                target: "#booking.shown.step.trash.removing",
                actions: "clearError",
              },
              { guard: isStopped, target: "preparing" },
              {
                target: "moved",
                actions: {
                  type: "goToConfirmation",
                  params: ({ context }) => ({ bookingId: context.error?.payment?.bookingId ?? "" }),
                },
              },
            ],
            onError: { target: "confirming", actions: setsError },
          },
        },
        preparing: {
          entry: { type: "emitAnalytics", params: "book_now" },
          always: [{ guard: "hasOtherAttempt", target: "settling" }, { target: "reserving" }],
        },
        settling: settlingBefore("reserving", "confirming"),
        reserving: {
          entry: ["clearError", { type: "takeAttempt", params: { isFresh: false } }],
          on: { "step.back": {}, "trash.open": {} },
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
                guard: { type: "isUnknown", params: ({ event }: { event: { error: unknown } }) => event.error },
                target: "retrying",
                actions: ["dropCart", { type: "takeAttempt", params: { isFresh: true } }],
              },
              ...reserveFailed,
            ],
          },
        },
        moving: {
          entry: ["clearError", "takeKey"],
          on: { "step.back": {}, "trash.open": {} },
          invoke: {
            src: "rebook",
            input: ({ context }) => ({
              ...rebookInput({ context }),
              ...submittedMove(context),
              key: context.key ?? "",
            }),
            onDone: { target: "moved", actions: { type: "goToConfirmation", params: ({ event }) => event.output } },
            onError: [
              /** The key was used for another time, whose answer was lost: the item has moved there. */
              {
                guard: ({ event }: { event: { error: unknown } }) =>
                  reserveFailureOf(event.error).code === "idempotency_conflict",
                target: "requoting",
                actions: ["dropKey", { type: "setError", params: { code: "movedBefore", date: null } }],
              },
              {
                guard: { type: "hasNewQuote", params: ({ event }: { event: { error: unknown } }) => event.error },
                target: "requoting",
                actions: "dropKey",
              },
              /**
               * The quote may be outdated. It stays after a lost answer, because the same request is sent again.
               */
              {
                guard: { type: "isFinal", params: ({ event }: { event: { error: unknown } }) => event.error },
                target: "confirming",
                actions: [...rebookFails, "dropKey", { type: "setQuote", params: null }],
              },
              {
                target: "confirming",
                actions: {
                  type: "setError",
                  params: ({ context, event }: { context: BookingContext; event: { error: unknown } }) =>
                    moveErrorOf(event.error, context),
                },
              },
            ],
          },
        },
        /**
         * The price differs from the one that the visitor accepted: quotes it again and reports the change.
         */
        requoting: {
          on: { "step.back": {}, "trash.open": {} },
          invoke: {
            src: "quoteRebook",
            input: rebookInput,
            onDone: {
              target: "confirming",
              actions: [
                {
                  type: "setError",
                  params: ({ context, event }: { context: BookingContext; event: { output: RebookQuote } }) =>
                    newPrice(event.output, context),
                },
                { type: "setQuote", params: ({ event }: { event: { output: RebookQuote } }) => event.output },
              ],
            },
            onError: { target: "confirming", actions: [...rebookFails, { type: "setQuote", params: null }] },
          },
        },
        /** The page is navigating to the confirmation. */
        moved: { on: { "step.back": {}, "trash.open": {} } },
        /** The cart no longer exists: retries with a new one (purchase spec §8). */
        retrying: {
          on: { "step.back": {}, "trash.open": {} },
          invoke: { ...reserving, onError: [...reserveFailed] },
        },
      },
    },
    reserved: {
      initial: "here",
      states: {
        here: {
          entry: "forgetAddress",
          always: [
            {
              guard: "closesAfter",
              target: "#booking.closed",
              actions: [
                { type: "emitAnalytics", params: "update_cart" },
                "reset",
                { type: "emitStep", params: "closed" },
              ],
            },
            {
              guard: "endsInline",
              target: "#booking.shown.step.checkout",
              actions: { type: "emitAnalytics", params: "add_to_cart" },
            },
            {
              target: "leaving",
              actions: [
                { type: "emitAnalytics", params: "add_to_cart" },
                { type: "goToBasket", params: ({ context }) => ({ cartId: context.reserved?.cartId ?? "" }) },
              ],
            },
          ],
        },
        /** The page is navigating to the basket; a visitor who comes back can go there again. */
        leaving: {
          on: {
            retry: {
              actions: { type: "goToBasket", params: ({ context }) => ({ cartId: context.reserved?.cartId ?? "" }) },
            },
          },
        },
      },
    },
    trash: {
      entry: emitsStep("trash"),
      initial: "confirming",
      states: {
        confirming: {
          on: {
            "trash.remove": [{ guard: "hasAttempt", target: "settling" }, { target: "removing" }],
            "trash.cancel": "#booking.shown.step.date",
          },
        },
        settling: settlingBefore("removing", "#booking.shown.step.total"),
        removing: {
          invoke: {
            src: "removeReservation",
            input: ({ context }) => ({ reservationId: removedOf(context) }),
            onDone: removed,
            onError: [
              // It has lapsed, or the answer to an earlier press was lost.
              { ...removed, guard: ({ event }) => reserveFailureOf(event.error).code === "reservation_not_found" },
              paymentIsOpen("#booking.shown.step.total", true),
              {
                target: "#booking.shown.step.total",
                actions: { type: "setError", params: ({ context, event }) => bookingErrorFrom(event.error, context) },
              },
            ],
          },
        },
        removed: {},
      },
    },
    /** The nested checkout reports its start to analytics itself. */
    checkout: {
      entry: emitsStep("checkout"),
      invoke: { src: "cartEmptied", onDone: bookAnew },
      on: { retry: bookAnew },
      ...untilAnswered,
    },
    /** Returned from paying: shows the confirmation. */
    returned: {
      on: {
        retry: [{ guard: not("isLoaded"), target: "opening", actions: ["startOver", "forgetAddress"] }, bookAnew],
      },
      ...untilAnswered,
    },
  },
});
