import type { SnapshotFrom } from "xstate";
import { languageTag, mainLocaleOf } from "../../contracts/locale.ts";
import { shopPath } from "../../contracts/paths.ts";
import type { PaymentMethods, PaymentMethodType } from "../../contracts/payment.ts";
import type { CartEvent, CartView } from "../../machines/cart/cart.types.ts";
import type { checkoutMachine } from "../../machines/checkout/checkout.machine.ts";
import {
  attemptMethod,
  bookingToConfirm,
  hasExpiredHolds,
  hasReservations,
  importantInformation,
  isFree,
  offersMethods,
} from "../../machines/checkout/checkout.rules.ts";
import type {
  CheckoutContext,
  CheckoutEvent,
  ContactField,
  ContactForm,
  Problem,
} from "../../machines/checkout/checkout.types.ts";
import { contactProblems, isLocked, type ContactProblem } from "../../machines/checkout/contact.rules.ts";
import type { CardModule } from "../../payment/card-module.ts";
import type { Services } from "../_kit/record.ts";
import { linkToShop } from "../_kit/attribution.ts";
import { editorOf, handedOn, type EditorProps } from "../basket/basket.connect.ts";
import { bookedAddress } from "../basket/last-booking.ts";
import { cardModuleSlot } from "./card-module-slot.ts";

export interface FieldProps {
  readonly value: string;
  /** What is wrong, once the field was left. */
  readonly problem: ContactProblem | undefined;
  readonly valid: boolean;
  readonly locked: boolean;
  readonly onInput: (value: string) => void;
  readonly onLeave: () => void;
}

export interface CheckoutProps {
  readonly languageTag: string;
  /** Countries are named in the locale's own language (discovery spec §3), whatever the words around them. */
  readonly countryLanguage: string;
  readonly cart: CartView | null;
  readonly now: () => number;
  readonly fields: Readonly<Record<ContactField, FieldProps>>;
  readonly isGuest: boolean;
  readonly isReseller: boolean;
  /** Booked on invoice: an approved distributor. */
  readonly isInvoice: boolean;
  /** Something is held. Else all holds have lapsed while the form is open. */
  readonly isHeld: boolean;
  /** A hold has lapsed, and is neither held again nor let go yet. */
  readonly hasExpiredHolds: boolean;
  readonly suggestion: string | null;
  readonly takeSuggestion: () => void;
  readonly methods: PaymentMethods | null;
  readonly offersMethods: boolean;
  readonly methodsFailed: boolean;
  readonly retryMethods: () => void;
  readonly method: PaymentMethodType | null;
  readonly methodMissing: boolean;
  readonly choose: (method: PaymentMethodType) => void;
  readonly takeCard: (module: CardModule | null) => void;
  readonly information: readonly string[];
  readonly isInformed: boolean;
  readonly informationMissing: boolean;
  readonly inform: (isInformed: boolean) => void;
  readonly isFree: boolean;
  readonly isBusy: boolean;
  /** No answer to the payment came: the same request can be sent again, and nothing of it can change. */
  readonly isUnanswered: boolean;
  readonly focus: CheckoutContext["focus"];
  readonly pay: () => void;
  /** The confirmation that takes over once the buyer is back from paying; null before. */
  readonly confirmation: Readonly<Record<string, string | undefined>> | null;
  /** Back from the provider's page: its answer is on its way. */
  readonly isArriving: boolean;
  readonly problem: Problem | null;
  readonly closeProblem: () => void;
  /** Stops the payment that is under way elsewhere and pays here. */
  readonly takeOver: () => void;
  readonly challenge: { readonly url: string; readonly token: string } | null;
  readonly challengeDone: (token: string) => void;
  readonly isElsewhere: boolean;
  readonly reopenPayment: () => void;
  readonly giveUp: () => void;
  readonly termsAddress: string;
  readonly privacyAddress: string;
  readonly basketAddress: string;
  readonly shopAddress: string;
  /** Where nothing is to be paid, the way to what was booked in this window; null where nothing is known. */
  readonly bookedAddress: string | null;
  readonly edit: (reservationId: string) => void;
  /** The booking widget that edits a reservation (purchase spec §2, fromCheckout); undefined while there is none. */
  readonly editor: undefined | EditorProps;
  readonly remove: (reservationId: string) => void;
  readonly rehold: (reservationId: string) => void;
  readonly dismiss: (reservationId?: string) => void;
  readonly refresh: () => void;
  readonly stopPayment: () => void;
}

/** States in which the buyer may press. */
const quietStates = ["editing", "silent"];

export function connectCheckout(
  snapshot: SnapshotFrom<typeof checkoutMachine>,
  send: (event: CheckoutEvent) => void,
  services: Services,
): CheckoutProps {
  const { context } = snapshot;
  const { form, session, leftFields, cart, step } = context;
  const value = snapshot.value as { payment: string; methods: string };
  const problems = contactProblems(form, session, context.phone, context.refused);
  const fields = Object.fromEntries(
    (Object.keys(form) as (keyof ContactForm)[]).map((field) => [
      field,
      {
        value: form[field],
        problem: leftFields.includes(field) ? problems[field] : undefined,
        valid: leftFields.includes(field) && !problems[field] && form[field] !== "",
        locked: isLocked(session, field),
        onInput: (text: string) => send({ type: "field.typed", field, value: text }),
        onLeave: () => send({ type: "field.left", field }),
      } satisfies FieldProps,
    ]),
  ) as Record<ContactField, FieldProps>;
  const edited = cart?.cart?.reservations.find((one) => one.reservationId === context.editing);
  const isHeld = hasReservations(context);
  const confirmed = bookingToConfirm(context, value.payment);
  const page = (key: "terms" | "privacy" | "basket" | "homepage") =>
    linkToShop(`${services.shopOrigin}${shopPath(key, services.locale)}`, services);
  const toCart = (event: CartEvent) => void services.cart().then((actor) => actor.send(event));
  return {
    languageTag: languageTag(mainLocaleOf(services.locale)),
    countryLanguage: languageTag(services.locale),
    cart,
    now: () => services.now() + (cart?.serverOffset ?? 0),
    fields,
    isGuest: session.role === "guest",
    isReseller: session.role === "reseller",
    isInvoice: attemptMethod(context) === "invoice",
    isHeld,
    hasExpiredHolds: hasExpiredHolds(context),
    suggestion: context.suggestion,
    takeSuggestion: () => send({ type: "suggestion.taken" }),
    methods: context.methods,
    // A lapsed hold leaves the methods, and the card that is typed, where they are.
    offersMethods: isHeld ? offersMethods(context) : context.methods !== null,
    methodsFailed: value.methods === "failed",
    retryMethods: () => send({ type: "methods.retry" }),
    method: context.method,
    methodMissing: context.methodMissing,
    choose: (method) => send({ type: "method.chosen", method }),
    takeCard: (module) => void (cardModuleSlot(services).module = module),
    information: importantInformation(context),
    isInformed: context.isInformed,
    informationMissing: context.informationMissing,
    inform: (isInformed) => send({ type: "information.ticked", isInformed }),
    isFree: isFree(context),
    isBusy: !quietStates.includes(value.payment),
    isUnanswered: value.payment === "silent",
    focus: context.focus,
    pay: () => send({ type: "pay.pressed", ...newKeys(services) }),
    confirmation: confirmed === null ? null : { booking: confirmed, ...handedOn(context.handed, services) },
    isArriving: value.payment === "hearing",
    problem: context.problem,
    closeProblem: () => send({ type: "problem.closed" }),
    takeOver: () => send({ type: "payment.taken.over", ...newKeys(services) }),
    challenge:
      value.payment === "challenging" && step?.action?.type === "threeDS2"
        ? { url: step.action.url, token: step.action.token }
        : null,
    challengeDone: (token) => send({ type: "challenge.done", token }),
    isElsewhere: value.payment === "elsewhere",
    reopenPayment: () => send({ type: "payment.reopened" }),
    giveUp: () => send({ type: "payment.given.up" }),
    termsAddress: page("terms"),
    privacyAddress: page("privacy"),
    basketAddress: page("basket"),
    shopAddress: page("homepage"),
    bookedAddress: cart?.state === "empty" ? bookedAddress(services) : null,
    edit: (reservationId) => send({ type: "edit.opened", reservationId }),
    editor: edited && editorOf(edited, services, context.handed, () => send({ type: "edit.closed" })),
    remove: (reservationId) => toCart({ type: "cart.remove", reservationId }),
    rehold: (reservationId) => toCart({ type: "cart.rehold", reservationId }),
    dismiss: (reservationId) =>
      toCart(reservationId ? { type: "cart.dismiss", reservationId } : { type: "cart.dismiss" }),
    refresh: () => toCart({ type: "cart.refresh" }),
    stopPayment: () => toCart({ type: "cart.payment.stop" }),
  };
}

function newKeys({ newKey }: Services): { checkOutKey: string; paymentKey: string } {
  return { checkOutKey: newKey(), paymentKey: newKey() };
}
