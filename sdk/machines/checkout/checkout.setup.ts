import { assign, fromCallback, fromPromise, sendTo, setup } from "xstate";
import type { PaymentMethods } from "../../contracts/payment.ts";
import { notProvided } from "../_setup/not-provided.ts";
import type { CodesEvent } from "../codes/codes.types.ts";
import type { CartEvent, CartView } from "../cart/cart.types.ts";
import { isAnswerLost, type Failure } from "../cart/failure.rules.ts";
import {
  chosenOf,
  currentProblem,
  isAboutCart,
  isAuthorised,
  isInformationMissing,
  isMethodMissing,
  isPaying,
  paymentTarget,
  isRefusal,
  methodsKey,
  obstacle,
  offersMethods,
  openBooking,
  paymentIsOpen,
  requestOf,
  retriesOfOneRequest,
  walletObstacle,
  walletsOf,
} from "./checkout.rules.ts";
import type {
  CheckedPhone,
  CheckoutContext,
  CheckoutEvent,
  CheckoutEmitted,
  CheckoutInput,
  ContactField,
  ContactForm,
  PaymentRequest,
  PaymentStep,
  Problem,
  Reminder,
  CheckoutSession,
  Target,
} from "./checkout.types.ts";
import { contactProblems, filledByWallet, isFixed, isLocked, refilled, refusedFields } from "./contact.rules.ts";

/** The field of the form that has to be mended, if it is one. */
function fieldsOf(target: Target): ContactField[] {
  return ["hold", "codes", "methods", "card", "information"].includes(target) ? [] : [target as ContactField];
}

/** Events of the actor that checks phone numbers and mail domains; its libraries are loaded with the first one. */
export type ContactCheckEvent =
  | { type: "phone.typed"; text: string; countryCode: string }
  | { type: "email.left"; email: string };

/** Events of the actor that stores whether the shop may write about a basket that is left; without `email`: not. */
export type ReminderEvent =
  | { type: "reminder.read"; cartId: string }
  | { type: "reminder.stored"; cartId: string; email: string | null };

/** The setup of the checkout's machine: actors, actions and guards. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    emitted: {} as CheckoutEmitted,
  },
  actors: {
    /** Sends `cart.changed` now and whenever the page's cart changes. */
    cart: fromCallback<CartEvent | { type: "language.changed" }>(() => {}),
    /** Sends `codes.changed` with each change of the field for codes. */
    codes: fromCallback<CodesEvent>(() => {}),
    contactChecks: fromCallback<ContactCheckEvent>(() => {}),
    /** Sends `reminder.changed` with each answer of the server. */
    reminder: fromCallback<ReminderEvent>(() => {}),
    checkPhone: fromPromise<CheckedPhone | null, { text: string; countryCode: string }>(notProvided),
    loadMethods: fromPromise<PaymentMethods, { cartId: string; countryCode: string }>(notProvided),
    tokenise: fromPromise<{ token: string }, void>(notProvided),
    checkOut: fromPromise<
      { bookingId: string },
      { cartId: string; form: ContactForm; phone: CheckedPhone | null; session: CheckoutSession; key: string }
    >(notProvided),
    makePayment: fromPromise<PaymentStep, { bookingId: string; request: PaymentRequest; returnUrl: string | null }>(
      notProvided,
    ),
    sendDetails: fromPromise<PaymentStep, { bookingId: string; details: Record<string, string> }>(notProvided),
    /** Sends the provider's redirect result, once. */
    comeBack: fromPromise<PaymentStep, { bookingId: string; redirectResult: string }>(notProvided),
    makeAttempt: fromPromise<
      { redirectUrl: string | null; paymentAttemptId: string | null },
      {
        bookingId: string;
        method: "free" | "voucher" | "invoice" | "shared";
        returnUrl: string | null;
        session: CheckoutSession;
        key: string;
      }
    >(notProvided),
    /** Rejects when the buyer's bank declines. */
    confirmByScript: fromPromise<unknown, { provider: PaymentMethods["provider"] | null; clientSecret: string }>(
      notProvided,
    ),
    /** Sends `attempt.updated` while the payment continues in another window. */
    watchAttempt: fromCallback<CheckoutEvent, { attemptId: string | null }>(() => {}),
    /** Sends `wait.over` after a delay that grows with each try. */
    wait: fromCallback<CheckoutEvent, { tries: number }>(() => {}),
  },
  actions: {
    /** Stores guest data and the booking's id (purchase spec §4). */
    store: (_, _params: { bookingId: string; form: ContactForm }) => {},
    leaveForConfirmation: (_, _params: { returnUrl: string | null; bookingId: string }) => {},
    leaveForProvider: (_) => {},
    /** A payment has no answer yet, or has one. */
    reportBegun: (_) => {},
    reportEnded: (_) => {},
    setCardWrong: assign((_, isCardWrong: boolean) => ({ isCardWrong })),
    refreshCart: sendTo("cart", { type: "cart.refresh" }),
    /** What was removed before is settled with the next action. */
    dismissNotices: sendTo("cart", { type: "cart.dismiss" }),
    /** Removes the booking from the page's address, so that a reload starts with the form. */
    forgetReturn: () => {},
    takeAttributes: assign(
      (
        { context },
        { returnUrl, appearance, prefill }: Pick<CheckoutContext, "returnUrl" | "appearance" | "prefill">,
      ) => ({
        returnUrl,
        appearance,
        prefill,
        ...(JSON.stringify(prefill) === JSON.stringify(context.prefill) ? {} : refilled(context, prefill)),
      }),
    ),
    takeCart: assign(({ context, event }) =>
      event.type === "cart.changed"
        ? { cart: event.cart, problem: context.problem && currentProblem(context.problem, event.cart, context.cart) }
        : {},
    ),
    type: assign(({ context, event }) => {
      if (event.type !== "field.typed") return {};
      const form = { ...context.form, [event.field]: event.value };
      const typedFields = [...new Set([...context.typedFields, event.field])];
      return { form, typedFields, ...(event.field === "email" ? { suggestion: null } : {}) };
    }),
    checkPhone: sendTo("contactChecks", ({ context }) => ({
      type: "phone.typed",
      text: context.form.phoneNumber,
      countryCode: context.form.countryCode,
    })),
    markFieldLeft: assign(({ context, event }) =>
      event.type === "field.left" && !context.leftFields.includes(event.field)
        ? { leftFields: [...context.leftFields, event.field] }
        : {},
    ),
    takePhone: assign(({ context }, phone: CheckedPhone | null) =>
      phone
        ? {
            phone,
            form: {
              ...context.form,
              phoneNumber: phone.text,
              countryCode: phone.countryCode ?? context.form.countryCode,
            },
          }
        : { phone: null },
    ),
    takeSuggestion: assign(({ event }) => (event.type === "email.suggested" ? { suggestion: event.suggestion } : {})),
    useSuggestion: assign(({ context }) => ({
      form: {
        ...context.form,
        email: context.suggestion ?? context.form.email,
        confirmEmail:
          context.form.confirmEmail === context.form.email
            ? (context.suggestion ?? context.form.confirmEmail)
            : context.form.confirmEmail,
      },
      suggestion: null,
    })),
    readReminder: sendTo("reminder", ({ context }) => ({
      type: "reminder.read",
      cartId: context.cart?.cartId ?? "",
    })),
    /** Ticked with a valid address it is stored, and with each other one; unticked it is deleted. */
    storeReminder: sendTo("reminder", ({ context }) => ({
      type: "reminder.stored",
      cartId: context.cart?.cartId ?? "",
      email: context.wantsReminder ? context.form.email.trim() : null,
    })),
    /**
     * A tick that could not be stored or deleted is shown as it was before. Where another address could not be stored,
     * the former one still is: the tick stays.
     */
    takeReminder: assign(({ context: { wantsReminder, reminder: before } }, reminder: Reminder) => ({
      reminder,
      wantsReminder:
        reminder === "failed" ? wantsReminder !== (before === null) : reminder === "waiting" || wantsReminder,
    })),
    choose: assign(({ event }) =>
      event.type === "method.chosen"
        ? { method: event.method, cardId: event.cardId ?? null, methodMissing: false, wallet: null }
        : {},
    ),
    takeWallet: assign(({ context, event }) => {
      if (event.type !== "wallet.authorised") return {};
      const { method, token, contact, paidFor } = event;
      const form = filledByWallet(context.form, contact);
      return {
        form,
        phone: form.phoneNumber === context.form.phoneNumber ? context.phone : null,
        method,
        cardId: null,
        methodMissing: false,
        wallet: { method, token, paidFor },
      };
    }),
    /** Its token pays once, or what is due has changed: the buyer is asked by the wallet again. */
    dropWallet: assign({ wallet: null }),
    /** A wallet whose yes is gone can't be what is chosen. */
    forgetWalletMethod: assign(({ context }) =>
      context.method !== null && walletsOf(context).includes(context.method) && !isAuthorised(context)
        ? { method: null, wallet: null }
        : {},
    ),
    showWalletObstacle: assign(({ context }) => {
      const target = walletObstacle(context) ?? "fullName";
      return {
        focus: { target, turn: (context.focus?.turn ?? 0) + 1 },
        leftFields: [...new Set([...context.leftFields, ...fieldsOf(target)])],
        informationMissing: isInformationMissing(context),
      };
    }),
    tickKeeping: assign(({ event }) => (event.type === "keeping.ticked" ? { keepsCard: event.keepsCard } : {})),
    tick: assign(({ event }) =>
      event.type === "information.ticked" ? { isInformed: event.isInformed, informationMissing: false } : {},
    ),
    takeKeys: assign(({ event }) =>
      "paymentKey" in event
        ? { checkOutKey: event.checkOutKey, request: null, unanswered: 0, problem: null, step: null }
        : {},
    ),
    prepare: assign(({ context, event }) =>
      "paymentKey" in event ? { request: requestOf(context, event.paymentKey) } : {},
    ),
    showObstacle: assign(({ context }) => {
      const target = obstacle(context) ?? "fullName";
      return {
        focus: { target, turn: (context.focus?.turn ?? 0) + 1 },
        leftFields: ["fullName", "lastName", "email", "confirmEmail", "phoneNumber", "notes"] as const,
        methodMissing: isMethodMissing(context),
        informationMissing: isInformationMissing(context),
      };
    }),
    focusCard: assign(({ context }) => ({ focus: { target: "card" as const, turn: (context.focus?.turn ?? 0) + 1 } })),
    focusMethods: assign(({ context }) => ({
      focus: { target: "methods" as const, turn: (context.focus?.turn ?? 0) + 1 },
    })),
    focusPayment: assign(({ context }) => {
      const target = context.problem && paymentTarget(context.problem, context.cardId);
      return target ? { focus: { target, turn: (context.focus?.turn ?? 0) + 1 } } : {};
    }),
    setProblem: assign((_, problem: Problem) => ({ problem })),
    clearProblem: assign({ problem: null }),
    setMethods: assign(({ context }, methods: PaymentMethods) => ({
      methods,
      methodsFor: methodsKey(context),
      ...chosenOf(methods, context),
    })),
    /** A kept card is gone, or the session is: what can be chosen is read again. */
    forgetMethods: assign({ methodsFor: null }),
    setToken: assign(({ context }, { token }: { token: string }) => ({
      request: context.request && { ...context.request, token },
    })),
    setBooking: assign((_, { bookingId }: { bookingId: string }) => ({ bookingId })),
    setStep: assign(({ context }, step: PaymentStep) => ({
      step,
      attemptId: step.paymentAttemptId ?? context.attemptId,
      unanswered: 0,
    })),
    /** Where it leads is kept as a step, so that it can be opened again. */
    setAttempt: assign((_, { attemptId, url }: { attemptId: string | null; url: string }) => ({
      attemptId,
      step: {
        resultCode: "RedirectShopper" as const,
        action: { type: "redirect" as const, url, method: "GET" as const, data: {} },
        refusalReason: null,
      },
    })),
    countUnanswered: assign(({ context }) => ({ unanswered: context.unanswered + 1 })),
    setRefused: assign(({ context }, { fields }: Failure) => ({
      refused: { ...context.refused, ...refusedFields(context.form, fields) },
    })),
    setOpenPayment: assign(({ context }, { cart }: CartView) => ({
      bookingId: cart?.bookingId ?? context.bookingId,
      problem: paymentIsOpen,
    })),
    setOpenBooking: assign(({ context }, failure: Failure) => ({
      bookingId: openBooking(failure) ?? context.bookingId ?? context.cart?.cart?.bookingId ?? null,
    })),
  },
  guards: {
    /** Whether the card module rejects what is typed in its fields. */
    isCardInvalid: () => false,
    /** The page is in a frame, which can't be left: a new tab needs the visitor's press, and a sandbox forbids it. */
    isFramed: () => false,
    hasWalletObstacle: ({ context }) => walletObstacle(context) !== null,
    isAuthorised: ({ context }) => isAuthorised(context),
    /** What is due is about to change: a code is being added or taken out. */
    isCodeUnderWay: ({ context }) => context.codes !== null && context.codes.state !== "idle",
    hasReturned: ({ context }) => context.returned !== null,
    isFromProvider: ({ context }) => (context.returned?.redirectResult ?? null) !== null,
    needsMethods: ({ context }) => offersMethods(context) && context.methodsFor !== methodsKey(context),
    isLocked: ({ context, event }) =>
      event.type === "field.typed" &&
      (isLocked(context.session, event.field) ||
        isFixed(context, event.field, contactProblems(context.form, context.session, context.phone, context.refused))),
    isPhone: ({ event }) =>
      event.type === "field.typed" && (event.field === "phoneNumber" || event.field === "countryCode"),
    isEmail: ({ event }) => event.type === "field.left" && event.field === "email",
    isClear: ({ context }) => obstacle(context) === null,
    mayBeReminded: ({ context }) => context.session.role !== "reseller" && (context.cart?.cartId ?? null) !== null,
    /** What was ticked can be stored: a cart, and an address that is one. */
    isReminderComplete: ({ context }) =>
      context.wantsReminder &&
      context.cart?.cartId !== null &&
      contactProblems(context.form, context.session, context.phone, context.refused).email === undefined,
    needsToken: ({ context }) => context.request?.method === "card" && context.request.cardId === null,
    isAttempt: ({ context }) => ["free", "voucher", "invoice", "shared"].includes(context.request?.method ?? ""),
    isContactDone: ({ context }) =>
      Object.keys(contactProblems(context.form, context.session, context.phone, context.refused)).length === 0,
    namesFields: ({ context }, { status, fields }: Failure) =>
      status === 400 && Object.keys(refusedFields(context.form, fields)).length > 0,
    isLost: (_, failure: Failure) => isAnswerLost(failure),
    isAboutKeptCards: (_, { code }: Failure) => code === "card_not_found" || code === "not_signed_in",
    isPaid: (_, { status, code }: Failure) => status === 422 && code === "booking_paid",
    is422: (_, { status }: Failure) => status === 422,
    isOpen: (_, { code }: Failure) => code === "payment_open",
    /** Only as it becomes known: a cart that is being loaded again says what was true before. */
    isNowPaying: ({ context, event }) =>
      event.type === "cart.changed" &&
      context.problem === null &&
      isPaying(event.cart) &&
      !(context.cart && isPaying(context.cart)),
    hasOpenPayment: ({ context }) => context.problem?.kind === "open" && context.bookingId !== null,
    isAboutCart: (_, failure: Failure) => isAboutCart(failure),
    mayRetry: ({ context }) => context.unanswered <= retriesOfOneRequest,
    leads: ({ context }) => context.step?.action?.type === "redirect",
    challenges: ({ context }) => context.step?.action?.type === "threeDS2",
    isScripted: ({ context }) => context.step?.action?.type === "sdk",
    isRefused: ({ context }) => context.step !== null && isRefusal(context.step),
    isPending: ({ context }) => ["Pending", "Received"].includes(context.step?.resultCode ?? ""),
    isThisChallenge: ({ context, event }) =>
      event.type === "challenge.done" &&
      context.step?.action?.type === "threeDS2" &&
      context.step.action.token === event.token,
    didSucceed: ({ event }) => event.type === "attempt.updated" && ["authorised", "captured"].includes(event.status),
    didFail: ({ event }) =>
      event.type === "attempt.updated" && ["refused", "cancelled", "failed"].includes(event.status),
  },
});
