import { analyticsDelay } from "../../contracts/analytics/analytics-delay.ts";
import { cartPayload } from "../../contracts/analytics/cart-payload.ts";
import type { Failure } from "../cart/failure.rules.ts";
import type { CartView } from "../cart/cart.types.ts";
import { isAnswerLost } from "../cart/failure.rules.ts";
import type { PaymentMethods, PaymentMethodType } from "../../contracts/payment.ts";
import type {
  CheckoutContext,
  CheckoutEmitted,
  PaymentRequest,
  PaymentStep,
  Problem,
  Target,
} from "./checkout.types.ts";
import { firstProblem, firstProblemForWallet } from "./contact.rules.ts";

/** How often an unanswered payment is handed in again by itself, always with the same key. */
export const retriesOfOneRequest = 2;

/** Reservations are there, and they have loaded. */
export function hasReservations({ cart }: Pick<CheckoutContext, "cart">): boolean {
  return cart?.state === "ready" && (cart.cart?.reservations.length ?? 0) > 0;
}

/**
 * A hold has expired, and the buyer has not decided whether to hold it again or remove it: the shop refuses the
 * check-out until then.
 */
export function hasExpiredHolds({ cart }: Pick<CheckoutContext, "cart">): boolean {
  return (cart?.expiredHolds.length ?? 0) > 0;
}

/**
 * The booking whose confirmation takes the form's place: the buyer is back from paying, or the cart was booked in
 * another window while the form was filled. `payment`: the state of paying.
 */
export function bookingToConfirm(
  { bookingId, cart }: Pick<CheckoutContext, "bookingId" | "cart">,
  payment: string,
): string | null {
  const isCartForgotten = cart?.state === "empty" && cart.cart === null;
  if (payment === "returned") return bookingId;
  return payment === "editing" && isCartForgotten ? (cart?.bookedAs ?? bookingId) : null;
}

export function isFree(context: Pick<CheckoutContext, "cart">): boolean {
  return hasReservations(context) && context.cart?.cart?.total.amount === 0;
}

/** Gift vouchers pay all of it. */
export function isPaidByVouchers(context: Pick<CheckoutContext, "cart">): boolean {
  const cart = context.cart?.cart;
  return hasReservations(context) && cart?.due.amount === 0 && cart.total.amount > 0;
}

/**
 * What is paid by a payment attempt, without the card provider (purchase spec §4, "Providers"): an invoice where the
 * distributor's is approved.
 */
export function attemptMethod(context: CheckoutContext): "free" | "voucher" | "invoice" | null {
  if (isFree(context)) return "free";
  if (isPaidByVouchers(context)) return "voucher";
  return context.session.role === "reseller" && context.session.distributorId !== null ? "invoice" : null;
}

/** Payment methods appear only when the cart has reservations, is not free and has loaded (purchase spec §2). */
export function offersMethods(context: CheckoutContext): boolean {
  return hasReservations(context) && attemptMethod(context) === null;
}

/** What is paid with: chosen before and still on offer, or at first the default kept card, where it has not expired. */
export function chosenOf(
  { paymentMethods, savedCards }: PaymentMethods,
  { method, cardId, methods }: Pick<CheckoutContext, "method" | "cardId" | "methods">,
): Pick<CheckoutContext, "method" | "cardId"> {
  const isOffered = (wanted: PaymentMethodType | null) => paymentMethods.some(({ type }) => type === wanted);
  const usable = (savedCards ?? []).filter(({ isExpired }) => !isExpired);
  const preset = methods === null && method === null ? usable.find(({ isDefault }) => isDefault) : undefined;
  if (preset && isOffered("card")) return { method: "card", cardId: preset.cardId };
  const isGone = cardId !== null && !usable.some((card) => card.cardId === cardId);
  return isOffered(method) && !isGone ? { method, cardId } : { method: null, cardId: null };
}

/** What a press of pay hands in, under its key. */
export function requestOf(context: CheckoutContext, key: string): PaymentRequest {
  const method = attemptMethod(context) ?? context.method ?? "card";
  const cardId = method === "card" ? context.cardId : null;
  const token = isAuthorised(context) && context.wallet?.method === method ? context.wallet.token : null;
  return { key, method, token, cardId, keepsCard: method === "card" && cardId === null && context.keepsCard };
}

/** The cart and amount that the methods belong to: another of either loads them again. */
export function methodsKey({ cart }: CheckoutContext): string {
  return `${cart?.cartId}|${cart?.cart?.due.amount}`;
}

/** Texts that have to be confirmed before paying, each once. */
export function importantInformation({ cart }: Pick<CheckoutContext, "cart">): string[] {
  return [
    ...new Set((cart?.cart?.reservations ?? []).map((one) => one.infoConfirmation).filter((text) => text !== null)),
  ];
}

/**
 * What has to be done before paying: seats, then contact, the method with its card, the important information (purchase
 * spec §4).
 */
export function obstacle(context: CheckoutContext): Target | null {
  if (!hasReservations(context) || hasExpiredHolds(context)) return "hold";
  const field = firstProblem(context.form, context.session, context.phone, context.refused);
  if (field) return field;
  if (isMethodMissing(context)) return "methods";
  if (context.isCardWrong) return "card";
  return isInformationMissing(context) ? "information" : null;
}

export function isMethodMissing(context: CheckoutContext): boolean {
  return (
    offersMethods(context) &&
    (context.method === null || (walletsOf(context).includes(context.method) && !isAuthorised(context)))
  );
}

/** The wallets that the shop takes, whether the browser has them or not. */
export function walletsOf({ methods }: Pick<CheckoutContext, "methods">): PaymentMethodType[] {
  return (methods?.paymentMethods ?? []).filter(({ isWallet }) => isWallet).map(({ type }) => type);
}

/** A wallet has said yes to what is due now. */
export function isAuthorised(context: CheckoutContext): boolean {
  return context.wallet !== null && context.wallet.paidFor === methodsKey(context);
}

/** What has to be done before a wallet's sheet opens: as for paying, but what the wallet itself may fill. */
export function walletObstacle(context: CheckoutContext): Target | null {
  if (context.codes !== null && context.codes.state !== "idle") return "codes";
  if (!hasReservations(context) || hasExpiredHolds(context)) return "hold";
  return firstProblemForWallet(context) ?? (isInformationMissing(context) ? "information" : null);
}

export function isInformationMissing(context: CheckoutContext): boolean {
  return importantInformation(context).length > 0 && !context.isInformed;
}

/** The shop answers that these seats are not held, or the cart is gone. */
const seatsTaken: readonly string[] = [
  "hold_expired",
  "reservation_not_held",
  "availability_full",
  "availability_closed",
  "cart_empty",
  "cart_not_found",
];

/** What a failed call means to the buyer. */
export function problemOf(failure: Failure, method: Problem["method"] = null): Problem {
  const kind = isAnswerLost(failure)
    ? "no_answer"
    : seatsTaken.includes(failure.code)
      ? "seats"
      : failure.code === "payment_open"
        ? "open"
        : "failed";
  return { ...failure, kind, method };
}

/** What the buyer looks at, or mends, in the items of the basket. */
const mendedInCart: readonly string[] = ["price_changed", "rebate_unknown", "personalization_invalid"];

/**
 * What the buyer has to change after a payment that was not made; null where a change of it would not help. `cardId`:
 * the kept card that is chosen, which has no fields.
 */
export function paymentTarget(
  { kind, code, method }: Problem,
  cardId: string | null,
): "card" | "codes" | "methods" | null {
  if (code === "rebate_unknown") return "codes";
  if (mendedInCart.includes(code)) return null;
  if (kind === "refused" && method === "card" && cardId === null) return "card";
  return kind === "refused" || kind === "cancelled" || kind === "failed" ? "methods" : null;
}

/**
 * A problem about seats ends once the cart neither holds these reservations nor offers to hold them again, one about an
 * open payment once the cart is no longer being paid for; every other problem stays.
 */
export function currentProblem(problem: Problem, view: CartView, previous: CartView | null): Problem | null {
  if (problem.kind === "open") return previous && isPaying(previous) && !isPaying(view) ? null : problem;
  const { cart, expiredHolds } = view;
  if (problem.kind !== "seats") return problem;
  const ids = problem.fields["reservationIds"];
  const held = cart?.reservations ?? [];
  const expired = expiredHolds.flatMap(({ reservation, trips }) => [reservation, ...trips]);
  const isOver = Array.isArray(ids)
    ? ![...held, ...expired].some(({ reservationId }) => ids.includes(reservationId))
    : held.length > 0 && expiredHolds.length === 0;
  return isOver ? null : problem;
}

/** The basket that is shown may not be the one that the shop has. */
export function isAboutCart({ code }: Failure): boolean {
  return seatsTaken.includes(code) || mendedInCart.includes(code);
}

/** A payment of the cart is under way, here or in another window. */
export function isPaying({ cart }: Pick<CartView, "cart">): boolean {
  return cart?.isPaying === true;
}

/** A payment that the cart knows of, before the buyer has pressed anything. */
export const paymentIsOpen: Problem = { kind: "open", status: 409, code: "payment_open", fields: {}, method: null };

/** The reservation whose answers are refused, as the refusal names it; null where it names none. */
export function refusedReservation({ code, fields }: Failure): string | null {
  const ids = code === "personalization_invalid" ? fields["reservationIds"] : undefined;
  return (Array.isArray(ids) ? ids[0] : ids) ?? null;
}

/** The booking that an open payment belongs to, as the refusal names it. */
export function openBooking({ fields }: Failure): string | null {
  return typeof fields["bookingId"] === "string" ? fields["bookingId"] : null;
}

/** Why money that had moved already goes back. */
const refundReasons: readonly string[] = ["hold_lapsed", "basket_changed", "contradictory"];

/**
 * The provider says that nothing is paid. A second payment of what is paid already goes back, and is no refusal of the
 * booking.
 */
export function isRefusal({ resultCode, refusalReason }: Pick<PaymentStep, "resultCode" | "refusalReason">): boolean {
  if (refusalReason === "paid_already") return false;
  return resultCode === "Refused" || resultCode === "Cancelled" || resultCode === "Error";
}

/** A payment that was not made, as a problem. */
export function refusalOf(
  { resultCode, refusalReason, paymentMethod = null }: PaymentStep,
  method: Problem["method"] = null,
): Problem {
  const isRefunded = refusalReason !== null && refundReasons.includes(refusalReason);
  const kind = isRefunded
    ? "refunded"
    : (({ Refused: "refused", Cancelled: "cancelled" } as const)[resultCode as "Refused"] ?? "failed");
  return { kind, status: 200, code: refusalReason ?? resultCode, fields: {}, method: method ?? paymentMethod };
}

/** An analytics event about the cart; it waits a second (purchase spec §9). */
export function cartEvent(
  name: "begin_checkout" | "add_shipping_info",
  { cart }: Pick<CheckoutContext, "cart">,
): CheckoutEmitted {
  return { type: "analytics", delay: analyticsDelay, detail: { name, payload: cartPayload(cart) } };
}

/** The same with the way to pay. */
export function methodEvent(
  name: "add_payment_info" | "payment_initiate",
  { cart }: Pick<CheckoutContext, "cart">,
  method: string,
): CheckoutEmitted {
  const payload = { ...cartPayload(cart), payment_type: method };
  return { type: "analytics", delay: analyticsDelay, detail: { name, payload } };
}

/** A payment was handed in. It is not paid. */
export function submittedEvent({ bookingId, request }: CheckoutContext): CheckoutEmitted {
  return { type: "submitted", detail: { bookingId: bookingId ?? "", method: request?.method ?? "" } };
}

/** The bank still has to say yes. */
export function pendingEvent({ bookingId }: CheckoutContext): CheckoutEmitted {
  return { type: "pending", detail: { bookingId: bookingId ?? "" } };
}

/** The payment was not made; the basket is still there. */
export function failedEvent({ bookingId, problem }: CheckoutContext): CheckoutEmitted {
  return { type: "failed", detail: { bookingId: bookingId ?? "", reason: problem?.code ?? "" } };
}
