import { assign, emit, fromCallback, fromPromise, sendTo, setup } from "xstate";
import type { PaymentMethods } from "../../contracts/payment.ts";
import { failureOf, isAnswerLost, type Failure } from "../cart/failure.ts";
import {
  attemptMethod,
  cartAnalytics,
  failedFact,
  hasReservations,
  isRefusal,
  methodsKey,
  obstacle,
  offersMethods,
  pendingFact,
  problemOf,
  refusalOf,
  retriesOfOneRequest,
  submittedFact,
} from "./checkout.rules.ts";
import type {
  CheckedPhone,
  CheckoutContext,
  CheckoutEvent,
  CheckoutFact,
  CheckoutInput,
  ContactForm,
  PaymentRequest,
  PaymentStep,
  Problem,
  Session,
} from "./checkout.types.ts";
import { contactProblems, isLocked } from "./contact.rules.ts";

function missing(): never {
  throw new Error("the element provides this actor");
}

/** The desk that knows phone numbers and mail domains; its libraries come when first asked. */
export type DeskEvent = { type: "phone.typed"; text: string; countryCode: string } | { type: "email.left"; email: string };

const chart = setup({
  types: { context: {} as CheckoutContext, events: {} as CheckoutEvent, input: {} as CheckoutInput, emitted: {} as CheckoutFact },
  actors: {
    /** Sends `cart.changed` now and whenever the page's cart changes. */
    cart: fromCallback<CheckoutEvent>(() => {}),
    desk: fromCallback<DeskEvent>(() => {}),
    checkPhone: fromPromise<CheckedPhone | null, { text: string; countryCode: string }>(missing),
    loadMethods: fromPromise<PaymentMethods, { cartId: string; countryCode: string }>(missing),
    tokenise: fromPromise<{ token: string }, void>(missing),
    checkOut: fromPromise<{ bookingId: string }, { cartId: string; form: ContactForm; phone: CheckedPhone | null; session: Session; key: string }>(missing),
    makePayment: fromPromise<PaymentStep, { bookingId: string; request: PaymentRequest; returnUrl: string | null }>(missing),
    sendDetails: fromPromise<PaymentStep, { bookingId: string; details: Record<string, string> }>(missing),
    /** Tells the provider that the buyer is back from its page, once. */
    comeBack: fromPromise<PaymentStep, { bookingId: string; redirectResult: string }>(missing),
    makeAttempt: fromPromise<
      { redirectUrl: string | null },
      { bookingId: string; method: "free" | "invoice"; returnUrl: string | null; session: Session; key: string }
    >(missing),
    confirmByScript: fromPromise<unknown, { clientSecret: string }>(missing),
    /** Sends `attempt.seen` while the payment goes on in another window. */
    watchAttempt: fromCallback<CheckoutEvent, { attemptId: string | null }>(() => {}),
    /** Sends `wait.over` a little later, longer with each try. */
    wait: fromCallback<CheckoutEvent, { tries: number }>(() => {}),
  },
  actions: {
    /** Guest data and the booking's id go into the page's storage (purchase spec §4). */
    store: (_, _params: { bookingId: string; form: ContactForm }) => {},
    leave: (_, _params: { address: string; data: Record<string, string> | null }) => {},
    leaveForConfirmation: (_, _params: { returnUrl: string | null; bookingId: string }) => {},
    leaveForProvider: (_) => {},
    refreshCart: () => {},
    /** The page's address names the booking no longer: a reload begins with the form. */
    forgetReturn: () => {},
    takeAttributes: assign((_, { returnUrl, handed }: Pick<CheckoutContext, "returnUrl" | "handed">) => ({ returnUrl, handed })),
    takeCart: assign(({ event }) => (event.type === "cart.changed" ? { cart: event.cart } : {})),
    type: assign(({ context, event }) => {
      if (event.type !== "field.typed") return {};
      const form = { ...context.form, [event.field]: event.value };
      return { form, ...(event.field === "email" ? { suggestion: null } : {}) };
    }),
    markLeft: assign(({ context, event }) =>
      event.type === "field.left" && !context.left.includes(event.field) ? { left: [...context.left, event.field] } : {},
    ),
    takePhone: assign(({ context }, phone: CheckedPhone | null) =>
      phone ? { phone, form: { ...context.form, phoneNumber: phone.text, countryCode: phone.countryCode ?? context.form.countryCode } } : { phone: null },
    ),
    takeSuggestion: assign(({ event }) => (event.type === "email.suggested" ? { suggestion: event.suggestion } : {})),
    useSuggestion: assign(({ context }) => ({
      form: {
        ...context.form,
        email: context.suggestion ?? context.form.email,
        confirmEmail: context.form.confirmEmail === context.form.email ? (context.suggestion ?? context.form.confirmEmail) : context.form.confirmEmail,
      },
      suggestion: null,
    })),
    choose: assign(({ event }) => (event.type === "method.chosen" ? { method: event.method, methodMissing: false } : {})),
    tick: assign(({ event }) => (event.type === "information.ticked" ? { isInformed: event.isInformed, informationMissing: false } : {})),
    takeKeys: assign(({ event }) =>
      event.type === "pay.pressed" ? { checkOutKey: event.checkOutKey, request: null, unanswered: 0, stopped: 0, problem: null, step: null } : {},
    ),
    prepare: assign(({ context, event }) =>
      event.type === "pay.pressed" ? { request: { key: event.paymentKey, method: attemptMethod(context) ?? context.method ?? "card", token: null } } : {},
    ),
    showObstacle: assign(({ context }) => {
      const target = obstacle(context) ?? "fullName";
      return {
        focus: { target, turn: (context.focus?.turn ?? 0) + 1 },
        left: ["fullName", "lastName", "email", "confirmEmail", "phoneNumber"] as const,
        methodMissing: target === "methods",
        informationMissing: target === "information",
      };
    }),
    focusCard: assign(({ context }) => ({ focus: { target: "card" as const, turn: (context.focus?.turn ?? 0) + 1 } })),
    tellProblem: assign((_, problem: Problem) => ({ problem })),
    clearProblem: assign({ problem: null }),
    keepMethods: assign(({ context }, methods: PaymentMethods) => ({
      methods,
      methodsFor: methodsKey(context),
      method: methods.paymentMethods.some(({ type }) => type === context.method) ? context.method : null,
    })),
    keepToken: assign(({ context }, { token }: { token: string }) => ({ request: context.request && { ...context.request, token } })),
    keepBooking: assign((_, { bookingId }: { bookingId: string }) => ({ bookingId })),
    keepStep: assign(({ context }, step: PaymentStep) => ({ step, attemptId: step.paymentAttemptId ?? context.attemptId, unanswered: 0 })),
    countUnanswered: assign(({ context }) => ({ unanswered: context.unanswered + 1 })),
    countStop: assign(({ context }) => ({ stopped: context.stopped + 1 })),
  },
  guards: {
    hasReturned: ({ context }) => context.returned !== null,
    isFromProvider: ({ context }) => (context.returned?.redirectResult ?? null) !== null,
    hasMethodsToAsk: ({ context }) => offersMethods(context) && context.methodsFor !== methodsKey(context),
    isLocked: ({ context, event }) => event.type === "field.typed" && isLocked(context.session, event.field),
    isPhone: ({ event }) => event.type === "field.typed" && (event.field === "phoneNumber" || event.field === "countryCode"),
    isEmail: ({ event }) => event.type === "field.left" && event.field === "email",
    hasReservations: ({ context }) => hasReservations(context),
    isClear: ({ context }) => obstacle(context) === null,
    needsToken: ({ context }) => context.request?.method === "card",
    isAttempt: ({ context }) => context.request?.method === "free" || context.request?.method === "invoice",
    isContactDone: ({ context }) => Object.keys(contactProblems(context.form, context.session, context.phone)).length === 0,
    isLost: (_, failure: Failure) => isAnswerLost(failure),
    isPaid: (_, { status, code }: Failure) => status === 422 && code === "booking_paid",
    is422: (_, { status }: Failure) => status === 422,
    isOpen: ({ context }, { code }: Failure) => code === "payment_open" && context.stopped === 0,
    isAboutSeats: (_, failure: Failure) => problemOf(failure).kind === "seats",
    mayRetry: ({ context }) => context.unanswered <= retriesOfOneRequest,
    leads: ({ context }) => context.step?.action?.type === "redirect",
    challenges: ({ context }) => context.step?.action?.type === "threeDS2",
    isScripted: ({ context }) => context.step?.action?.type === "sdk",
    isRefused: ({ context }) => context.step !== null && isRefusal(context.step),
    isPending: ({ context }) => ["Pending", "Received"].includes(context.step?.resultCode ?? ""),
    isThisChallenge: ({ context, event }) =>
      event.type === "challenge.done" && context.step?.action?.type === "threeDS2" && context.step.action.token === event.token,
    didSucceed: ({ event }) => event.type === "attempt.seen" && ["authorised", "captured"].includes(event.status),
    didFail: ({ event }) => event.type === "attempt.seen" && ["refused", "cancelled", "failed"].includes(event.status),
  },
});

/**
 * Check-out and payment (purchase spec §4, 5, 8): the contact form, the methods, and paying as a row of small steps. Submitted is
 * not paid: whatever the provider says, the confirmation asks the booking.
 */
export const checkoutMachine = chart.createMachine({
  id: "checkout",
  context: ({ input }) => ({
    ...input,
    editing: null,
    phone: null,
    suggestion: null,
    left: [],
    cart: null,
    methods: null,
    methodsFor: null,
    method: null,
    methodMissing: false,
    isInformed: false,
    informationMissing: false,
    focus: null,
    bookingId: input.returned?.bookingId ?? null,
    checkOutKey: null,
    request: null,
    step: null,
    attemptId: null,
    unanswered: 0,
    stopped: 0,
    problem: null,
  }),
  invoke: [
    { src: "cart", id: "cart" },
    { src: "desk", id: "desk" },
  ],
  on: {
    "attributes.changed": { actions: { type: "takeAttributes", params: ({ event }) => event } },
    "edit.opened": { actions: assign({ editing: ({ event }) => event.reservationId }) },
    "edit.closed": { actions: [assign({ editing: null }), "refreshCart"] },
    "cart.fact": { actions: emit(({ event }) => event.fact) },
  },
  type: "parallel",
  states: {
    contact: {
      entry: sendTo("desk", ({ context }) => ({ type: "phone.typed", text: context.form.phoneNumber, countryCode: context.form.countryCode })),
      on: {
        "cart.changed": { actions: "takeCart" },
        "field.typed": [
          { guard: "isLocked" },
          {
            guard: "isPhone",
            actions: [
              "type",
              sendTo("desk", ({ context }) => ({ type: "phone.typed", text: context.form.phoneNumber, countryCode: context.form.countryCode })),
            ],
          },
          { actions: "type" },
        ],
        "field.left": [
          { guard: "isEmail", actions: ["markLeft", sendTo("desk", ({ context }) => ({ type: "email.left", email: context.form.email }))] },
          { actions: "markLeft" },
        ],
        "phone.formatted": {
          guard: ({ context, event }) => context.form.phoneNumber === event.asked,
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
        waiting: { always: { guard: "hasReservations", target: "begun", actions: emit(({ context }) => cartAnalytics("begin_checkout", context)) } },
        begun: { always: { guard: "isContactDone", target: "informed", actions: emit(({ context }) => cartAnalytics("add_shipping_info", context)) } },
        informed: {},
      },
    },
    methods: {
      initial: "waiting",
      on: {
        "method.chosen": {
          actions: ["choose", emit(({ context, event }) => cartAnalytics("add_payment_info", context, { payment_type: event.method }))],
        },
      },
      states: {
        waiting: { always: { guard: "hasMethodsToAsk", target: "loading" } },
        loading: {
          invoke: {
            src: "loadMethods",
            input: ({ context }) => ({ cartId: context.cart?.cartId ?? "", countryCode: context.form.countryCode }),
            onDone: { target: "waiting", actions: { type: "keepMethods", params: ({ event }) => event.output } },
            onError: { target: "failed" },
          },
        },
        failed: { on: { "methods.again": { target: "loading" } } },
      },
    },
    payment: {
      initial: "arriving",
      states: {
        arriving: {
          always: [{ guard: "isFromProvider", target: "hearing" }, { guard: "hasReturned", target: "returned" }, { target: "editing" }],
        },
        /** Back from the provider's page. Its answer only decides what is shown: the form again, or the confirmation, which asks the booking. */
        hearing: {
          invoke: {
            src: "comeBack",
            input: ({ context }) => ({ bookingId: context.returned?.bookingId ?? "", redirectResult: context.returned?.redirectResult ?? "" }),
            onDone: [
              {
                guard: ({ event }) => isRefusal(event.output),
                target: "editing",
                actions: [
                  { type: "tellProblem", params: ({ event }) => refusalOf(event.output) },
                  "forgetReturn",
                  "refreshCart",
                  emit(({ context }) => failedFact(context)),
                ],
              },
              { target: "returned" },
            ],
            onError: { target: "returned" },
          },
        },
        /** The confirmation takes over. */
        returned: {},
        editing: {
          on: {
            "pay.pressed": { guard: "hasReservations", target: "checkingPhone", actions: ["takeKeys", "prepare"] },
            "problem.closed": { actions: "clearProblem" },
          },
        },
        checkingPhone: {
          invoke: {
            src: "checkPhone",
            input: ({ context }) => ({ text: context.form.phoneNumber, countryCode: context.form.countryCode }),
            onDone: { target: "checking", actions: { type: "takePhone", params: ({ event }) => event.output } },
            onError: { target: "checking", actions: { type: "takePhone", params: null } },
          },
        },
        checking: {
          always: [
            { guard: "isClear", target: "preparing" },
            { target: "editing", actions: "showObstacle" },
          ],
        },
        preparing: {
          always: [{ guard: "needsToken", target: "tokenising" }, { target: "checkingOut" }],
        },
        tokenising: {
          invoke: {
            src: "tokenise",
            onDone: { target: "checkingOut", actions: { type: "keepToken", params: ({ event }) => event.output } },
            onError: { target: "editing", actions: "focusCard" },
          },
        },
        checkingOut: {
          invoke: {
            src: "checkOut",
            input: ({ context }) => ({
              cartId: context.cart?.cartId ?? "",
              form: context.form,
              phone: context.phone,
              session: context.session,
              key: context.checkOutKey ?? "",
            }),
            onDone: {
              target: "handingIn",
              actions: [
                { type: "keepBooking", params: ({ event }) => event.output },
                { type: "store", params: ({ context, event }) => ({ bookingId: event.output.bookingId, form: context.form }) },
              ],
            },
            onError: [
              { guard: { type: "isOpen", params: ({ event }) => failureOf(event.error) }, target: "stopping" },
              {
                guard: { type: "isAboutSeats", params: ({ event }) => failureOf(event.error) },
                target: "editing",
                actions: [{ type: "tellProblem", params: ({ event }) => problemOf(failureOf(event.error)) }, "refreshCart"],
              },
              { target: "editing", actions: { type: "tellProblem", params: ({ event }) => ({ ...problemOf(failureOf(event.error)), kind: "failed" }) } },
            ],
          },
        },
        /** An earlier payment is still open: it is stopped, so that this one may begin. */
        stopping: {
          entry: "countStop",
          invoke: {
            src: "sendDetails",
            input: ({ context }) => ({ bookingId: context.bookingId ?? context.cart?.cart?.bookingId ?? "", details: { abandoned: "true" } }),
            onDone: [
              { guard: ({ event }) => isRefusal(event.output), target: "checkingOut" },
              {
                target: "finished",
                actions: [
                  { type: "keepStep", params: ({ event }) => event.output },
                  { type: "keepBooking", params: ({ context }) => ({ bookingId: context.bookingId ?? context.cart?.cart?.bookingId ?? "" }) },
                ],
              },
            ],
            onError: { target: "editing", actions: { type: "tellProblem", params: ({ event }) => problemOf(failureOf(event.error)) } },
          },
        },
        handingIn: {
          always: [{ guard: "isAttempt", target: "attempting" }, { target: "paying" }],
          exit: emit(({ context }) => cartAnalytics("payment_initiate", context, { payment_type: context.request?.method })),
        },
        attempting: {
          invoke: {
            src: "makeAttempt",
            input: ({ context }) => ({
              bookingId: context.bookingId ?? "",
              method: attemptMethod(context) ?? "free",
              returnUrl: context.returnUrl,
              session: context.session,
              key: context.request?.key ?? "",
            }),
            onDone: [
              {
                guard: ({ event }) => event.output.redirectUrl !== null,
                target: "elsewhere",
                actions: [
                  emit(({ context }) => submittedFact(context)),
                  { type: "leave", params: ({ event }) => ({ address: event.output.redirectUrl ?? "", data: null }) },
                ],
              },
              { target: "finished", actions: emit(({ context }) => submittedFact(context)) },
            ],
            onError: [
              { guard: { type: "is422", params: ({ event }) => failureOf(event.error) }, target: "finished" },
              { guard: { type: "isLost", params: ({ event }) => failureOf(event.error) }, target: "unanswered" },
              {
                target: "editing",
                actions: [{ type: "tellProblem", params: ({ event }) => problemOf(failureOf(event.error)) }, emit(({ context }) => failedFact(context))],
              },
            ],
          },
        },
        paying: {
          invoke: {
            src: "makePayment",
            input: ({ context }) => ({ bookingId: context.bookingId ?? "", request: context.request!, returnUrl: context.returnUrl }),
            onDone: { target: "answered", actions: [{ type: "keepStep", params: ({ event }) => event.output }, emit(({ context }) => submittedFact(context))] },
            onError: [
              { guard: { type: "isPaid", params: ({ event }) => failureOf(event.error) }, target: "finished" },
              { guard: { type: "isLost", params: ({ event }) => failureOf(event.error) }, target: "unanswered" },
              { guard: { type: "isOpen", params: ({ event }) => failureOf(event.error) }, target: "stopping" },
              {
                guard: { type: "isAboutSeats", params: ({ event }) => failureOf(event.error) },
                target: "editing",
                actions: [
                  { type: "tellProblem", params: ({ event }) => problemOf(failureOf(event.error)) },
                  "refreshCart",
                  emit(({ context }) => failedFact(context)),
                ],
              },
              {
                target: "editing",
                actions: [{ type: "tellProblem", params: ({ event }) => problemOf(failureOf(event.error)) }, emit(({ context }) => failedFact(context))],
              },
            ],
          },
        },
        /** No answer came: the same request, with the same key, is handed in again, so that nobody pays twice. */
        unanswered: {
          entry: "countUnanswered",
          invoke: { src: "wait", input: ({ context }) => ({ tries: context.unanswered }) },
          on: {
            "wait.over": [
              { guard: "mayRetry", target: "repeating" },
              { target: "silent", actions: { type: "tellProblem", params: { kind: "no_answer", status: 0, code: "offline", fields: {} } } },
            ],
          },
        },
        repeating: { always: [{ guard: "isAttempt", target: "attempting" }, { target: "paying" }] },
        /** The buyer decides when to ask again; nothing else can be paid before the answer is known. */
        silent: {
          on: { "pay.pressed": { target: "repeating", actions: "clearProblem" }, "problem.closed": { actions: "clearProblem" } },
        },
        answered: {
          always: [
            { guard: "leads", target: "elsewhere", actions: "leaveForProvider" },
            { guard: "challenges", target: "challenging" },
            { guard: "isScripted", target: "confirming" },
            {
              guard: "isRefused",
              target: "editing",
              actions: [{ type: "tellProblem", params: ({ context }) => refusalOf(context.step!) }, "refreshCart", emit(({ context }) => failedFact(context))],
            },
            { guard: "isPending", target: "finished", actions: emit(({ context }) => pendingFact(context)) },
            { target: "finished" },
          ],
        },
        challenging: {
          on: {
            "challenge.done": { guard: "isThisChallenge", target: "detailing" },
            "payment.given.up": { target: "givingUp" },
          },
        },
        detailing: {
          invoke: {
            src: "sendDetails",
            input: ({ context }) => ({
              bookingId: context.bookingId ?? "",
              details: { token: context.step?.action?.type === "threeDS2" ? context.step.action.token : "" },
            }),
            onDone: { target: "answered", actions: { type: "keepStep", params: ({ event }) => event.output } },
            onError: { target: "finished" },
          },
        },
        confirming: {
          invoke: {
            src: "confirmByScript",
            input: ({ context }) => ({ clientSecret: context.step?.action?.type === "sdk" ? context.step.action.clientSecret : "" }),
            onDone: { target: "finished" },
            onError: {
              target: "givingUp",
              actions: { type: "tellProblem", params: ({ event }) => ({ ...problemOf(failureOf(event.error)), kind: "refused" }) },
            },
          },
        },
        /** The payment goes on at the provider's: this page is being left, or, where it is framed, waits. */
        elsewhere: {
          invoke: { src: "watchAttempt", input: ({ context }) => ({ attemptId: context.attemptId }) },
          on: {
            "payment.opened.again": { actions: "leaveForProvider" },
            "payment.given.up": { target: "givingUp" },
            "attempt.seen": [
              { guard: "didSucceed", target: "finished" },
              {
                guard: "didFail",
                target: "editing",
                actions: [
                  {
                    type: "tellProblem",
                    params: ({ event }) => ({ kind: event.status === "cancelled" ? "cancelled" : "refused", status: 200, code: event.status, fields: {} }),
                  },
                  "refreshCart",
                  emit(({ context }) => failedFact(context)),
                ],
              },
            ],
          },
        },
        givingUp: {
          invoke: {
            src: "sendDetails",
            input: ({ context }) => ({ bookingId: context.bookingId ?? "", details: { abandoned: "true" } }),
            onDone: [{ guard: ({ event }) => isRefusal(event.output), target: "editing", actions: "refreshCart" }, { target: "finished" }],
            onError: { target: "editing", actions: { type: "tellProblem", params: ({ event }) => problemOf(failureOf(event.error)) } },
          },
        },
        /** Whatever it became, the confirmation finds out. */
        finished: {
          entry: { type: "leaveForConfirmation", params: ({ context }) => ({ returnUrl: context.returnUrl, bookingId: context.bookingId ?? "" }) },
        },
      },
    },
  },
});

export type CheckoutMachine = typeof checkoutMachine;
