import { and, assign, emit, not, or, sendTo, stateIn } from "xstate";
import { editingOf } from "../cart/cart.rules.ts";
import { checkoutSetup } from "./checkout.setup.ts";
import { cartEvent, methodEvent, hasReservations } from "./checkout.rules.ts";
import { payment } from "./payment.states.ts";

/**
 * A payment is under way, from the press that passed the checks. Where no answer comes at all ("silent") the buyer has
 * been told so, and may leave: the basket says that a payment is open.
 */
const isAnswerDue = not(
  or(
    (["arriving", "editing", "checkingPhone", "checkingCard", "checking", "silent", "returned"] as const).map((state) =>
      stateIn({ payment: state }),
    ),
  ),
);

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
    typedFields: [],
    refused: {},
    cart: null,
    codes: null,
    wantsReminder: false,
    reminder: null,
    methods: null,
    methodsFor: null,
    method: null,
    cardId: null,
    keepsCard: false,
    wallet: null,
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
    { src: "codes", id: "codes" },
    { src: "reminder", id: "reminder" },
  ],
  on: {
    "attributes.changed": {
      actions: [
        { type: "takeAttributes", params: ({ event }) => event },
        sendTo("cart", { type: "language.changed" }),
        "checkPhone",
      ],
    },
    "codes.changed": { actions: assign({ codes: ({ event }) => event.view }) },
    "codes.used": { actions: sendTo("codes", ({ event }) => event.event) },
    "edit.opened": {
      actions: [
        assign({ editing: ({ context, event }) => editingOf(context.cart, event.reservationId) }),
        "dismissNotices",
      ],
    },
    "edit.closed": { actions: [assign({ editing: null }), "refreshCart"] },
    "cart.emitted": { actions: emit(({ event }) => event.emitted) },
  },
  type: "parallel",
  states: {
    contact: {
      entry: "checkPhone",
      on: {
        "cart.changed": { actions: "takeCart" },
        "pay.pressed": { actions: "dismissNotices" },
        "field.typed": [
          { guard: "isLocked" },
          {
            guard: "isPhone",
            actions: ["type", "checkPhone"],
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
            actions: emit(({ context }) => cartEvent("begin_checkout", context)),
          },
        },
        begun: {
          always: {
            guard: "isContactDone",
            target: "informed",
            actions: emit(({ context }) => cartEvent("add_shipping_info", context)),
          },
        },
        informed: {},
      },
    },
    /** Whether the shop may write once, should the visitor leave. */
    reminder: {
      initial: "unread",
      on: {
        "reminder.ticked": {
          target: ".ticked",
          actions: assign({ wantsReminder: ({ event }) => event.wantsReminder, reminder: null }),
        },
        "reminder.changed": { actions: { type: "takeReminder", params: ({ event }) => event.reminder } },
      },
      states: {
        unread: { always: { guard: "mayBeReminded", target: "offered", actions: "readReminder" } },
        /** An address that is given later, or another one, is stored when its field is left. */
        offered: {
          on: {
            "field.left": { guard: and(["isEmail", "isReminderComplete"]), actions: "storeReminder" },
            "suggestion.taken": { guard: "isReminderComplete", actions: "storeReminder" },
          },
        },
        ticked: {
          always: [
            {
              guard: or([({ context }) => !context.wantsReminder, "isReminderComplete"]),
              target: "offered",
              actions: "storeReminder",
            },
            { target: "offered" },
          ],
        },
      },
    },
    methods: {
      initial: "waiting",
      on: {
        "method.chosen": {
          actions: ["choose", emit(({ context, event }) => methodEvent("add_payment_info", context, event.method))],
        },
        "keeping.ticked": { actions: "tickKeeping" },
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
    /**
     * The buttons of wallets. A yes in a sheet is a method like any other: it pays by the one command, once nothing is
     * missing. Before `payment`, which goes on with what the wallet has given.
     */
    wallet: {
      initial: "unknown",
      on: {
        "wallet.availability": [
          { guard: "isAuthorised" },
          { guard: ({ event }) => event.isAvailable, target: ".offered" },
          { target: ".absent" },
        ],
        "wallet.pressed": { guard: "hasWalletObstacle", actions: "showWalletObstacle" },
        "wallet.authorised": {
          guard: stateIn({ payment: "editing" }),
          target: ".authorised",
          actions: [
            "takeWallet",
            "checkPhone",
            emit(({ context, event }) => methodEvent("add_payment_info", context, event.method)),
          ],
        },
      },
      states: {
        unknown: {},
        /** This browser has none of the shop's. */
        absent: {},
        offered: {},
        authorised: {
          always: [
            {
              guard: and([not("isAuthorised"), stateIn({ payment: "editing" })]),
              target: "offered",
              actions: "forgetWalletMethod",
            },
            // It is being paid with: the button keeps its words.
            { guard: not("isAuthorised"), target: "offered" },
          ],
        },
      },
    },
    payment,
    /** For what is around the check-out: while a payment has no answer nothing may take it away. */
    answer: {
      initial: "known",
      states: {
        known: { always: { guard: isAnswerDue, target: "due" } },
        due: { entry: "reportBegun", exit: "reportEnded", always: { guard: not(isAnswerDue), target: "known" } },
      },
    },
  },
});

export type CheckoutMachine = typeof checkoutMachine;
