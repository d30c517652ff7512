import type { BookingMoney } from "./booking.ts";
import { lostToDisputes } from "./booking-lines.ts";
import type { Cart, Reservation } from "./cart.ts";
import type { CodeKind, CodeOfCart } from "./code.ts";
import { nameOfCode } from "./code-name.ts";
import type { Money } from "./money.ts";

/**
 * The kinds of lines of a price, in the order in which every place shows them: what is bought, item by item, then its
 * total (RULES 10), what gift vouchers pay of it, what is left or was paid, and what went back (RULES 11).
 */
export const priceLineKinds = [
  "tickets",
  "deposit",
  "service_fee",
  "rebate",
  "total",
  "voucher",
  "paid_more_before",
  "not_invoiced",
  "credited",
  "not_charged",
  "due",
  "paid",
  "invoiced",
  "invoice_paid",
  "authorised",
  "refunded",
  "refund_pending",
  "refund_due",
  "lost",
  "voucher_returned",
  "kept",
] as const;
export type PriceLineKind = (typeof priceLineKinds)[number];
/** The kinds that stand below the items. */
export type SumKind = Exclude<PriceLineKind, "tickets" | "deposit">;

export interface PriceLine<Kind extends PriceLineKind = PriceLineKind> {
  readonly kind: Kind;
  /** The label of tickets or a deposit, the name of a code; null where the kind says it all. */
  readonly name: string | null;
  /** Tickets, or deposits; 1 of any other kind. */
  readonly quantity: number;
  /** Rappen; below 0 what is taken off, or went back to the means of payment. */
  readonly amount: number;
}

/** Tickets of one category, their price and deposit in Rappen. */
export interface TicketsToPrice {
  readonly quantity: number;
  readonly label: string;
  readonly price: number;
  readonly articleLabel: string | null;
  readonly articlePrice: number | null;
}

/** The lines of one item: its tickets, then the deposits that come with them. */
export function itemLines(tickets: readonly TicketsToPrice[]): PriceLine<"tickets" | "deposit">[] {
  return [
    ...tickets.map(({ quantity, label, price }) => ({
      kind: "tickets" as const,
      name: label,
      quantity,
      amount: quantity * price,
    })),
    ...tickets.flatMap(({ quantity, articleLabel, articlePrice }) =>
      articlePrice === null
        ? []
        : [{ kind: "deposit" as const, name: articleLabel, quantity, amount: quantity * articlePrice }],
    ),
  ];
}

/** `itemLines` of a reservation as the API answers it. */
export function reservationLines({ ticketReservations }: Pick<Reservation, "ticketReservations">) {
  return itemLines(
    ticketReservations.map(({ quantity, ticketCategory: { label, price, articleLabel, articlePrice } }) => ({
      quantity,
      label: label.formatted,
      price: price.amount,
      articleLabel,
      articlePrice: articlePrice && articlePrice.amount,
    })),
  );
}

type NamedCode = Pick<CodeOfCart, "kind" | "code" | "label" | "amount">;

interface Priced {
  /** Of tickets, deposits and service fee, less the rebates, in Rappen. */
  readonly total: number;
  readonly serviceFee: Money;
  readonly codes: readonly NamedCode[];
}

function line<Kind extends SumKind>(kind: Kind, amount: number, name: string | null = null): PriceLine<Kind> {
  return { kind, name, quantity: 1, amount };
}

/** Fee, rebates and total. */
export function totalLines({ total, serviceFee, codes }: Priced): PriceLine<SumKind>[] {
  return [
    ...(serviceFee.amount > 0 ? [line("service_fee", serviceFee.amount)] : []),
    ...codeLines(codes, "rebate"),
    line("total", total),
  ];
}

/** What each code of a kind takes off or pays; one that does nothing has no line. */
function codeLines(codes: readonly NamedCode[], kind: CodeKind): PriceLine<SumKind>[] {
  return codes
    .filter((each) => each.kind === kind && each.amount.amount > 0)
    .map((each) => line(kind, -each.amount.amount, nameOfCode(each)));
}

/** The lines below the items of a cart; what is left to pay stands where gift vouchers pay a part. */
export function cartLines({
  total,
  customerServiceFee,
  codes,
  due,
}: Pick<Cart, "total" | "customerServiceFee" | "codes" | "due">): PriceLine<SumKind>[] {
  const vouchers = codeLines(codes, "voucher");
  return [
    ...totalLines({ total: total.amount, serviceFee: customerServiceFee, codes }),
    ...vouchers,
    ...(vouchers.length > 0 ? [line("due", due.amount)] : []),
  ];
}

export interface BookingToPrice extends Priced {
  readonly money: BookingMoney;
  readonly vouchersTotal: Money;
  /** Nothing of a cancelled booking was taken or billed, and won't be: what that is called (`unchargedOf`). */
  readonly uncharged: "not_charged" | "not_invoiced" | null;
  /** A confirmed booking whose payment has failed: the team gets in touch about another. */
  readonly isUnpaid: boolean;
}

/** The lines below the items of a booking: each sum follows from those above it. */
export function bookingLines({
  total,
  serviceFee,
  codes,
  vouchersTotal,
  uncharged,
  isUnpaid,
  money,
}: BookingToPrice): PriceLine<SumKind>[] {
  const { paid, authorised, released, invoiced, isInvoicePaid, credited, refunded, refundPending, refundDue, kept } =
    money;
  const isPaid = paid.amount > 0;
  const vouchers = uncharged ? 0 : vouchersTotal.amount;
  const notCharged = uncharged ? total - credited.amount : released.amount;
  // A change, or a cancellation on invoice: what was chosen costs something else now.
  const difference = (isPaid ? paid.amount + notCharged : invoiced.amount + credited.amount) + vouchers - total;
  const lost = lostToDisputes(money);
  const returned = money.vouchersReturned.amount;
  // Once vouchers have got some of it back, what remains is said of both.
  const ofVouchers = returned > 0 ? money.vouchers.amount - returned : 0;
  return [
    ...totalLines({ total, serviceFee, codes }),
    ...(vouchers > 0 ? codeLines(codes, "voucher") : []),
    ...(isPaid && difference > 0 ? [line("paid_more_before", difference)] : []),
    ...(invoiced.amount > 0 && difference !== 0 ? [line("not_invoiced", difference)] : []),
    ...(credited.amount > 0 ? [line("credited", -credited.amount)] : []),
    // Below 0: a share of the payment has failed, and is still to be collected.
    ...(isPaid && difference < 0 ? [line("not_charged", difference)] : []),
    ...(notCharged > 0 ? [line(uncharged ?? "not_charged", -notCharged)] : []),
    ...(isUnpaid ? [line("due", total - vouchers - notCharged)] : []),
    ...(isPaid ? [line("paid", paid.amount)] : []),
    ...(invoiced.amount > 0 ? [line(isInvoicePaid ? "invoice_paid" : "invoiced", invoiced.amount)] : []),
    ...(authorised.amount > 0 ? [line("authorised", authorised.amount)] : []),
    ...(refunded.amount > 0 ? [line("refunded", -refunded.amount)] : []),
    ...(refundPending.amount > 0 ? [line("refund_pending", -refundPending.amount)] : []),
    ...(refundDue.amount > 0 ? [line("refund_due", -refundDue.amount)] : []),
    ...(lost > 0 ? [line("lost", -lost)] : []),
    ...(returned > 0 ? [line("voucher_returned", -returned)] : []),
    ...(kept.amount !== paid.amount || returned > 0 ? [line("kept", kept.amount + ofVouchers)] : []),
  ];
}

/** Kinds whose line is a sum of those above it. */
const sumKinds: ReadonlySet<PriceLineKind> = new Set(["total", "due", "paid", "invoiced", "invoice_paid", "kept"]);

export function isSum({ kind }: Pick<PriceLine, "kind">): boolean {
  return sumKinds.has(kind);
}
