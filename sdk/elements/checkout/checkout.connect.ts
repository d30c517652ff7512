import type { SnapshotFrom } from "xstate";
import { languageTag, translatedLanguageTag } from "../../contracts/locale.ts";
import { shopPath } from "../../contracts/paths.ts";
import type { CartEvent } from "../../machines/cart/cart.types.ts";
import type { checkoutMachine } from "../../machines/checkout/checkout.machine.ts";
import {
  attemptMethod,
  bookingToConfirm,
  hasExpiredHolds,
  hasReservations,
  importantInformation,
  isFree,
  isPaidByVouchers,
  offersMethods,
} from "../../machines/checkout/checkout.rules.ts";
import type { CheckoutEvent, ContactField, ContactForm } from "../../machines/checkout/checkout.types.ts";
import { contactProblems, isFixed, isLocked } from "../../machines/checkout/contact.rules.ts";
import { nestedAttributes } from "../_kit/nested.ts";
import type { Services } from "../_kit/record.ts";
import { linkToShop } from "../_kit/link-to-shop.ts";
import { misfitsOf } from "../../parts/cart/misfit.connect.ts";
import { codesOf } from "../../parts/codes/codes.connect.ts";
import { editedIn, editorOf } from "../../parts/cart/editor.connect.ts";
import { bookedAddress } from "../../parts/cart/last-booking.ts";
import { cardModuleSlot } from "./card-module-slot.ts";
import type { FieldProps, CheckoutProps } from "./checkout.props.ts";
import { newKeys } from "./new-keys.ts";
import { connectWallets } from "./wallets.connect.ts";

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
        locked: isLocked(session, field) || isFixed(context, field, problems),
        isFixed: !isLocked(session, field) && isFixed(context, field, problems),
        onInput: (text: string) => send({ type: "field.typed", field, value: text }),
        onLeave: () => send({ type: "field.left", field }),
      } satisfies FieldProps,
    ]),
  ) as Record<ContactField, FieldProps>;
  const edited = editedIn(cart, context.editing);
  const isHeld = hasReservations(context);
  const confirmed = bookingToConfirm(context, value.payment);
  const page = (key: "terms" | "privacy-policy" | "basket" | "homepage") =>
    linkToShop(`${services.shopOrigin}${shopPath(key, services.locale)}`, services);
  const toCart = (event: CartEvent) => void services.cart().then((actor) => actor.send(event));
  return {
    languageTag: translatedLanguageTag(services.locale),
    isDetached: services.address.isDetached ?? false,
    misfits: misfitsOf(cart?.cart?.reservations ?? [], services),
    countryLanguage: languageTag(services.locale),
    cart,
    codes: codesOf(context.codes, (event) => send({ type: "codes.used", event })),
    now: () => services.now() + (cart?.serverOffset ?? 0),
    fields,
    isGuest: session.role === "guest",
    isReseller: session.role === "reseller",
    isInvoice: attemptMethod(context) === "invoice",
    isHeld,
    hasExpiredHolds: hasExpiredHolds(context),
    suggestion: context.suggestion,
    takeSuggestion: () => send({ type: "suggestion.taken" }),
    reminder:
      session.role === "reseller" || context.reminder === "sent"
        ? undefined
        : {
            isTicked: context.wantsReminder,
            hasFailed: context.reminder === "failed",
            tick: (wantsReminder) => send({ type: "reminder.ticked", wantsReminder }),
          },
    methods: context.methods,
    // A lapsed hold leaves the methods, and the card that is typed, where they are.
    offersMethods: isHeld ? offersMethods(context) : context.methods !== null,
    methodsFailed: value.methods === "failed",
    retryMethods: () => send({ type: "methods.retry" }),
    method: context.method,
    isShareable:
      (context.methods?.paymentMethods.some(({ type }) => type === "card") ?? false) &&
      !(cart?.cart?.reservations.some(({ bookingOnRequest }) => bookingOnRequest) ?? false),
    methodMissing: context.methodMissing,
    choose: (method, cardId) => send({ type: "method.chosen", method, ...(cardId === undefined ? {} : { cardId }) }),
    cardId: context.cardId,
    keepsCard: context.keepsCard,
    tickKeeping: (keepsCard) => send({ type: "keeping.ticked", keepsCard }),
    takeCard: (module) => void (cardModuleSlot(services).module = module),
    wallets: connectWallets(snapshot, send, services),
    information: importantInformation(context),
    isInformed: context.isInformed,
    informationMissing: context.informationMissing,
    inform: (isInformed) => send({ type: "information.ticked", isInformed }),
    isFree: isFree(context),
    isPaidByVouchers: isPaidByVouchers(context),
    isBusy: !quietStates.includes(value.payment),
    isUnanswered: value.payment === "silent",
    focus: context.focus,
    pay: () => send({ type: "pay.pressed", ...newKeys(services) }),
    confirmation: confirmed === null ? null : { booking: confirmed, ...nestedAttributes(context.appearance, services) },
    isArriving: value.payment === "resuming",
    problem: context.problem,
    closeProblem: () => send({ type: "problem.closed" }),
    resumePayment: () => send({ type: "payment.continued" }),
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
    privacyAddress: page("privacy-policy"),
    basketAddress: page("basket"),
    shopAddress: page("homepage"),
    addressOf: (path) => linkToShop(`${services.shopOrigin}${path}`, services),
    bookedAddress: cart?.state === "empty" ? bookedAddress(services) : null,
    edit: (reservationId) => send({ type: "edit.opened", reservationId }),
    editor: edited && editorOf(edited, services, context.appearance, () => send({ type: "edit.closed" })),
    remove: (reservationId) => toCart({ type: "cart.remove", reservationId }),
    rehold: (reservationId) => toCart({ type: "cart.rehold", reservationId }),
    dismiss: (reservationId) =>
      toCart(reservationId ? { type: "cart.dismiss", reservationId } : { type: "cart.dismiss" }),
    refresh: () => toCart({ type: "cart.refresh" }),
    stopPayment: () => toCart({ type: "cart.payment.stop" }),
    openShared: () => services.address.leave(cart?.cart?.sharedPayment?.url ?? ""),
  };
}
