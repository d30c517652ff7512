import { randomUUID } from "node:crypto";
import type { Buyer } from "../../../sdk/contracts/cart.ts";
import { msOf } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { findBookingWithItems, getBooking, type BookingWithItems } from "../../db/queries/booking.ts";
import { findReceiptOfPayment, insertDocument, listDocuments, type DocumentRow } from "../../db/queries/document.ts";
import { listRefundsOfAttempt } from "../../db/queries/refund.ts";
import { lockUnwrittenMails } from "../../db/queries/outbox.ts";
import { listVoucherEntries } from "../../db/queries/voucher.ts";
import { lockRow } from "../../db/row-lock.ts";
import type { BookingTable, RefundTable } from "../../db/schema.ts";
import { isMoneyTaken, isReleased } from "../../domain/booking-money.ts";
import {
  creditLines,
  linesFor,
  linesLeft,
  linesMissing,
  linesOfItem,
  rebatesOfLines,
  receiptLines,
  seriesOf,
  sumOf,
  voucherPayments,
  type DocumentKind,
  type DocumentLine,
  type DocumentPayment,
} from "../../domain/document.ts";
import { spentLeft } from "../../domain/voucher-ledger.ts";
import type { FrozenBooking, FrozenReservation } from "../../domain/frozen.ts";
import { creditNoteMails } from "../../domain/booking-mail.ts";
import { isPaidBack, isSettled } from "../../domain/refund-state.ts";
import { fromJson } from "../../json.ts";
import { vouchersLeft } from "../code/vouchers-left.ts";
import { announce } from "../outbox.ts";
import type { Attempt } from "../payment/attempts.ts";
import { confirmingAttemptOf } from "../payment/confirming-attempt.ts";

/*
 * Every writer locks its booking's row before it reads what is documented: else two transactions at once document the
 * same lines twice. Whoever locks a payment or a refund as well locks the booking before it. `lock`: for the test of
 * the race.
 */

/**
 * Writes the receipt of the payment that confirmed a booking, once its money is taken, or gift vouchers have paid it:
 * part of the transaction that found that out. An invoice is none, nor is a free booking, nor what was waived. What was
 * refunded or returned to vouchers before is left out, and so is what documents leave already: the vouchers' part,
 * where the team has collected for a payment that had failed.
 */
export async function writeReceipt(trx: Trx, bookingId: string, at: string): Promise<void> {
  await lockRow(trx, "booking", bookingId);
  const found = await findBookingWithItems(trx, bookingId);
  if (!found || found.booking.payment_attempt_id === null) return;
  const { booking } = found;
  const attempt = await confirmingAttemptOf(trx, booking);
  const paid = await paidNow(trx, bookingId, attempt);
  if (!isPaid(attempt, booking, paid) || (await findReceiptOfPayment(trx, attempt.id))) return;
  const documented = sumOf(await leftOfDocuments(trx, bookingId));
  // A gift voucher is a way of paying, and lowers neither lines nor tax.
  const vouchers = spentLeft(await listVoucherEntries(trx, [bookingId])).map(({ code, left: amount }) => ({
    code,
    amount,
  }));
  await writePaid(trx, found, attempt, at, {
    payments: [
      ...voucherPayments(Math.max(0, paid.vouchers - documented), vouchers, fromJson<FrozenBooking>(booking.frozen)),
      ...(paid.money > 0 ? [{ method: attempt.method, amount: paid.money }] : []),
    ],
    paymentAttemptId: attempt.id,
  });
}

/** Rappen of a booking that are paid and not due to go back. */
interface PaidNow {
  /** Of the payment that confirmed it. */
  readonly money: number;
  readonly vouchers: number;
}

async function paidNow(trx: Trx, bookingId: string, attempt: Attempt): Promise<PaidNow> {
  const refunds = (await listRefundsOfAttempt(trx, attempt.id)).filter((refund) => !isReleased(refund));
  return {
    money: isMoneyTaken(attempt)
      ? Math.max(0, (attempt.capture_amount ?? attempt.amount) - attempt.lost_amount - sumOf(refunds))
      : 0,
    vouchers: await vouchersLeft(trx, bookingId),
  };
}

/** Where the payment was released or has failed, what vouchers have paid stays paid. */
function isPaid(attempt: Attempt, { state }: Pick<BookingTable, "state">, { vouchers }: PaidNow): boolean {
  if (isMoneyTaken(attempt)) return true;
  if (attempt.method === "voucher") return attempt.state === "captured";
  return state !== "requested" && vouchers > 0 && (attempt.state === "cancelled" || attempt.state === "failed");
}

/** How a credit note over what a bank has taken or given back is settled; earlier ones name nothing. */
const takenBack = "taken_back";

/** Writes a receipt over `payments`: of what is paid by now, the lines that no document has yet. */
async function writePaid(
  trx: Trx,
  { booking, items: booked }: BookingWithItems,
  attempt: Attempt,
  at: string,
  { payments, paymentAttemptId }: Pick<Written, "payments" | "paymentAttemptId">,
): Promise<void> {
  const amount = sumOf(payments);
  if (amount === 0) return;
  const { money, vouchers } = await paidNow(trx, booking.id, attempt);
  const refunds = await listRefundsOfAttempt(trx, attempt.id);
  const returned = await listVoucherEntries(trx, [booking.id], ["returned"]);
  const lines = receiptLines({
    booking,
    fee: fromJson<FrozenBooking>(booking.frozen),
    items: booked.map((each) => ({ booked: each, frozen: fromJson<FrozenReservation>(each.reservation.frozen) })),
    // After a rebooking the item's own price is lower.
    refunds: [...refunds, ...returned].filter(({ reason }) => reason !== "rebooked"),
    amount: money + vouchers,
  });
  const left = await leftOfDocuments(trx, booking.id);
  const missing = linesMissing(lines, left);
  const own = linesFor(amount, missing.length > 0 ? missing : lines);
  // What is documented of items that don't stand any more is of the others now.
  const moved = linesMissing(left, lines);
  if (sumOf(missing) - sumOf(moved) === amount) {
    await write(trx, booking, at, { kind: "credit_note", lines: moved, payments: [] });
    await write(trx, booking, at, { kind: "receipt", lines: linesMissing(missing, own), payments: [] });
  }
  await write(trx, booking, at, {
    kind: "receipt",
    lines: own,
    payments,
    ...(paymentAttemptId === undefined ? {} : { paymentAttemptId }),
  });
}

/** What the documents of a booking leave of their lines. */
async function leftOfDocuments(trx: Trx, bookingId: string): Promise<DocumentLine[]> {
  const documents = await listDocuments(trx, bookingId);
  return linesLeft(documents.map(({ kind, frozen }) => ({ kind, lines: frozen.lines })));
}

/**
 * Writes what a refund in a new state makes true: a credit note once its buyer has the money, a receipt over the same
 * lines where it comes back after all. Money that went back before there was a receipt has neither.
 */
export async function writeRefundDocument(trx: Trx, refund: RefundTable, at: string, lock = lockRow): Promise<void> {
  if (refund.receipt_id === null) return;
  await lock(trx, "booking", refund.booking_id);
  const documents = (await listDocuments(trx, refund.booking_id)).map(({ frozen, ...row }) => ({ ...row, ...frozen }));
  const own = documents.filter(({ refund_id }) => refund_id === refund.id);
  const credited = own.reduce((sum, { kind, total_amount }) => sum + (kind === "receipt" ? -1 : 1) * total_amount, 0);
  const isCredited = credited > 0;
  if (isPaidBack(refund.state) === isCredited || refund.amount === 0) return;
  const booking = await getBooking(trx, refund.booking_id);
  const { method } = await confirmingAttemptOf(trx, booking);
  const lines = isCredited
    ? own.at(-1)!.lines
    : await linesBack(trx, refund.booking_id, refund.amount, refund.booking_item_id);
  await write(trx, booking, at, {
    kind: isCredited ? "receipt" : "credit_note",
    lines,
    payments: [{ method: isCredited ? method : wayOf(refund, method), amount: sumOf(lines) }],
    refundId: refund.id,
  });
  if (!isCredited) await announceCreditNote(trx, booking.id, at);
}

/** How a refund was paid: what the team has paid did not go back the way it came. */
function wayOf({ state, account_iban }: Pick<RefundTable, "state" | "account_iban">, method: string): string {
  if (!isSettled(state)) return method;
  return account_iban === null ? "other_way" : "bank_transfer";
}

/**
 * Writes to the buyer that there is a credit note, unless a mail that was not written yet brings it: one about the same
 * cancellation, or about an earlier credit note.
 */
async function announceCreditNote(trx: Trx, bookingId: string, at: string): Promise<void> {
  if ((await lockUnwrittenMails(trx, creditNoteMails, bookingId)).length > 0) return;
  await announce(trx, "credit_note", bookingId, at);
}

interface VoucherCredit {
  readonly bookingItemId: string;
  /** What goes back to each voucher, in Rappen. */
  readonly returned: readonly { readonly code: string; readonly amount: number }[];
}

/** Writes the credit note over what goes back to gift vouchers, where there is a receipt; no more than it leaves. */
export async function writeVoucherCredit(
  trx: Trx,
  bookingId: string,
  { bookingItemId, returned }: VoucherCredit,
  at: string,
): Promise<void> {
  await lockRow(trx, "booking", bookingId);
  const amount = Math.min(sumOf(returned), sumOf(await leftOfDocuments(trx, bookingId)));
  if (amount === 0) return;
  const booking = await getBooking(trx, bookingId);
  await write(trx, booking, at, {
    kind: "credit_note",
    lines: await linesBack(trx, bookingId, amount, bookingItemId),
    payments: voucherPayments(amount, returned, fromJson<FrozenBooking>(booking.frozen)),
  });
}

/** The lines of a credit note for an item: of one that stands and costs less now, what it has less. */
async function linesBack(trx: Trx, bookingId: string, amount: number, itemId: string | null): Promise<DocumentLine[]> {
  const left = await leftOfDocuments(trx, bookingId);
  const item = (await findBookingWithItems(trx, bookingId))!.items.find((booked) => booked.item.id === itemId);
  if (item && item.item.cancelled_at === null) {
    const now = linesOfItem({ booked: item, frozen: fromJson<FrozenReservation>(item.reservation.frozen) });
    const less = linesMissing(
      left.filter((line) => line.item?.id === itemId),
      now,
    );
    if (sumOf(less) >= amount) return linesFor(amount, less);
  }
  return creditLines(amount, left, itemId);
}

/**
 * Takes back what the documents of a booking leave of a payment that has failed after its receipt: all but what gift
 * vouchers have paid. `amount` (Rappen): no more than that, where a share of the payment has failed or a dispute is
 * lost. What the team collects then has a receipt of its own.
 */
export async function writeReversal(
  trx: Trx,
  attempt: { readonly id: string; readonly booking_id: string },
  at: string,
  { amount, disputeId }: { readonly amount?: number; readonly disputeId?: string } = {},
  lock = lockRow,
): Promise<void> {
  await lock(trx, "booking", attempt.booking_id);
  if (!(await findReceiptOfPayment(trx, attempt.id))) return;
  const left = await leftOfDocuments(trx, attempt.booking_id);
  const ofMoney = Math.max(0, sumOf(left) - (await vouchersLeft(trx, attempt.booking_id)));
  const lines = creditLines(Math.min(amount ?? ofMoney, ofMoney), left, null);
  await write(trx, await getBooking(trx, attempt.booking_id), at, {
    kind: "credit_note",
    lines,
    payments: [{ method: takenBack, amount: sumOf(lines) }],
    ...(disputeId === undefined ? {} : { disputeId }),
  });
  // A share's money is back with its payer, who is written to; the note comes with the next mail that brings one.
  const isOfShare = amount !== undefined && disputeId === undefined;
  if (lines.length > 0 && !isOfShare) await announceCreditNote(trx, attempt.booking_id, at);
}

/** The end of a dispute, or that its decision was reversed. */
export interface DisputeEnd {
  readonly id: string;
  readonly isLost: boolean;
  /** Rappen that its payer disputes. */
  readonly amount: number;
}

/**
 * Writes what the end of a dispute makes true (RULES 8): a credit note over what its payer has got back by the bank,
 * a receipt over the same lines where the decision was reversed. Nothing where there is no receipt, and no more than
 * the documents leave.
 */
export async function writeDisputeDocument(
  trx: Trx,
  attempt: { readonly id: string; readonly booking_id: string },
  { id, isLost, amount }: DisputeEnd,
  at: string,
  lock = lockRow,
): Promise<void> {
  if (isLost) return writeReversal(trx, attempt, at, { amount, disputeId: id }, lock);
  await lock(trx, "booking", attempt.booking_id);
  const documents = await listDocuments(trx, attempt.booking_id);
  const credited =
    documents.findLast(({ kind, frozen }) => kind === "credit_note" && frozen.disputeId === id) ??
    noteWithoutDispute(documents, amount);
  if (!credited) return;
  await write(trx, await getBooking(trx, attempt.booking_id), at, {
    kind: "receipt",
    lines: credited.frozen.lines,
    payments: [],
    disputeId: id,
  });
}

/**
 * The credit note of a dispute that was written before notes named theirs, which names no payment either: of the
 * amount, or the last below it.
 */
function noteWithoutDispute(documents: readonly DocumentRow[], amount: number): DocumentRow | undefined {
  const candidates = documents.filter(
    ({ kind, refund_id, total_amount, created_at, frozen }, index) =>
      kind === "credit_note" &&
      refund_id === null &&
      frozen.disputeId === undefined &&
      frozen.payments.length === 0 &&
      total_amount <= amount &&
      // What moves between items is a note and a receipt at once.
      !(documents[index + 1]?.kind === "receipt" && documents[index + 1]?.created_at === created_at),
  );
  return candidates.findLast(({ total_amount }) => total_amount === amount) ?? candidates.at(-1);
}

/** Writes the receipt of shares that the team has collected (`amount` in Rappen), beside that of the other shares. */
export async function writeReceiptOfShares(
  trx: Trx,
  bookingId: string,
  payment: DocumentPayment,
  at: string,
): Promise<void> {
  await lockRow(trx, "booking", bookingId);
  const found = (await findBookingWithItems(trx, bookingId))!;
  await writePaid(trx, found, await confirmingAttemptOf(trx, found.booking), at, { payments: [payment] });
}

/**
 * After a rebooking in which one item costs less and another more: the money that moved between them is taken back of
 * the one and received for the other, since their rates may differ. `shift`: Rappen that an item has more or less, in
 * all 0. Nothing before the receipt, which is made of the items as they are then.
 */
export async function writeShift(
  trx: Trx,
  bookingId: string,
  shifts: readonly { readonly itemId: string; readonly shift: number }[],
  at: string,
): Promise<void> {
  await lockRow(trx, "booking", bookingId);
  const documents = await listDocuments(trx, bookingId);
  if (documents.length === 0 || shifts.every(({ shift }) => shift === 0)) return;
  const found = (await findBookingWithItems(trx, bookingId))!;
  const left = await leftOfDocuments(trx, bookingId);
  const linesNow = (itemId: string) =>
    found.items
      .filter(({ item }) => item.id === itemId)
      .flatMap((booked) => linesOfItem({ booked, frozen: fromJson<FrozenReservation>(booked.reservation.frozen) }));
  const less = shifts.filter(({ shift }) => shift < 0);
  const more = shifts.filter(({ shift }) => shift > 0);
  await write(trx, found.booking, at, {
    kind: "credit_note",
    lines: less.flatMap(({ itemId, shift }) => creditLines(-shift, left, itemId)),
    payments: [],
  });
  await write(trx, found.booking, at, {
    kind: "receipt",
    lines: more.flatMap(({ itemId, shift }) => linesFor(shift, linesNow(itemId))),
    payments: [],
  });
}

interface Written {
  readonly kind: DocumentKind;
  readonly lines: readonly DocumentLine[];
  readonly payments: readonly DocumentPayment[];
  readonly paymentAttemptId?: string;
  readonly refundId?: string;
  readonly disputeId?: string;
}

async function write(
  trx: Trx,
  booking: Pick<BookingTable, "id" | "number" | "locale" | "contact" | "frozen">,
  at: string,
  { kind, lines, payments, paymentAttemptId = undefined, refundId = undefined, disputeId = undefined }: Written,
): Promise<void> {
  if (lines.length === 0) return;
  const { givenName, familyName, email } = fromJson<Buyer>(booking.contact);
  await insertDocument(trx, {
    id: randomUUID(),
    kind,
    booking_id: booking.id,
    sequence_index: (await listDocuments(trx, booking.id)).length,
    payment_attempt_id: paymentAttemptId ?? null,
    refund_id: refundId ?? null,
    total_amount: sumOf(lines),
    frozen: {
      locale: booking.locale,
      bookingNumber: booking.number,
      buyer: { givenName, familyName, email },
      lines,
      payments,
      rebates: rebatesOfLines(lines, fromJson<FrozenBooking>(booking.frozen)),
      ...(disputeId === undefined ? {} : { disputeId }),
    },
    created_at: at,
    series_id: seriesOf(kind, msOf(at)),
  });
}
