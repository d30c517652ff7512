import { AppError } from "../errors.ts";
import { sharesToCollect } from "./collect-amount.ts";
import { spentLeft, type LedgerEntry } from "./voucher-ledger.ts";
import type { BookingRecord, PaymentAttemptRecord, RefundRecord } from "./records.ts";

/** What is known of the money when an item is cancelled, in Rappen. */
export interface ToRefund {
  /** What was paid for the item: its share of the rebates taken off, its deposits included. */
  readonly itemPaid: number;
  readonly fee: Pick<BookingRecord, "service_fee_amount" | "fee_refunded_amount">;
  /** Whether it is the last one that still stands. */
  readonly isLast: boolean;
  readonly bySupplier: boolean;
  /** What the buyer paid for the booking and what of it is neither back nor due to go back. */
  readonly refundable: number;
  /** The amount that a member of the team sets instead, in Rappen; null for the rule's. */
  readonly override: number | null;
}

export interface Refunded {
  readonly amount: number;
  /** Of it, the service fee. */
  readonly fee: number;
}

/**
 * The refund of a cancelled item (RULES 11): all that was paid for it, and the service fee with the last item or if the
 * supplier cancels. Never more than paid − refunded. Throws 422 `refund_too_high` for an override beyond that.
 */
export function refundOf({ itemPaid, fee, isLast, bySupplier, refundable, override }: ToRefund): Refunded {
  if (override !== null) {
    if (override > refundable)
      throw new AppError("refund_too_high", "More can't go back than was paid.", { amount: `at most ${refundable}` });
    return { amount: override, fee: Math.max(0, Math.min(override - itemPaid, feeLeft(fee))) };
  }
  const feeBack = isLast || bySupplier ? feeLeft(fee) : 0;
  const amount = Math.min(itemPaid + feeBack, refundable);
  return { amount, fee: Math.max(0, Math.min(feeBack, amount - itemPaid)) };
}

/**
 * Rappen of a payment that are neither back nor due to go back, nor lost in a dispute: the most that any further refund
 * may be.
 */
export function refundableAfter(
  { id, amount, lost_amount }: Pick<PaymentAttemptRecord, "id" | "amount" | "lost_amount">,
  refunds: readonly Pick<RefundRecord, "payment_attempt_id" | "amount">[],
): number {
  const ofIt = refunds.filter(({ payment_attempt_id }) => payment_attempt_id === id);
  return Math.max(
    0,
    ofIt.reduce((left, refund) => left - refund.amount, amount - lost_amount),
  );
}

/**
 * The most that may go back of a booking: of the payment that confirmed it, nothing where that could not be captured,
 * nor of shares that could not, and of what vouchers paid.
 */
export function refundableOfConfirming(
  attempt: Pick<PaymentAttemptRecord, "id" | "amount" | "lost_amount" | "state" | "method" | "capture_amount">,
  refunds: readonly Pick<RefundRecord, "payment_attempt_id" | "amount" | "state">[],
  entries: readonly LedgerEntry[],
): number {
  const ofVouchers = spentLeft(entries).reduce((sum, { left }) => sum + left, 0);
  if (attempt.state === "failed") return ofVouchers;
  return ofVouchers + Math.max(0, refundableAfter(attempt, refunds) - (sharesToCollect(attempt, refunds) ?? 0));
}

function feeLeft({ service_fee_amount, fee_refunded_amount }: ToRefund["fee"]): number {
  return service_fee_amount - (fee_refunded_amount ?? 0);
}
