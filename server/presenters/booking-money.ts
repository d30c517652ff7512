import type { ItemRefundState, unchargedReasons } from "../../sdk/contracts/account.ts";
import type { BookingMoney, UnpaidPart } from "../../sdk/contracts/booking.ts";
import { lostToDisputes } from "../../sdk/contracts/booking-lines.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { BookedItem } from "../domain/booked-item.ts";
import {
  activeTotal,
  chargedAmount,
  creditedOf,
  confirmingAttempt,
  isMoneyTaken,
  isOpenInvoice,
  isReleased,
  isWaived,
  type AttemptOfBooking,
  type RefundOfBooking,
} from "../domain/booking-money.ts";
import type { InvoiceOfBooking } from "../db/queries/invoice.ts";
import { isWhollyPaid, pendingCredit } from "../domain/bill.ts";
import { sumOf, type LedgerEntry } from "../domain/voucher-ledger.ts";
import { isPaidBack, needsTeam, isPending } from "../domain/refund-state.ts";
import type { BookingItemTable, BookingTable, RefundTable } from "../db/schema.ts";

/**
 * Paid, refunded and retained amounts of a booking, from all its payments and refunds. An invoice is due, not paid. A
 * payment that was released in full before its capture counts neither as paid nor as refunded. What a dispute has
 * taken is not retained.
 */
export function presentMoney(
  attempts: readonly AttemptOfBooking[],
  refunds: readonly RefundOfBooking[],
  entries: readonly LedgerEntry[],
): BookingMoney {
  const taken = attempts.filter(isMoneyTaken);
  const reserved = attempts.filter(({ state }) => state === "authorised");
  const refundsOf = (some: readonly AttemptOfBooking[]) =>
    refunds.filter(({ payment_attempt_id }) => some.some(({ id }) => id === payment_attempt_id));
  const ofBoth = refundsOf([...taken, ...reserved]);
  // What could not be charged and was given up since counts as not charged too.
  const released = [...ofBoth, ...refundsOf(attempts.filter(({ state }) => state === "failed"))].filter(isReleased);
  const back = ofBoth.filter((refund) => !isReleased(refund));
  const paid = charged(taken, refunds);
  const refunded = sum(back.filter(({ state }) => isPaidBack(state)));
  const refundPending = sum(back.filter(({ state }) => isPending(state)));
  const refundDue = sum(back) - refunded - refundPending;
  return {
    paid: money(paid),
    authorised: money(charged(reserved, refunds)),
    released: money(sum(released)),
    invoiced: money(sum(attempts.filter(isOpenInvoice))),
    isInvoicePaid: isPaidInvoice(attempts),
    credited: money(attempts.reduce((total, attempt) => total + creditedOf(attempt), 0)),
    refunded: money(refunded),
    refundPending: money(refundPending),
    refundDue: money(refundDue),
    kept: money(
      paid -
        sum(refundsOf(taken).filter((refund) => !isReleased(refund))) -
        taken.reduce((sum, { lost_amount }) => sum + lost_amount, 0),
    ),
    vouchers: money(sumOf(entries.filter(({ state }) => state === "spent"))),
    vouchersReturned: money(sumOf(entries.filter(({ state }) => state === "returned"))),
  };
}

/** Whether what is on invoice is paid. */
function isPaidInvoice(attempts: readonly AttemptOfBooking[]): boolean {
  const onInvoice = attempts.filter((attempt) => isOpenInvoice(attempt) && attempt.amount > 0);
  return onInvoice.length > 0 && onInvoice.every(({ is_invoice_paid }) => is_invoice_paid === 1);
}

/** Whether a booking is still to be paid or charged: then its price is what it comes to. */
const awaitingPayment: readonly BookingTable["state"][] = ["unpaid", "paying", "requested"];

/**
 * Why nothing is or was charged or billed of a booking that has a price: refused, cancelled before the capture,
 * released, not captured, or all of it taken off its invoice or credited. Null for any other.
 */
export function unchargedOf(
  booking: Pick<BookingTable, "state" | "total_amount" | "payment_attempt_id">,
  attempts: readonly AttemptOfBooking[],
  {
    paid,
    authorised,
    invoiced,
    credited,
    vouchers,
  }: Pick<BookingMoney, "paid" | "authorised" | "invoiced" | "credited" | "vouchers">,
): (typeof unchargedReasons)[number] | null {
  if (booking.total_amount === 0 || awaitingPayment.includes(booking.state)) return null;
  if (paid.amount + authorised.amount + invoiced.amount + vouchers.amount > 0) return null;
  if (credited.amount > 0) return "credited";
  return confirmingAttempt(booking, attempts)?.method === "invoice" ? "not_invoiced" : "not_charged";
}

/**
 * How much of a booking that stands is unpaid (RULES 8): its payment or a share could not be charged or has failed, or
 * what disputes left does not pay for the items that stand. Undefined where nothing is unpaid.
 */
export function unpaidPartOf(
  booking: Pick<BookingTable, "state" | "payment_attempt_id" | "service_fee_amount" | "fee_refunded_amount">,
  items: readonly BookedItem[],
  attempts: readonly AttemptOfBooking[],
  toCollect: number | null,
  itsMoney: BookingMoney,
): UnpaidPart | undefined {
  if (booking.state !== "confirmed") return undefined;
  if (confirmingAttempt(booking, attempts)?.state === "failed") return "all";
  const { kept, authorised, invoiced, vouchers, vouchersReturned } = itsMoney;
  const paid = kept.amount + authorised.amount + invoiced.amount + vouchers.amount - vouchersReturned.amount;
  const isLost = lostToDisputes(itsMoney) > 0 && paid < activeTotal({ booking, items, all: items });
  if (!isLost && toCollect === null) return undefined;
  return paid === 0 ? "all" : "part";
}

/**
 * State of the refund of an item: of its money, where vouchers paid a part; without a refund of its own, that of the
 * full payment.
 */
export function refundStateOfItem(
  item: Pick<BookingItemTable, "id" | "refunded_amount">,
  attempt: AttemptOfBooking | undefined,
  refunds: readonly Pick<RefundTable, "booking_item_id" | "state">[],
  entries: readonly (Pick<LedgerEntry, "state"> & { readonly booking_item_id: string | null })[],
  invoices: readonly InvoiceOfBooking[],
): ItemRefundState {
  if (item.refunded_amount === 0 || !attempt) return "none";
  if (attempt.method === "invoice") {
    const note = creditNoteOf(item.id, invoices);
    if (note) return stateOfCredit(note);
    const pending = pendingCredit(attempt);
    return pending && isWhollyPaid(pending) ? "credit_pending" : "not_invoiced";
  }
  const own = refunds.filter(({ booking_item_id }) => booking_item_id === item.id);
  const states = (own.length > 0 ? own : refunds.filter(({ booking_item_id }) => booking_item_id === null)).map(
    ({ state }) => state,
  );
  const isReturned = entries.some(({ booking_item_id, state }) => booking_item_id === item.id && state === "returned");
  if (isReturned && states.length === 0) return "done";
  return states.some(needsTeam)
    ? "due"
    : states.some(isPending)
      ? "pending"
      : states.some(isPaidBack)
        ? "done"
        : "released";
}

/** Rappen of what goes back of an item that are back on gift vouchers: the rest goes to the means of payment. */
export function backOnVouchers(
  { id, refunded_amount }: Pick<BookingItemTable, "id" | "refunded_amount">,
  entries: readonly (LedgerEntry & { readonly booking_item_id: string | null; readonly reason: string | null })[],
): number {
  const returned = entries.filter(
    ({ booking_item_id, state, reason }) => booking_item_id === id && state === "returned" && reason !== "rebooked",
  );
  return Math.min(refunded_amount, sumOf(returned));
}

/** The credit note that takes back what an item was billed, the newest where there are several. */
export function creditNoteOf(itemId: string, invoices: readonly InvoiceOfBooking[]): InvoiceOfBooking | undefined {
  return invoices.findLast(
    ({ kind, frozen }) => kind === "credit_note" && frozen.lines.some(({ item }) => item?.id === itemId),
  );
}

/** What became of what a credit note takes back: what was paid is the distributor's, until it is paid back. */
function stateOfCredit({ surplus, isPaidBack, total_amount }: InvoiceOfBooking): ItemRefundState {
  if (!isWhollyPaid({ amount: total_amount, surplus })) return "taken_off";
  return isPaidBack ? "paid_back" : "credited";
}

function charged(attempts: readonly AttemptOfBooking[], refunds: readonly RefundOfBooking[]): number {
  return attempts.reduce((total, attempt) => total + chargedAmount(attempt, refunds), 0);
}

/** The state of a payment as people are shown it. */
export function statusOfPayment(attempt: Pick<AttemptOfBooking, "method" | "state" | "is_invoice_paid">): string {
  if (isWaived(attempt)) return "waived";
  if (!isOpenInvoice(attempt)) return attempt.state;
  return attempt.is_invoice_paid === 1 ? "invoice_paid" : "due";
}

function sum(rows: readonly { readonly amount: number }[]): number {
  return rows.reduce((total, { amount }) => total + amount, 0);
}
