import type { BookingRecord, PaymentAttemptRecord, RefundRecord } from "./records.ts";
import type { BookedItem } from "./booked-item.ts";
import { isAboutRefund, isAboutUnpaid, type MailKind, type MailPayment } from "./booking-mail.ts";
import { creditsOf, isCredited } from "./bill.ts";
import { activeTotal, confirmingAttempt, isMoneyTaken, isWaived, type AttemptOfBooking } from "./booking-money.ts";
import { refundableAfter } from "./cancel-refund.ts";
import { isCaptureOpen } from "./capture-state.ts";
import { needsTeam } from "./refund-state.ts";
import { isTeamPayment } from "./team-payment.ts";

/** What a mail is about. */
export interface MailSubject {
  readonly kind: MailKind;
  readonly booking: BookingRecord;
  readonly about: readonly BookedItem[];
  /** Every item of the booking. */
  readonly all: readonly BookedItem[];
  /** Rappen that the team has to collect; null where there is nothing to collect. */
  readonly toCollect: number | null;
}

/**
 * The state of the payment that confirmed a booking, or would have, and its refund for the items of a mail; `kept`:
 * retained Rappen. Leaves out other payments of the booking, such as a second one.
 */
export function paymentOfMail(
  { kind, booking, about, all, toCollect }: MailSubject,
  attempts: readonly (PaymentAttemptRecord & Pick<AttemptOfBooking, "bill">)[],
  refunds: readonly RefundRecord[],
): { readonly payment: MailPayment; readonly kept?: number } {
  const isWhollyRefunded = ({ id }: PaymentAttemptRecord) =>
    refunds.some((refund) => refund.payment_attempt_id === id && refund.booking_item_id === null);
  const attempt =
    confirmingAttempt(booking, attempts) ?? attempts.find(isMoneyTaken) ?? attempts.find(isWhollyRefunded);
  if (!attempt) return { payment: "taken" };
  const ofIt = refunds.filter(({ payment_attempt_id }) => payment_attempt_id === attempt.id);
  const retainedOfAll = all.every(isCancelled) ? refundableAfter(attempt, ofIt) : 0;
  if (attempt.method === "invoice") {
    const back = isAboutRefund(kind) ? about.reduce((sum, { item }) => sum + item.refunded_amount, 0) : 0;
    // Of a rebooking it is the newest that was taken back.
    const newest = kind === "booking_rebooked" ? (creditsOf(attempt)[0]?.amount ?? 0) : 0;
    return {
      payment: isCredited(attempt, back + newest) ? "credited" : "invoice",
      kept: kind === "booking_cancelled" ? retainedOf(about.filter(isCancelled)) : retainedOfAll,
    };
  }
  if (attempt.method === "free") return { payment: "free" };
  if (attempt.state === "failed")
    return { payment: kind === "booking_confirmed" && toCollect === null ? "free" : "unpaid" };
  // Of a shared payment some shares may be missing.
  if (kind === "booking_confirmed" && toCollect !== null) return { payment: "unpaid" };
  if (isWaived(attempt)) return { payment: isAboutRefund(kind) ? "unpaid" : "released" };
  const ofItems = ofIt.filter(({ booking_item_id }) =>
    about.some(({ item }) => [item.id, null].includes(booking_item_id)),
  );
  if (isTeamPayment(attempt) && (isAboutRefund(kind) || kind === "booking_rebooked")) {
    // What was released before the team collected the rest was never paid.
    const wasReleased = ofItems.length > 0 && ofItems.every(({ state }) => state === "released");
    return { payment: wasReleased ? "unpaid" : "by_hand" };
  }
  if (isCaptureOpen(attempt) || (isAboutRefund(kind) && wasReserved(booking, attempt, ofItems))) {
    const retained = all.every(isCancelled) ? retainedOfAll : retainedOf(about.filter(isCancelled));
    if (all.every(isCancelled)) return { payment: retained > 0 ? "kept_all" : "released", kept: retained };
    return { payment: retained > 0 ? "kept" : "reserved", kept: retained };
  }
  if (attempt.state === "cancelled" || attempt.capture_amount === 0) return { payment: "released" };
  return { payment: ofItems.some(({ state }) => needsTeam(state)) ? "refund_due" : "taken", kept: retainedOfAll };
}

/** Whether a payment was only reserved when the items of these refunds were cancelled or refused. */
function wasReserved(
  { confirmed_at }: BookingRecord,
  { capture_amount }: PaymentAttemptRecord,
  refunds: readonly RefundRecord[],
): boolean {
  // Without a refund its full price is retained: an item of a request that is not confirmed.
  return refunds.length === 0
    ? confirmed_at === null && capture_amount !== null
    : refunds.every(({ state }) => state === "released");
}

function isCancelled({ item }: BookedItem): boolean {
  return item.cancelled_at !== null;
}

/** Rappen of the price of cancelled items that don't go back. */
function retainedOf(items: readonly BookedItem[]): number {
  return items.reduce((sum, { item }) => sum + Math.max(0, item.paid_amount - item.refunded_amount), 0);
}

/**
 * Rappen that a mail names: of one refund, what goes back or is not wanted for its items, or what those cost that
 * stand.
 */
export function amountOfMail(
  { kind, booking, about, all, toCollect }: MailSubject,
  payment: MailPayment,
  failed: RefundRecord | undefined,
): number {
  if (failed) return failed.amount;
  if (kind === "booking_refunded") return booking.total_amount;
  if (isAboutUnpaid(kind) && toCollect !== null) return toCollect;
  if (isAboutRefund(kind)) {
    if (payment !== "unpaid") return about.reduce((sum, { item }) => sum + item.refunded_amount, 0);
    const fee = about.length === all.length ? booking.service_fee_amount : 0;
    return about.reduce((sum, { item }) => sum + item.paid_amount, fee);
  }
  return activeTotal({ booking, items: all, all });
}
