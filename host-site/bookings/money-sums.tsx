import {
  bookingLines,
  isSum,
  type BookingToPrice,
  type PriceLine,
  type SumKind,
} from "../../sdk/contracts/price-lines.ts";
import { useAccount } from "../sections/context.ts";
import { fill } from "../shell/fill.ts";
import { Sum } from "./sum.tsx";

interface MoneySumsProps {
  readonly booking: BookingToPrice;
  /** How it was paid, in words. */
  readonly method?: string | undefined;
}

/** What a booking costs below its items, and the sums paid and refunded: each line follows from those above it. */
export function MoneySums({ booking, method }: MoneySumsProps) {
  const wordOf = useSumWords(method);
  return bookingLines(booking).map((line, index) => (
    <Sum key={index} name={wordOf(line)} amount={line.amount} isTotal={isSum(line)} />
  ));
}

function useSumWords(method: string | undefined): (line: PriceLine<SumKind>) => string {
  const { booking: words, money } = useAccount().words;
  const names: Record<Exclude<SumKind, "rebate" | "voucher">, string> = {
    service_fee: words.fee,
    total: money.total,
    paid_more_before: money.paidMoreBefore,
    not_invoiced: money.notInvoiced,
    credited: money.credited,
    not_charged: money.released,
    due: money.due,
    paid: method === undefined ? money.paid : fill(words.paidWith, { method }),
    invoiced: money.onInvoice,
    invoice_paid: money.onPaidInvoice,
    authorised: money.authorised,
    refunded: money.refunded,
    refund_pending: money.refundPending,
    refund_due: money.refundDue,
    lost: money.lost,
    kept: money.kept,
    voucher_returned: money.vouchersReturned,
  };
  return ({ kind, name }) =>
    kind === "rebate" || kind === "voucher" ? fill(money.codes[kind], { code: name ?? "" }) : names[kind];
}
