import { emit } from "xstate";
import { failureOf } from "../cart/failure.rules.ts";
import { checkoutSetup } from "./checkout.setup.ts";
import {
  attemptMethod,
  failedEvent,
  isMethodMissing,
  isRefusal,
  methodEvent,
  pendingEvent,
  problemOf,
  refusalOf,
  submittedEvent,
} from "./checkout.rules.ts";

/**
 * Paying, as a row of small steps (purchase spec §4, 8): from the press of the button to the confirmation, or back to
 * the form.
 */
export const payment = checkoutSetup.createStateConfig({
  initial: "arriving",
  states: {
    arriving: {
      always: [
        { guard: "isFromProvider", target: "resuming" },
        { guard: "hasReturned", target: "returned" },
        { target: "editing" },
      ],
    },
    /**
     * Returned from the provider's page. Its answer only decides what is shown: the form again, or the confirmation,
     * which reads the booking.
     */
    resuming: {
      invoke: {
        src: "comeBack",
        input: ({ context }) => ({
          bookingId: context.returned?.bookingId ?? "",
          redirectResult: context.returned?.redirectResult ?? "",
        }),
        onDone: [
          {
            guard: ({ event }) => isRefusal(event.output),
            target: "editing",
            actions: [
              { type: "setProblem", params: ({ event }) => refusalOf(event.output) },
              "forgetReturn",
              "refreshCart",
              emit(({ context }) => failedEvent(context)),
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
      entry: "forgetWalletMethod",
      on: {
        "pay.pressed": [{ guard: "isCodeUnderWay" }, { target: "checkingPhone", actions: ["takeKeys", "prepare"] }],
        "wallet.authorised": { target: "checkingPhone", actions: ["takeKeys", "prepare"] },
        "problem.closed": { actions: ["focusPayment", "clearProblem"] },
        "payment.taken.over": { guard: "hasOpenPayment", target: "stopping", actions: ["takeKeys", "prepare"] },
        "payment.continued": { guard: "hasOpenPayment", target: "continuing", actions: "clearProblem" },
        /* The buyer came back from the provider's page without paying, or a payment was begun in another window. */
        "cart.changed": {
          guard: "isNowPaying",
          actions: { type: "setOpenPayment", params: ({ event }) => event.cart },
        },
      },
    },
    checkingPhone: {
      invoke: {
        src: "checkPhone",
        input: ({ context }) => ({ text: context.form.phoneNumber, countryCode: context.form.countryCode }),
        onDone: {
          target: "checkingCard",
          actions: { type: "takePhone", params: ({ event }) => event.output },
        },
        onError: { target: "checkingCard", actions: { type: "takePhone", params: null } },
      },
    },
    /** Validates the typed card locally; its fields show what is wrong. */
    checkingCard: {
      always: [
        { guard: "isCardInvalid", target: "checking", actions: { type: "setCardWrong", params: true } },
        { target: "checking", actions: { type: "setCardWrong", params: false } },
      ],
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
        onDone: { target: "checkingOut", actions: { type: "setToken", params: ({ event }) => event.output } },
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
            { type: "setBooking", params: ({ event }) => event.output },
            {
              type: "store",
              params: ({ context, event }) => ({ bookingId: event.output.bookingId, form: context.form }),
            },
          ],
        },
        onError: [
          {
            guard: { type: "isOpen", params: ({ event }) => failureOf(event.error) },
            target: "editing",
            actions: [
              { type: "setOpenBooking", params: ({ event }) => failureOf(event.error) },
              { type: "setProblem", params: ({ event }) => problemOf(failureOf(event.error)) },
            ],
          },
          {
            guard: { type: "namesFields", params: ({ event }) => failureOf(event.error) },
            target: "editing",
            actions: [{ type: "setRefused", params: ({ event }) => failureOf(event.error) }, "showObstacle"],
          },
          {
            guard: { type: "isAboutCart", params: ({ event }) => failureOf(event.error) },
            target: "editing",
            actions: [{ type: "setProblem", params: ({ event }) => problemOf(failureOf(event.error)) }, "refreshCart"],
          },
          {
            target: "editing",
            actions: {
              type: "setProblem",
              params: ({ event }) => ({ ...problemOf(failureOf(event.error)), kind: "failed" }),
            },
          },
        ],
      },
    },
    /**
     * The buyer pays here in place of elsewhere: the open payment is stopped, then the form is checked as after any
     * press of pay, for it may have changed since the last one. Where no method is chosen yet, as on the way back from
     * the provider's page, the methods have the focus and nothing is called missing. A payment that can't be stopped
     * any more is waited for by the confirmation.
     */
    stopping: {
      invoke: {
        src: "sendDetails",
        input: ({ context }) => ({ bookingId: context.bookingId ?? "", details: { abandoned: "true" } }),
        onDone: [
          {
            guard: ({ context, event }) => isRefusal(event.output) && isMethodMissing(context),
            target: "editing",
            actions: ["focusMethods", "clearProblem", "refreshCart"],
          },
          { guard: ({ event }) => isRefusal(event.output), target: "checkingPhone" },
          { target: "finished", actions: { type: "setStep", params: ({ event }) => event.output } },
        ],
        onError: {
          target: "editing",
          actions: { type: "setProblem", params: ({ event }) => problemOf(failureOf(event.error)) },
        },
      },
    },
    /** The buyer goes on with the open payment: what the provider wants next is asked for again. */
    continuing: {
      invoke: {
        src: "sendDetails",
        input: ({ context }) => ({ bookingId: context.bookingId ?? "", details: {} }),
        onDone: { target: "answered", actions: { type: "setStep", params: ({ event }) => event.output } },
        onError: {
          target: "editing",
          actions: { type: "setProblem", params: ({ event }) => problemOf(failureOf(event.error)) },
        },
      },
    },
    handingIn: {
      always: [{ guard: "isAttempt", target: "attempting" }, { target: "paying" }],
      exit: emit(({ context }) => methodEvent("payment_initiate", context, context.request?.method ?? "")),
    },
    attempting: {
      invoke: {
        src: "makeAttempt",
        input: ({ context }) => ({
          bookingId: context.bookingId ?? "",
          method: attemptMethod(context) ?? (context.request?.method === "shared" ? "shared" : "free"),
          returnUrl: context.returnUrl,
          session: context.session,
          key: context.request?.key ?? "",
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.redirectUrl !== null,
            target: "elsewhere",
            actions: [
              {
                type: "setAttempt",
                params: ({ event }) => ({
                  attemptId: event.output.paymentAttemptId,
                  url: event.output.redirectUrl ?? "",
                }),
              },
              emit(({ context }) => submittedEvent(context)),
              "leaveForProvider",
            ],
          },
          { target: "finished", actions: emit(({ context }) => submittedEvent(context)) },
        ],
        onError: [
          { guard: { type: "is422", params: ({ event }) => failureOf(event.error) }, target: "finished" },
          { guard: { type: "isLost", params: ({ event }) => failureOf(event.error) }, target: "unanswered" },
          {
            target: "editing",
            actions: [
              { type: "setProblem", params: ({ event }) => problemOf(failureOf(event.error)) },
              emit(({ context }) => failedEvent(context)),
            ],
          },
        ],
      },
    },
    paying: {
      entry: "dropWallet",
      invoke: {
        src: "makePayment",
        input: ({ context }) => ({
          bookingId: context.bookingId ?? "",
          request: context.request!,
          returnUrl: context.returnUrl,
        }),
        onDone: {
          target: "answered",
          actions: [
            { type: "setStep", params: ({ event }) => event.output },
            emit(({ context }) => submittedEvent(context)),
          ],
        },
        onError: [
          { guard: { type: "isPaid", params: ({ event }) => failureOf(event.error) }, target: "finished" },
          { guard: { type: "isLost", params: ({ event }) => failureOf(event.error) }, target: "unanswered" },
          {
            guard: { type: "isOpen", params: ({ event }) => failureOf(event.error) },
            target: "editing",
            actions: { type: "setProblem", params: ({ event }) => problemOf(failureOf(event.error)) },
          },
          {
            guard: { type: "isAboutCart", params: ({ event }) => failureOf(event.error) },
            target: "editing",
            actions: [
              { type: "setProblem", params: ({ event }) => problemOf(failureOf(event.error)) },
              "refreshCart",
              emit(({ context }) => failedEvent(context)),
            ],
          },
          {
            guard: { type: "isAboutKeptCards", params: ({ event }) => failureOf(event.error) },
            target: "editing",
            actions: [
              { type: "setProblem", params: ({ event }) => problemOf(failureOf(event.error)) },
              "forgetMethods",
              emit(({ context }) => failedEvent(context)),
            ],
          },
          {
            target: "editing",
            actions: [
              { type: "setProblem", params: ({ event }) => problemOf(failureOf(event.error)) },
              emit(({ context }) => failedEvent(context)),
            ],
          },
        ],
      },
    },
    /** No answer came: sends the same request with the same key again, so that the buyer doesn't pay twice. */
    unanswered: {
      entry: "countUnanswered",
      invoke: { src: "wait", input: ({ context }) => ({ tries: context.unanswered }) },
      on: {
        "wait.over": [
          { guard: "mayRetry", target: "repeating" },
          {
            target: "silent",
            actions: {
              type: "setProblem",
              params: { kind: "no_answer", status: 0, code: "offline", fields: {}, method: null },
            },
          },
        ],
      },
    },
    repeating: { always: [{ guard: "isAttempt", target: "attempting" }, { target: "paying" }] },
    /** The buyer decides when to retry; nothing else can be paid before the answer is known. */
    silent: {
      on: {
        "pay.pressed": { target: "repeating", actions: "clearProblem" },
        "problem.closed": { actions: "clearProblem" },
      },
    },
    answered: {
      always: [
        { guard: "leads", target: "elsewhere", actions: "leaveForProvider" },
        { guard: "challenges", target: "challenging" },
        { guard: "isScripted", target: "confirming" },
        {
          guard: "isRefused",
          target: "editing",
          actions: [
            { type: "setProblem", params: ({ context }) => refusalOf(context.step!, context.request?.method) },
            "refreshCart",
            emit(({ context }) => failedEvent(context)),
          ],
        },
        { guard: "isPending", target: "finished", actions: emit(({ context }) => pendingEvent(context)) },
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
        onDone: { target: "answered", actions: { type: "setStep", params: ({ event }) => event.output } },
        onError: { target: "finished" },
      },
    },
    confirming: {
      invoke: {
        src: "confirmByScript",
        input: ({ context }) => ({
          provider: context.methods?.provider ?? null,
          clientSecret: context.step?.action?.type === "sdk" ? context.step.action.clientSecret : "",
        }),
        onDone: { target: "finished" },
        onError: {
          target: "givingUp",
          actions: {
            type: "setProblem",
            params: ({ context, event }) => ({
              ...problemOf(failureOf(event.error), context.request?.method),
              kind: "refused",
            }),
          },
        },
      },
    },
    /** The payment continues at the provider's page: this page navigates there, or waits if it is framed. */
    elsewhere: {
      invoke: { src: "watchAttempt", input: ({ context }) => ({ attemptId: context.attemptId }) },
      on: {
        "payment.reopened": { actions: "leaveForProvider" },
        "payment.given.up": { target: "givingUp" },
        "attempt.updated": [
          { guard: "didSucceed", target: "finished" },
          {
            guard: "didFail",
            target: "editing",
            actions: [
              {
                type: "setProblem",
                params: ({ context, event }) => ({
                  kind: event.status === "cancelled" ? "cancelled" : "refused",
                  status: 200,
                  code: event.status,
                  fields: {},
                  method: context.request?.method ?? null,
                }),
              },
              "refreshCart",
              emit(({ context }) => failedEvent(context)),
            ],
          },
        ],
      },
    },
    givingUp: {
      invoke: {
        src: "sendDetails",
        input: ({ context }) => ({ bookingId: context.bookingId ?? "", details: { abandoned: "true" } }),
        onDone: [
          {
            guard: ({ event }) => isRefusal(event.output),
            target: "editing",
            actions: [
              // What the card's module has said of it goes before.
              {
                type: "setProblem",
                params: ({ context, event }) => context.problem ?? refusalOf(event.output, context.request?.method),
              },
              "refreshCart",
              emit(({ context }) => failedEvent(context)),
            ],
          },
          { target: "finished" },
        ],
        onError: {
          target: "editing",
          actions: { type: "setProblem", params: ({ event }) => problemOf(failureOf(event.error)) },
        },
      },
    },
    /**
     * The confirmation shows the outcome: on the return page, or here if this page is framed.
     */
    finished: {
      always: { guard: "isFramed", target: "returned" },
      entry: {
        type: "leaveForConfirmation",
        params: ({ context }) => ({ returnUrl: context.returnUrl, bookingId: context.bookingId ?? "" }),
      },
    },
  },
});
