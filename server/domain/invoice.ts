import type { InvoiceState } from "../../sdk/contracts/invoice.ts";
import { creditLines, linesFor, sumOf, type DocumentLine } from "./document.ts";

/** A line of an invoice, with the booking that it is of. */
export interface InvoiceLine extends DocumentLine {
  readonly bookingNumber: string;
  readonly paymentAttemptId: string;
}

/** What an invoice says, frozen when it is made. */
export interface FrozenInvoice {
  readonly locale: string;
  readonly customer: {
    readonly name: string;
    readonly street: string;
    readonly postalCode: string;
    readonly town: string;
    readonly countryCode: string;
    readonly vatNumber: string | null;
  };
  readonly lines: readonly InvoiceLine[];
  /** The contact of each booking, and what was noted with it; unset for what was frozen before this was stored. */
  readonly bookings?: readonly BilledBooking[];
}

/** What the distributor knows a booking by, to bill it on. */
export interface BilledBooking {
  readonly number: string;
  /** Who is named as the booking's contact: a guest, or who booked for them. */
  readonly contact: string;
  readonly notes: string | null;
}

/** The amounts of an invoice in Rappen. */
export interface InvoiceAmounts {
  readonly total_amount: number;
  readonly credited_amount: number;
  readonly paid_amount: number;
}

/** What is left to pay of an invoice, in Rappen; less than 0 where more was paid. */
export function openOfInvoice({ total_amount, credited_amount, paid_amount }: InvoiceAmounts): number {
  return total_amount - credited_amount - paid_amount;
}

/** What was paid too much of an invoice, in Rappen: the distributor has it to its credit. */
export function surplusOf(amounts: InvoiceAmounts): number {
  return Math.max(0, -openOfInvoice(amounts));
}

/**
 * The state of an invoice with these amounts. `received`: Rappen that were paid or moved to it, whether or not they
 * were paid back or moved on since.
 */
export function invoiceStateOf(amounts: InvoiceAmounts, received: number): InvoiceState {
  const { total_amount, credited_amount, paid_amount } = amounts;
  if (openOfInvoice(amounts) > 0) return paid_amount > 0 ? "part_paid" : "open";
  if (credited_amount < total_amount) return "paid";
  return received > 0 ? "credited" : "cancelled";
}

/**
 * The lines that lead from what is billed of a booking to what it is now: less than 0 where an item costs less or is
 * cancelled. Of an item at the same price there is none, also where its time is another.
 */
export function changesOfLines(billed: readonly DocumentLine[], now: readonly DocumentLine[]): DocumentLine[] {
  const idOf = ({ item }: DocumentLine) => item?.id ?? null;
  return [...new Set([...now, ...billed].map(idOf))].flatMap((id) => {
    const before = billed.filter((line) => idOf(line) === id);
    const after = now.filter((line) => idOf(line) === id);
    const more = sumOf(after) - sumOf(before);
    if (more > 0) return linesFor(more, after);
    return more < 0 ? negative(creditLines(-more, before, null)) : [];
  });
}

/** The same lines, each taken back. */
export function negative<Line extends DocumentLine>(lines: readonly Line[]): Line[] {
  return lines.map((line) => ({ ...line, amount: -line.amount, rebate: -line.rebate }));
}
