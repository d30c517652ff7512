import type { Buyer } from "../../sdk/contracts/cart.ts";
import { endOfVoucher, nameOfCode } from "../../sdk/contracts/code-name.ts";
import { creditWays, type CreditWay } from "../../sdk/contracts/document.ts";
import type { InvoiceKind } from "../../sdk/contracts/invoice.ts";
import { splitAmount } from "../../sdk/contracts/split-amount.ts";
import { dateInZurich } from "./wall-time.ts";
import type { BookedItem } from "./booked-item.ts";
import type { FrozenBooking, FrozenReservation, FrozenSlot } from "./frozen.ts";
import type { BookingRecord, RefundRecord } from "./records.ts";
import { lessShares, normalVatRate, shareOfLines, type TaxedAmount } from "./vat.ts";

/** What a document is: a credit note takes back what a receipt has said. */
export type DocumentKind = "receipt" | "credit_note";

/** Of a document, what was bought together at one time. */
export interface DocumentItem {
  readonly id: string;
  readonly title: string;
  readonly startsAt: FrozenSlot["startsAt"];
  readonly isAllDay: boolean;
}

/** A line of a document: `amount` in Rappen, its share of the rebates taken off, its tax included. */
export interface DocumentLine extends TaxedAmount {
  readonly kind: "tickets" | "deposit" | "service_fee" | "rest";
  /** Null for what belongs to the whole booking. */
  readonly item: DocumentItem | null;
  /** In the buyer's language; null for lines that the document itself names. */
  readonly label: string | null;
  /** 0 where the line is no whole number of tickets: a part of what was paid for them. */
  readonly quantity: number;
  /** Its share of the rebates, as a positive amount in Rappen. */
  readonly rebate: number;
}

/** How much was paid in which way, in Rappen. */
export interface DocumentPayment {
  readonly method: string;
  readonly amount: number;
  /** Of a gift voucher; unset of any other, and for what was frozen before this was stored. */
  readonly name?: string | null;
}

/** What a document says, frozen in the transaction that makes it true. */
export interface FrozenDocument {
  readonly locale: string;
  readonly bookingNumber: string;
  readonly buyer: Pick<Buyer, "givenName" | "familyName" | "email">;
  readonly lines: readonly DocumentLine[];
  readonly payments: readonly DocumentPayment[];
  /** What each rebate takes off the lines, in Rappen; unset for what was frozen before this was stored. */
  readonly rebates?: readonly { readonly name: string; readonly amount: number }[];
  /** The dispute whose end it documents; unset for all others, and for what was frozen before this was stored. */
  readonly disputeId?: string;
}

/** A booking with what its lines are made of; `frozenOf` reads the JSON of a reservation. */
export interface ItemToDocument {
  readonly booked: BookedItem & { readonly item: { readonly rebate_amount: number } };
  readonly frozen: FrozenReservation;
}

/** Where the money of a credit note goes back to; undefined where none does by it, or in several ways. */
export function backTo({ payments }: Pick<FrozenDocument, "payments">): CreditWay | undefined {
  const methods = new Set(payments.map(({ method }) => method));
  return methods.size === 1 ? creditWays.find((way) => methods.has(way)) : undefined;
}

/** What each rebate of a booking takes off these lines, by what it took off when it was booked. */
export function rebatesOfLines(
  lines: readonly DocumentLine[],
  { rebates, codes = [] }: FrozenBooking,
): NonNullable<FrozenDocument["rebates"]> {
  const all = lines.reduce((sum, { rebate }) => sum + rebate, 0);
  if (all === 0) return [];
  const taken = rebates.map(({ code }) => codes.find((each) => each.code === code)?.paid ?? 0);
  const amounts = splitAmount(all, taken);
  return rebates.map(({ code, label = null }, index) => ({
    name: nameOfCode({ kind: "rebate", code, label }),
    amount: amounts[index] ?? 0,
  }));
}

/** `amount` (Rappen) of gift vouchers, by what each of them has paid or gets back: with the names they have by then. */
export function voucherPayments(
  amount: number,
  vouchers: readonly { readonly code: string; readonly amount: number }[],
  { vouchers: frozen = [] }: Pick<FrozenBooking, "vouchers">,
): DocumentPayment[] {
  const parts = splitAmount(
    amount,
    vouchers.map((each) => each.amount),
  );
  return vouchers
    .map(({ code }, index) => {
      const label = frozen.find((each) => each.code === code)?.label ?? null;
      return { method: "voucher", amount: parts[index]!, name: label ?? endOfVoucher(code) };
    })
    .filter((payment) => payment.amount > 0);
}

/** The counter that a document of that day gets its number from: `receipt-2026`, by Zurich's calendar. */
export function seriesOf(kind: DocumentKind | InvoiceKind, now: number): string {
  return `${kind}-${dateInZurich(now).slice(0, 4)}`;
}

const letters: Record<string, string> = { receipt: "R", credit_note: "C", invoice: "I" };
/** Numbers of a year are as long as that at least, so that they sort as texts. */
const digits = 6;

/** `R2026-000001`, of a counter's id and what it stands at. */
export function documentNumber(seriesId: string, count: number): string {
  const [kind, year] = seriesId.split("-");
  return `${letters[kind!]}${year}-${String(count).padStart(digits, "0")}`;
}

/** The lines of an item as it is booked: tickets less their shares of the rebates, then deposits. */
export function linesOfItem({ booked: { item }, frozen }: ItemToDocument): DocumentLine[] {
  const of = {
    id: item.id,
    title: frozen.activityTitle,
    startsAt: frozen.slot.startsAt,
    isAllDay: frozen.slot.isAllDay,
  };
  const tickets = frozen.lines.map((line) => ({
    kind: "tickets" as const,
    item: of,
    label: line.label,
    quantity: line.quantity,
    amount: line.quantity * line.price,
    rate: line.vatRate ?? normalVatRate,
    rebate: 0,
  }));
  const rebated = lessShares(item.rebate_amount, tickets).map((line, index) => ({
    ...line,
    rebate: tickets[index]!.amount - line.amount,
  }));
  const deposits = frozen.lines
    .filter(({ articlePrice }) => articlePrice !== null)
    .map((line) => ({
      kind: "deposit" as const,
      item: of,
      label: line.articleLabel,
      quantity: line.quantity,
      amount: line.quantity * line.articlePrice!,
      rate: line.articleVatRate ?? 0,
      rebate: 0,
    }));
  return [...rebated, ...deposits].filter(({ amount, rebate }) => amount + rebate > 0);
}

/**
 * The lines that come to `amount`: as they are where they do, else parts of them in proportion, which are no whole
 * number of tickets. What no line can carry is a line of its own.
 */
export function linesFor(amount: number, lines: readonly DocumentLine[]): DocumentLine[] {
  const sum = sumOf(lines);
  if (sum === amount) return [...lines];
  if (sum === 0) return amount === 0 ? [] : [restOf(amount)];
  return shareOfLines(amount, lines)
    .map((line) => ({ ...line, quantity: 0, rebate: 0 }))
    .filter((line) => line.amount > 0);
}

interface Receipt {
  readonly booking: Pick<BookingRecord, "service_fee_amount" | "fee_refunded_amount" | "frozen">;
  readonly fee: FrozenBooking;
  readonly items: readonly ItemToDocument[];
  readonly refunds: readonly Pick<RefundRecord, "booking_item_id" | "amount">[];
  /** Rappen that are paid and stay so. */
  readonly amount: number;
}

/**
 * The lines of a receipt over what is paid now: what stands, what was retained of what was cancelled before, and the
 * service fee.
 */
export function receiptLines({ booking, fee, items, refunds, amount }: Receipt): DocumentLine[] {
  const ofItems = items.flatMap((each) => {
    const { item } = each.booked;
    const back = refunds
      .filter(({ booking_item_id }) => booking_item_id === item.id)
      .reduce((all, one) => all + one.amount, 0);
    const paid = item.cancelled_at === null ? item.paid_amount : Math.max(0, item.paid_amount - back);
    return linesFor(paid, linesOfItem(each));
  });
  const feeLeft = booking.service_fee_amount - (booking.fee_refunded_amount ?? 0);
  const serviceFee: DocumentLine = {
    kind: "service_fee",
    item: null,
    label: null,
    quantity: 1,
    amount: feeLeft,
    rate: fee.serviceFeeVatRate ?? normalVatRate,
    rebate: 0,
  };
  return linesFor(amount, feeLeft > 0 ? [...ofItems, serviceFee] : ofItems);
}

/** Which line of another document a line takes back. */
const placeOf = ({ kind, item, label, rate }: DocumentLine) => JSON.stringify([kind, item, label, rate]);

/** What the documents of a booking leave of each line that they have, in the order in which it came. */
export function linesLeft(
  documents: readonly { readonly kind: DocumentKind | InvoiceKind; readonly lines: readonly DocumentLine[] }[],
): DocumentLine[] {
  const left = new Map<string, DocumentLine>();
  for (const { kind, lines } of documents)
    for (const line of lines) {
      const place = placeOf(line);
      const before = left.get(place);
      const sign = kind === "credit_note" ? -1 : 1;
      left.set(place, {
        ...line,
        amount: (before?.amount ?? 0) + sign * line.amount,
        rebate: (before?.rebate ?? 0) + sign * line.rebate,
        quantity: (before?.quantity ?? 0) + sign * line.quantity,
      });
    }
  return [...left.values()].filter(({ amount }) => amount > 0).map((line) => asPart(line, documents));
}

/** A line of which a part was taken back: what is left is no whole number of tickets either. */
function asPart(line: DocumentLine, documents: Parameters<typeof linesLeft>[0]): DocumentLine {
  const whole = documents
    .flatMap(({ lines }) => lines)
    .find((each) => each.quantity > 0 && placeOf(each) === placeOf(line));
  const isWhole =
    whole && (line.amount + line.rebate) * whole.quantity === (whole.amount + whole.rebate) * line.quantity;
  return isWhole ? line : { ...line, quantity: 0 };
}

/**
 * What lines have beyond those that documents leave, of the same item and rate: a part of a line is no whole number of
 * tickets.
 */
export function linesMissing(lines: readonly DocumentLine[], left: readonly DocumentLine[]): DocumentLine[] {
  const keyOf = ({ kind, item, rate }: DocumentLine) => JSON.stringify([kind, item?.id, rate]);
  const known = new Map<string, number>();
  for (const line of left) known.set(keyOf(line), (known.get(keyOf(line)) ?? 0) + line.amount);
  return lines
    .map((line) => {
      const rest = known.get(keyOf(line)) ?? 0;
      const amount = Math.max(0, line.amount - rest);
      known.set(keyOf(line), rest - (line.amount - amount));
      return amount === line.amount ? line : { ...line, amount, quantity: 0, rebate: 0 };
    })
    .filter(({ amount }) => amount > 0);
}

/**
 * The lines of a credit note over `amount`, of what the documents leave: the item's first, then the service fee, then
 * all others. Without an item, of everything in proportion.
 */
export function creditLines(amount: number, left: readonly DocumentLine[], itemId: string | null): DocumentLine[] {
  if (itemId === null) return capped(amount, left).lines;
  const parts = [
    left.filter(({ item }) => item?.id === itemId),
    left.filter(({ kind }) => kind === "service_fee"),
    left.filter(({ item, kind }) => item?.id !== itemId && kind !== "service_fee"),
  ];
  const lines: DocumentLine[] = [];
  let open = amount;
  for (const part of parts) {
    const taken = capped(open, part);
    lines.push(...taken.lines);
    open -= taken.amount;
  }
  return open > 0 ? [...lines, restOf(open)] : lines;
}

function capped(amount: number, lines: readonly DocumentLine[]) {
  const taken = Math.min(amount, sumOf(lines));
  return { amount: taken, lines: taken === 0 ? [] : linesFor(taken, lines) };
}

function restOf(amount: number): DocumentLine {
  return { kind: "rest", item: null, label: null, quantity: 0, amount, rate: normalVatRate, rebate: 0 };
}

export function sumOf(lines: readonly { readonly amount: number }[]): number {
  return lines.reduce((all, { amount }) => all + amount, 0);
}
