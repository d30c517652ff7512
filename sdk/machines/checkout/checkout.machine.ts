import { assign, emit, sendTo } from "xstate";
import { checkoutSetup } from "./checkout.setup.ts";
import { cartAnalytics, hasReservations } from "./checkout.rules.ts";
import { payment } from "./payment.states.ts";

/**
 * Check-out and payment (purchase spec §4, 5, 8): the contact form, the methods, and paying as a row of small steps.
 * Submitted is not paid: whatever the provider says, the confirmation reads the booking.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: "checkout",
  context: ({ input }) => ({
    ...input,
    editing: null,
    phone: null,
    suggestion: null,
    leftFields: [],
    refused: {},
    cart: null,
    methods: null,
    methodsFor: null,
    method: null,
    methodMissing: false,
    isCardWrong: false,
    isInformed: false,
    informationMissing: false,
    focus: null,
    bookingId: input.returned?.bookingId ?? null,
    checkOutKey: null,
    request: null,
    step: null,
    attemptId: null,
    unanswered: 0,
    problem: null,
  }),
  invoke: [
    { src: "cart", id: "cart" },
    { src: "contactChecks", id: "contactChecks" },
  ],
  on: {
    "attributes.changed": {
      actions: [{ type: "takeAttributes", params: ({ event }) => event }, sendTo("cart", { type: "language.changed" })],
    },
    "edit.opened": { actions: assign({ editing: ({ event }) => event.reservationId }) },
    "edit.closed": { actions: [assign({ editing: null }), "refreshCart"] },
    "cart.emitted": { actions: emit(({ event }) => event.emitted) },
  },
  type: "parallel",
  states: {
    contact: {
      entry: sendTo("contactChecks", ({ context }) => ({
        type: "phone.typed",
        text: context.form.phoneNumber,
        countryCode: context.form.countryCode,
      })),
      on: {
        "cart.changed": { actions: "takeCart" },
        "field.typed": [
          { guard: "isLocked" },
          {
            guard: "isPhone",
            actions: [
              "type",
              sendTo("contactChecks", ({ context }) => ({
                type: "phone.typed",
                text: context.form.phoneNumber,
                countryCode: context.form.countryCode,
              })),
            ],
          },
          { actions: "type" },
        ],
        "field.left": [
          {
            guard: "isEmail",
            actions: [
              "markFieldLeft",
              sendTo("contactChecks", ({ context }) => ({ type: "email.left", email: context.form.email })),
            ],
          },
          { actions: "markFieldLeft" },
        ],
        "phone.formatted": {
          guard: ({ context, event }) => context.form.phoneNumber === event.text,
          actions: { type: "takePhone", params: ({ event }) => event.phone },
        },
        "email.suggested": { actions: "takeSuggestion" },
        "suggestion.taken": { actions: "useSuggestion" },
        "information.ticked": { actions: "tick" },
      },
    },
    analytics: {
      initial: "waiting",
      states: {
        waiting: {
          always: {
            guard: ({ context }) => hasReservations(context),
            target: "begun",
            actions: emit(({ context }) => cartAnalytics("begin_checkout", context)),
          },
        },
        begun: {
          always: {
            guard: "isContactDone",
            target: "informed",
            actions: emit(({ context }) => cartAnalytics("add_shipping_info", context)),
          },
        },
        informed: {},
      },
    },
    methods: {
      initial: "waiting",
      on: {
        "method.chosen": {
          actions: [
            "choose",
            emit(({ context, event }) => cartAnalytics("add_payment_info", context, { payment_type: event.method })),
          ],
        },
      },
      states: {
        waiting: { always: { guard: "needsMethods", target: "loading" } },
        loading: {
          invoke: {
            src: "loadMethods",
            input: ({ context }) => ({ cartId: context.cart?.cartId ?? "", countryCode: context.form.countryCode }),
            onDone: { target: "waiting", actions: { type: "setMethods", params: ({ event }) => event.output } },
            onError: { target: "failed" },
          },
        },
        failed: { on: { "methods.retry": { target: "loading" } } },
      },
    },
    payment,
  },
});

export type CheckoutMachine = typeof checkoutMachine;
