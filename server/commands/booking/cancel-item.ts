import type { RefundWay } from "../../../sdk/contracts/booking.ts";
import type { Trx } from "../../db/connection.ts";
import { updateBookingItem } from "../../db/queries/booking-item.ts";
import { findBookingWithItems, updateBooking } from "../../db/queries/booking.ts";
import { withBills } from "../../db/queries/bill.ts";
import { listRefundsOfAttempt } from "../../db/queries/refund.ts";
import { releaseSeats } from "../../db/queries/slot.ts";
import type { BookingTable } from "../../db/schema.ts";
import { isCredited } from "../../domain/bill.ts";
import { refundableOfConfirming, refundOf, type Refunded, type ToRefund } from "../../domain/cancel-refund.ts";
import { whyNotCancellable, type NotCancellable } from "../../domain/cancel-rule.ts";
import { isTeamPayment } from "../../domain/team-payment.ts";
import { AppError, notFound } from "../../errors.ts";
import { restoreRebates } from "../code/rebates.ts";
import { returnedFor, returnToVouchers } from "../code/spend-vouchers.ts";
import type { Attempt } from "../payment/attempts.ts";
import { writeReceipt } from "../document/write-document.ts";
import { fixCaptureAmount } from "../payment/capture.ts";
import { confirmingAttemptOf } from "../payment/confirming-attempt.ts";
import { recordPartDue, recordRefundDue } from "../refund/refund.ts";
import { refundablesOf, splitBack, type PartBack } from "../refund/give-back.ts";
import { changeState } from "../states.ts";
import { confirmRest, waitsForAnswer } from "./confirm-request.ts";
import { billDifference } from "./rebook-item.ts";

export interface ItemCancellation {
  readonly by: "customer" | "team" | "supplier";
  /** The text of the person who cancels. */
  readonly reason: string;
  /** Rappen that the team refunds in place of the rule's amount. */
  readonly amount?: number | undefined;
  /** The team is not bound to the cut-off. */
  readonly ignoresCutOff: boolean;
}

export interface ItemCancelled {
  /** The booking's state afterwards. */
  readonly status: string;
  /** Rappen that go back for the item. */
  readonly refund: number;
  /** How it is refunded. */
  readonly refundWay: RefundWay;
  /** Rappen of the refund that go back to the balances of gift vouchers. */
  readonly refundToVouchers: number;
  /** False where it was cancelled before: nothing has changed. */
  readonly isNew: boolean;
  /** The payment that money is due of; null where none is, or it is on an invoice. */
  readonly attemptId: string | null;
  /**
   * Whether no supplier's answer is missing any more: the rest of the request is confirmed, or no item is left.
   */
  readonly isRequestOver: boolean;
}

/**
 * Cancels one item of a booking whose row is locked (RULES 11): releases its seats, makes its refund due, and writes
 * the history. Throws 404 `booking_not_found` for an item of another booking; 409 `not_cancellable`; 422
 * `refund_too_high`.
 */
export async function cancelItem(
  trx: Trx,
  bookingId: string,
  itemId: string,
  cancellation: ItemCancellation,
  at: string,
): Promise<ItemCancelled> {
  const { by, reason, amount, ignoresCutOff } = cancellation;
  const found = await findBookingWithItems(trx, bookingId);
  const booked = found?.items.find(({ item }) => item.id === itemId);
  if (!found || !booked) throw notFound("booking_not_found");
  const { booking } = found;
  const { item, reservation } = booked;
  if (item.cancelled_at !== null) {
    const known = {
      refund: item.refunded_amount,
      refundWay: await refundWayOf(trx, booking, item.id, item.refunded_amount),
      refundToVouchers: await returnedFor(trx, booking.id, item.id),
    };
    return { status: booking.state, ...known, isNew: false, attemptId: null, isRequestOver: false };
  }
  const refusal = whyNotCancellable({ booking, item, reservation }, at, ignoresCutOff);
  if (refusal) throw notCancellable(refusal);

  const others = found.items.filter((other) => other.item.id !== item.id && other.item.cancelled_at === null);
  const isLast = others.length === 0;
  const attempt = await confirmingAttemptOf(trx, booking);
  const refunds = await listRefundsOfAttempt(trx, attempt.id);
  const { money, vouchers } = await refundablesOf(trx, attempt);
  const chargedMoney = refundableOfConfirming(attempt, refunds, []);
  const paid = { itemPaid: item.paid_amount, fee: booking, isLast, bySupplier: by === "supplier", override: null };
  // Of what could not be captured nothing goes back: the price of the item is not to be collected any more. Vouchers
  // get back what is left after that.
  const owed = refundOf({ ...paid, refundable: money + vouchers });
  const released = Math.min(owed.amount - Math.min(owed.amount, chargedMoney), money - chargedMoney);
  const charged = { ...paid, refundable: chargedMoney + vouchers };
  const refund =
    amount === undefined ? { amount: owed.amount - released, fee: owed.fee } : refundOfTeam(charged, amount, owed.fee);
  const step = `cancelled_by_${by}` as const;
  if (!(await changeState(trx, "reservation", reservation.id, ["booked", "requested"], "cancelled", step, at)))
    throw notCancellable("unconfirmed");
  await releaseSeats(trx, reservation.slot_id, reservation.seats);
  await updateBookingItem(trx, item.id, {
    cancelled_at: at,
    cancelled_by: by,
    cancel_reason: reason,
    refunded_amount: refund.amount,
  });
  await updateBooking(trx, booking.id, {
    fee_refunded_amount: (booking.fee_refunded_amount ?? 0) + refund.fee,
  });
  if (isLast) {
    await changeState(trx, "booking", booking.id, ["confirmed", "requested"], "cancelled", step, at);
    if (booking.state === "requested") await restoreRebates(trx, booking);
  }
  const isRequestOver = booking.state === "requested" && !waitsForAnswer(others);
  const wasRequested = booking.state === "requested";
  const part = {
    bookingItemId: item.id,
    reason: "cancelled",
    ...splitBack(refund.amount, { money: chargedMoney }),
  } as const;
  await payBack(trx, attempt, { ...part, owed: released, wasRequested }, at);
  if (isRequestOver && isLast) {
    await fixCaptureAmount(trx, attempt.id, at);
    // What the team has retained of it.
    await writeReceipt(trx, booking.id, at);
  } else if (isRequestOver) await confirmRest(trx, booking, at);
  return {
    status: isLast ? "cancelled" : isRequestOver ? "confirmed" : booking.state,
    refund: refund.amount,
    refundWay: await refundWayOf(trx, booking, item.id, refund.amount),
    refundToVouchers: await returnedFor(trx, booking.id, item.id),
    isNew: true,
    attemptId: (refund.amount > 0 || isRequestOver) && attempt.method !== "invoice" ? attempt.id : null,
    isRequestOver,
  };
}

/** How the money of a cancelled item is refunded; `amount` in Rappen. */
async function refundWayOf(trx: Trx, booking: BookingTable, itemId: string, amount: number): Promise<RefundWay> {
  if (amount === 0) return "none";
  const attempt = await confirmingAttemptOf(trx, booking);
  if (amount <= (await returnedFor(trx, booking.id, itemId))) return "voucher";
  if (attempt.method === "invoice") {
    const [billed] = await withBills(trx, [attempt]);
    return isCredited(billed!, amount) ? "credit" : "invoice";
  }
  const refunds = (await listRefundsOfAttempt(trx, attempt.id)).filter(
    ({ booking_item_id }) => booking_item_id === itemId || booking_item_id === null,
  );
  if (refunds.length > 0 && refunds.every(({ state }) => state === "released")) return "release";
  return isTeamPayment(attempt) ? "by_hand" : "refund";
}

/**
 * What the team gives back in place of the rule's amount. `owedFee`: the fee that the rule gives back of all, Rappen.
 */
function refundOfTeam(charged: ToRefund, amount: number, owedFee: number): Refunded {
  const { fee } = refundOf({ ...charged, override: amount });
  return { amount, fee: fee + owedFee - refundOf(charged).fee };
}

interface Part extends PartBack {
  /** Rappen that could not be captured, and are not to be collected any more. */
  readonly owed: number;
  readonly wasRequested: boolean;
}

/**
 * Returns what vouchers paid to their balances. Of the rest: lowers the bill of an invoice, releases money that was
 * only authorised for a request, refunds everything else to the payment's own method.
 */
async function payBack(
  trx: Trx,
  attempt: Attempt,
  { bookingItemId, money: amount, vouchers, reason, owed, wasRequested }: Part,
  at: string,
): Promise<void> {
  await returnToVouchers(trx, attempt.booking_id, { bookingItemId, amount: vouchers, reason }, at);
  if (attempt.method === "invoice") await billDifference(trx, attempt, -amount, at);
  else if (wasRequested && amount === attempt.amount) await recordRefundDue(trx, attempt, reason, at);
  else await recordPartDue(trx, attempt, { bookingItemId, amount, owed, reason }, at);
}

/** `bookingItemIds`: the items that can't be cancelled, if there are several. */
export function notCancellable(reason: NotCancellable, bookingItemIds?: string[]): AppError {
  return new AppError(
    "not_cancellable",
    "This booking can't be cancelled.",
    bookingItemIds ? { reason, bookingItemIds } : { reason },
  );
}
