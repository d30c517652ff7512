import { and, not } from "xstate";
import { paymentIsOpen, reserveFailed, reserving } from "./booking.reserving.ts";
import type { BookingContext, BookingTrouble } from "./booking.types.ts";
import { chart, selectionToRestore } from "./booking.setup.ts";
import { hasRequestedTickets } from "./choices.ts";
import { troubled } from "./failure.ts";
import { date, failed, keepsFailure, opening, step } from "./preview.chart.ts";
import { moveTrouble, rebookInput, rebookTrouble } from "./rebooking.ts";
import { type RebookQuote } from "./booking.types.ts";
import { hasFields, hasSlot, isReady } from "./readiness.ts";

/** Another booking: back to the first step, with nothing chosen; what is reserved stays so. */
const bookAnew = [
  { guard: "isOffersFirst", target: "offers", actions: ["startOver", "forgetAddress"] },
  { target: "date", actions: ["startOver", "forgetAddress"] },
] as const;

/** Says why an item could not be moved. */
const rebookFails = [
  {
    type: "keepTrouble",
    params: ({ context, event }: { context: BookingContext; event: { error: unknown } }) =>
      rebookTrouble(event.error, context),
  },
] as const;

/** What the visitor is told of a price that is no longer the one they agreed to. */
const newPrice = ({ isAllowed }: RebookQuote): BookingTrouble => ({
  code: isAllowed ? "priceChanged" : "costsMore",
  date: null,
});

/** What the total's button does for an item that is moved: what can't be paid here leads back to the date. */
const rebookNext = [
  { guard: "isUnquoted", target: "quoting" },
  { guard: "costsTooMuch", target: "#booking.shown.step.date", actions: "dropKey" },
  { guard: "isRebooking", target: "moving" },
] as const;

/** The basket of this page, whose payment is open. */
const goToStoredBasket = { type: "goToBasket", params: { cartId: null } } as const;

const isStopped = ({ event }: { event: unknown }) => (event as { output?: boolean }).output === true;

/** The step on show. */
export const steps = chart.createStateConfig({
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
        /** A ticket is shown even where its activity is no longer offered. */
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
      initial: "asking",
      states: {
        /** The slots region asks for the date's slots, the fields region for the fields. */
        asking: {
          always: { guard: "hasNoDate", target: "filling" },
          invoke: {
            src: "loadSlots",
            input: ({ context }) => ({
              mappedId: context.activity?.mappedId ?? 0,
              date: context.date ?? "",
              distributorId: context.role.distributorId,
            }),
            onDone: { target: "fields", actions: { type: "keepSlots", params: ({ event }) => event.output } },
            onError: { target: "flawed", actions: { type: "keepRestored", params: { slots: null, fields: null } } },
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
                type: "keepRestored",
                params: ({ context, event }) => ({ slots: context.slots ?? [], fields: event.output.fields }),
              },
            },
            onError: { target: "filling" },
          },
        },
        filling: {
          always: {
            target: "arriving",
            actions: { type: "keepRestored", params: ({ context }) => ({ slots: context.slots ?? [], fields: null }) },
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
      entry: step("offers"),
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
        "ticket.add": [{ guard: "canAdd", actions: "changeTickets" }, { actions: "touchTicket" }],
        "ticket.remove": { guard: "canRemove", actions: "changeTickets" },
        "age.set": { actions: "setAge" },
        "party.clear": { guard: not("isOffersFirst"), actions: "clearParty" },
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
      entry: step("tickets"),
      on: {
        "ticket.add": [{ guard: "canAdd", actions: "changeTickets" }, { actions: "touchTicket" }],
        "ticket.remove": { guard: "canRemove", actions: "changeTickets" },
        "age.set": { actions: "setAge" },
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
      entry: [...step("personalized"), { type: "emitAnalytics", params: "add_information" }],
      always: { guard: ({ context }) => isReady(context) && !hasFields(context), target: "total" },
      on: {
        "field.input": { actions: "answer" },
        "field.leave": { actions: "leaveField" },
        "step.back": "tickets",
        next: [{ guard: "isReady", target: "total" }, { actions: "leaveAll" }],
      },
    },
    total: {
      entry: step("total"),
      initial: "arriving",
      on: {
        "step.back": [
          { guard: "lostSlotOffersFirst", target: "#booking.shown.step.date", actions: "forgetSeats" },
          { guard: "lostSlot", target: "#booking.shown.step.offers.choosing", actions: "forgetSeats" },
          { guard: "hasFields", target: "personalized", actions: ["dropTrouble", "dropKey"] },
          { target: "tickets", actions: ["dropTrouble", "dropKey"] },
        ],
        "trash.ask": { guard: "isEditing", target: "trash" },
      },
      states: {
        arriving: { always: [{ guard: "isRebooking", target: "quoting" }, { target: "asking" }] },
        /** A rebooking says what it costs before it is submitted (RULES 12). */
        quoting: {
          entry: ["dropTrouble", { type: "keepQuote", params: null }],
          invoke: {
            src: "quoteRebook",
            input: rebookInput,
            onDone: {
              target: "asking",
              actions: { type: "keepQuote", params: ({ event }: { event: { output: RebookQuote } }) => event.output },
            },
            onError: { target: "asking", actions: rebookFails },
          },
        },
        asking: {
          always: { guard: "runs", target: "reserving" },
          on: {
            next: [
              { guard: "lostSlotOffersFirst", target: "#booking.shown.step.date", actions: "forgetSeats" },
              { guard: "lostSlot", target: "#booking.shown.step.offers.choosing", actions: "forgetSeats" },
              ...rebookNext,
              { guard: "isReady", target: "reserving" },
            ],
            again: [
              { guard: "lostSlotOffersFirst", target: "#booking.shown.step.date", actions: "forgetSeats" },
              { guard: "lostSlot", target: "#booking.shown.step.offers.choosing", actions: "forgetSeats" },
              ...rebookNext,
              { guard: "isReady", target: "reserving" },
            ],
            "payment.stop": { guard: "knowsOpenPayment", target: "stopping" },
            "payment.resume": [
              { guard: "endsInline", target: "#booking.shown.step.checkout", actions: "dropTrouble" },
              { guard: "isInline", actions: goToStoredBasket },
              {
                target: "#booking.closed",
                actions: [goToStoredBasket, "forgetAddress", "reset", { type: "emitStep", params: "closed" }],
              },
            ],
          },
        },
        /** A payment that can't be stopped any more is waited for by the confirmation. */
        stopping: {
          on: { "step.back": {}, "trash.ask": {} },
          invoke: {
            src: "stopPayment",
            input: ({ context }) => ({ bookingId: context.trouble?.payment?.bookingId ?? "" }),
            onDone: [
              {
                guard: and([isStopped, "wantsRemoval"]),
                target: "#booking.shown.step.trash.removing",
                actions: "dropTrouble",
              },
              { guard: isStopped, target: "reserving" },
              {
                target: "moved",
                actions: {
                  type: "goToConfirmation",
                  params: ({ context }) => ({ bookingId: context.trouble?.payment?.bookingId ?? "" }),
                },
              },
            ],
            onError: { target: "asking", actions: keepsFailure },
          },
        },
        reserving: {
          entry: ["dropTrouble", "takeKey", { type: "emitAnalytics", params: "book_now" }],
          on: { "step.back": {}, "trash.ask": {} },
          invoke: {
            ...reserving(false),
            onError: [
              {
                guard: { type: "isUnknown", params: ({ event }: { event: { error: unknown } }) => event.error },
                target: "retrying",
                actions: ["dropCart", "takeKey"],
              },
              ...reserveFailed,
            ],
          },
        },
        moving: {
          entry: ["dropTrouble", "takeKey"],
          on: { "step.back": {}, "trash.ask": {} },
          invoke: {
            src: "rebook",
            input: ({ context }) => ({
              ...rebookInput({ context }),
              key: context.key ?? "",
              expectedDifference: context.quote?.difference,
            }),
            onDone: { target: "moved", actions: { type: "goToConfirmation", params: ({ event }) => event.output } },
            onError: [
              {
                guard: { type: "hasNewPrice", params: ({ event }: { event: { error: unknown } }) => event.error },
                target: "requoting",
                actions: "dropKey",
              },
              /**
               * What was quoted may be true no more; after a lost answer it stays, for the same request is made again.
               */
              {
                guard: { type: "isFinal", params: ({ event }: { event: { error: unknown } }) => event.error },
                target: "asking",
                actions: [...rebookFails, "dropKey", { type: "keepQuote", params: null }],
              },
              {
                target: "asking",
                actions: {
                  type: "keepTrouble",
                  params: ({ context, event }: { context: BookingContext; event: { error: unknown } }) =>
                    moveTrouble(event.error, context),
                },
              },
            ],
          },
        },
        /**
         * The price is another one than the visitor has agreed to: it is quoted again and said to have changed; they
         * press again, or not.
         */
        requoting: {
          entry: { type: "keepQuote", params: null },
          on: { "step.back": {}, "trash.ask": {} },
          invoke: {
            src: "quoteRebook",
            input: rebookInput,
            onDone: {
              target: "asking",
              actions: [
                { type: "keepQuote", params: ({ event }: { event: { output: RebookQuote } }) => event.output },
                {
                  type: "keepTrouble",
                  params: ({ event }: { event: { output: RebookQuote } }) => newPrice(event.output),
                },
              ],
            },
            onError: { target: "asking", actions: rebookFails },
          },
        },
        /** The page is on its way to the confirmation. */
        moved: { on: { "step.back": {}, "trash.ask": {} } },
        /** The cart is gone: once more, with a new one (purchase spec §8). */
        retrying: {
          on: { "step.back": {}, "trash.ask": {} },
          invoke: { ...reserving(true), onError: [...reserveFailed] },
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
        /** The page is on its way to the basket; who comes back, gets there again. */
        leaving: {
          on: {
            again: {
              actions: { type: "goToBasket", params: ({ context }) => ({ cartId: context.reserved?.cartId ?? "" }) },
            },
          },
        },
      },
    },
    trash: {
      entry: step("trash"),
      initial: "asking",
      states: {
        asking: { on: { "trash.remove": "removing", "trash.keep": "#booking.shown.step.date" } },
        removing: {
          invoke: {
            src: "removeReservation",
            input: ({ context }) => ({ reservationId: context.editing ?? "" }),
            onDone: {
              target: "removed",
              actions: [{ type: "emitAnalytics", params: "remove_from_cart" }, "refreshCart", "reloadPage"],
            },
            onError: [
              paymentIsOpen("#booking.shown.step.total", true),
              {
                target: "#booking.shown.step.total",
                actions: { type: "keepTrouble", params: ({ context, event }) => troubled(event.error, context) },
              },
            ],
          },
        },
        removed: {},
      },
    },
    /** The nested checkout tells analytics that it has begun. */
    checkout: {
      entry: step("checkout"),
      invoke: { src: "cartEmptied", onDone: bookAnew },
      on: { again: bookAnew },
    },
    /** Back from paying: the confirmation shows. */
    returned: {
      on: {
        again: [{ guard: not("isLoaded"), target: "opening", actions: ["startOver", "forgetAddress"] }, ...bookAnew],
      },
    },
  },
});
