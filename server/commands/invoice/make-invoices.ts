import { randomUUID } from "node:crypto";
import type { Buyer } from "../../../sdk/contracts/cart.ts";
import { instantAt, minute, msOf } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { findBookingWithItems, getBooking } from "../../db/queries/booking.ts";
import { findAgreement, findDistributor } from "../../db/queries/distributor.ts";
import { getReceivedOfInvoice } from "../../db/queries/invoice-payment.ts";
import {
  findInvoice,
  hasInvoiceOfMonth,
  insertInvoice,
  listAgreementsToBill,
  listAttemptsToBill,
  listInvoicesOfAttempt,
  updateInvoiceAmounts,
  updateSetOff,
  type AttemptToBill,
} from "../../db/queries/invoice.ts";
import { lockRow } from "../../db/row-lock.ts";
import type { DistributorTable, PaymentAgreementTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { linesFor, linesLeft, receiptLines, seriesOf, sumOf } from "../../domain/document.ts";
import type { FrozenBooking, FrozenReservation } from "../../domain/frozen.ts";
import {
  changesOfLines,
  invoiceStateOf,
  negative,
  surplusOf,
  type BilledBooking,
  type InvoiceLine,
} from "../../domain/invoice.ts";
import { dateInZurich, datePlus, monthBefore } from "../../domain/wall-time.ts";
import { fromJson } from "../../json.ts";
import type { Services } from "../../services.ts";
import { creditorOf } from "../../settings/creditor.ts";
import { announceInvoice } from "./outbox.ts";
import { noActor, settleSurplus } from "./settle-surplus.ts";

/**
 * Makes the invoices and credit notes that are due: an invoice for what is bought and not billed, a credit note for
 * what is billed and not bought any more. Safe in concurrent processes. Answers with how many were made.
 */
export async function makeInvoices({ db, clock, env, log }: Services): Promise<number> {
  let made = 0;
  for (const { id, distributor_id } of await listAgreementsToBill(db))
    made += await transact(db, (trx) => billAgreement(trx, id, distributor_id, clock.now())).catch((cause: unknown) => {
      log.error({ err: cause, distributorId: distributor_id }, "invoices could not be made and are tried again");
      return 0;
    });
  if (made > 0 && creditorOf(env) === null)
    log.warn({ made }, "invoices are made without a QR part: the settings CREDITOR_… name no account");
  return made;
}

/** How long after its end a month is billed: a payment of its last seconds is stored by then. */
const settlingMs = 10 * minute;

/** Whom a bill is for, under which agreement, and when it is made. */
interface Bill {
  readonly trx: Trx;
  readonly distributor: DistributorTable;
  readonly agreement: PaymentAgreementTable;
  readonly now: number;
}

/** What a bill says of one payment: its lines, which on a credit note are what it takes back. */
interface BilledAttempt {
  readonly attempt: AttemptToBill;
  readonly lines: readonly InvoiceLine[];
}

/** The distributor's row is locked first: of two processes the second finds everything billed. */
async function billAgreement(trx: Trx, agreementId: string, distributorId: string, now: number): Promise<number> {
  await lockRow(trx, "distributor", distributorId);
  const distributor = (await findDistributor(trx, distributorId))!;
  const agreement = (await findAgreement(trx, distributorId))!;
  const bill = { trx, distributor, agreement, now };
  const today = dateInZurich(now);
  const month = monthBefore(dateInZurich(now - settlingMs));
  const isMonthOver = agreement.billing === "month" && !(await hasInvoiceOfMonth(trx, agreementId, month));
  const ofMonth: BilledAttempt[] = [];
  const invoiceIds: string[] = [];
  let credits = 0;
  for (const attempt of await lockedAttempts(trx, agreementId)) {
    const lines = await changedLinesOf(trx, attempt);
    if (attempt.amount < attempt.billed) {
      credits += await writeCredits(bill, attempt, lines);
    } else if (agreement.billing === "booking") {
      invoiceIds.push(await writeInvoice(bill, [{ attempt, lines }], null));
    } else if (isMonthOver && monthOf(attempt) <= month) {
      ofMonth.push({ attempt, lines });
    }
  }
  if (ofMonth.length > 0) invoiceIds.push(await writeInvoice(bill, ofMonth, month));
  await settleSurplus(trx, distributorId, { actor: noActor, today, at: instantAt(now) });
  await updateSetOff(trx, invoiceIds);
  return invoiceIds.length + credits;
}

/** The month that a payment is billed with: that of its purchase, or of its change where the purchase is billed. */
function monthOf({ billed, settled_at, bill_changed_at }: AttemptToBill): string {
  const at = billed > 0 ? (bill_changed_at ?? settled_at) : settled_at;
  return dateInZurich(msOf(at)).slice(0, 7);
}

/** What is not billed as it is, read once nobody else can change these bookings. */
async function lockedAttempts(trx: Trx, agreementId: string): Promise<AttemptToBill[]> {
  const bookingIds = new Set((await listAttemptsToBill(trx, agreementId)).map(({ booking_id }) => booking_id));
  for (const id of [...bookingIds].toSorted()) await lockRow(trx, "booking", id);
  return (await listAttemptsToBill(trx, agreementId)).filter(({ booking_id }) => bookingIds.has(booking_id));
}

/** The lines that lead from what is billed of a payment to its amount: they add up to the difference. */
async function changedLinesOf(trx: Trx, { id, booking_id, amount }: AttemptToBill): Promise<InvoiceLine[]> {
  const { booking, items } = (await findBookingWithItems(trx, booking_id))!;
  const now = receiptLines({
    booking,
    fee: fromJson<FrozenBooking>(booking.frozen),
    items: items.map((booked) => ({ booked, frozen: fromJson<FrozenReservation>(booked.reservation.frozen) })),
    // On invoice nothing goes back: what an item costs less is not billed.
    refunds: items.map(({ item }) => ({ booking_item_id: item.id, amount: item.refunded_amount })),
    amount,
  });
  const billed = (await listInvoicesOfAttempt(trx, id)).map(({ kind, frozen }) => ({
    kind,
    lines: frozen.lines
      .filter((line) => line.paymentAttemptId === id)
      .map(({ bookingNumber: _, paymentAttemptId: __, ...line }) => line),
  }));
  const lines = billed.length === 0 ? now : changesOfLines(linesLeft(billed), now);
  return lines.map((line) => ({ ...line, bookingNumber: booking.number, paymentAttemptId: id }));
}

/** Takes back what a payment is billed too much, of its newest invoice first: a credit note for each invoice. */
async function writeCredits(bill: Bill, attempt: AttemptToBill, changes: readonly InvoiceLine[]): Promise<number> {
  const rows = await listInvoicesOfAttempt(bill.trx, attempt.id);
  let left = attempt.billed - attempt.amount;
  let made = 0;
  for (const invoice of rows.filter(({ kind }) => kind === "invoice").toReversed()) {
    const credited = rows.filter(({ credits_invoice_id }) => credits_invoice_id === invoice.id);
    const part = Math.min(left, invoice.line_amount + credited.reduce((sum, { line_amount }) => sum + line_amount, 0));
    if (part <= 0) continue;
    const all = negative(changes);
    const lines = part === sumOf(all) ? all : partOf(part, all);
    await write(bill, [{ attempt, lines }], { kind: "credit_note", credits: invoice.id });
    left -= part;
    made++;
  }
  return made;
}

/** Lines over a part of what is taken back, in proportion. */
function partOf(part: number, lines: readonly InvoiceLine[]): InvoiceLine[] {
  const taken = lines.filter(({ amount }) => amount > 0);
  const { bookingNumber, paymentAttemptId } = taken[0]!;
  return linesFor(part, taken).map((line) => ({ ...line, bookingNumber, paymentAttemptId }));
}

async function billedBookings(trx: Trx, billed: readonly BilledAttempt[]): Promise<BilledBooking[]> {
  const bookings: BilledBooking[] = [];
  for (const id of new Set(billed.map(({ attempt }) => attempt.booking_id))) {
    const { number, contact: buyer, notes } = await getBooking(trx, id);
    const { givenName, familyName } = fromJson<Buyer>(buyer);
    bookings.push({ number, contact: `${givenName} ${familyName}`, notes });
  }
  return bookings;
}

async function writeInvoice(bill: Bill, billed: readonly BilledAttempt[], month: string | null): Promise<string> {
  return write(bill, billed, { kind: "invoice", month });
}

type Written =
  | { readonly kind: "invoice"; readonly month: string | null }
  | { readonly kind: "credit_note"; readonly credits: string };

/** Writes an invoice or a credit note; answers with its id. */
async function write(
  { trx, distributor, agreement, now }: Bill,
  billed: readonly BilledAttempt[],
  written: Written,
): Promise<string> {
  const { name, street, postal_code, town, country_code, vat_number, locale } = distributor;
  const isInvoice = written.kind === "invoice";
  const lines = billed.flatMap((each) => each.lines);
  const total_amount = sumOf(lines);
  const amounts = { total_amount, credited_amount: 0, paid_amount: 0 };
  const id = randomUUID();
  await insertInvoice(
    trx,
    {
      ...amounts,
      id,
      kind: written.kind,
      distributor_id: distributor.id,
      payment_agreement_id: agreement.id,
      credits_invoice_id: isInvoice ? null : written.credits,
      month: isInvoice ? written.month : null,
      // A credit note is settled as it is: it changes what is open of its invoice.
      state: isInvoice ? invoiceStateOf(amounts, 0) : "paid",
      due_on: isInvoice ? datePlus(dateInZurich(now), { days: agreement.period_days }) : null,
      frozen: {
        locale,
        customer: {
          name,
          street,
          postalCode: postal_code,
          town,
          countryCode: country_code,
          vatNumber: vat_number,
        },
        lines,
        bookings: await billedBookings(trx, billed),
      },
      created_at: instantAt(now),
      series_id: seriesOf(written.kind, now),
    },
    billed.map(({ attempt, lines: own }) => ({
      payment_attempt_id: attempt.id,
      booking_id: attempt.booking_id,
      amount: (isInvoice ? 1 : -1) * sumOf(own),
    })),
  );
  const about = { distributorId: distributor.id, invoiceId: id, reminder: 0 };
  if (isInvoice) {
    await announceInvoice(trx, "invoice_made", about, instantAt(now));
    return id;
  }
  const invoice = (await findInvoice(trx, written.credits))!;
  const { paid_amount, credited_amount } = invoice;
  const changed = { total_amount: invoice.total_amount, paid_amount, credited_amount: credited_amount + total_amount };
  await updateInvoiceAmounts(trx, invoice.id, {
    paid_amount,
    credited_amount: changed.credited_amount,
    state: invoiceStateOf(changed, await getReceivedOfInvoice(trx, invoice.id)),
  });
  const surplus = surplusOf(changed) - surplusOf(invoice);
  await announceInvoice(trx, "invoice_credited", { ...about, surplus }, instantAt(now));
  return id;
}
