import type { AccountBookingLine } from "../../sdk/contracts/account.ts";
import { money as moneyOf } from "../../sdk/contracts/money.ts";
import { lostToDisputes } from "../../sdk/contracts/booking-lines.ts";
import { fill } from "../shell/fill.ts";
import { useAccount } from "../sections/context.ts";
import { quiet } from "../sections/classes.ts";

interface BookingAmountProps {
  readonly booking: Pick<AccountBookingLine, "total" | "money" | "uncharged">;
}

/**
 * A booking's amount in a list: what was charged and not refunded, or what is due, and how it came about; or that
 * nothing is charged.
 */
export function BookingAmount({ booking: { total, money, uncharged } }: BookingAmountProps) {
  const words = useAccount().words.money;
  if (uncharged !== null)
    return <strong className="whitespace-nowrap tabular-nums">{words.uncharged[uncharged]}</strong>;
  const { paid, authorised, invoiced, refunded, refundPending, refundDue, kept, vouchers, vouchersReturned } = money;
  const lost = lostToDisputes(money);
  const pending = refundPending.amount > 0 ? [fill(words.refundPendingOf, { amount: refundPending.formatted })] : [];
  const [amount, notes] =
    paid.amount > 0
      ? [
          moneyOf(kept.amount + vouchers.amount - vouchersReturned.amount),
          [
            // What a lost dispute took is not said to be paid.
            ...(kept.amount === paid.amount || lost === paid.amount
              ? []
              : [fill(words.paidOf, { amount: paid.formatted })]),
            ...(lost > 0 ? [fill(words.lostOf, { amount: moneyOf(lost).formatted })] : []),
            ...(refunded.amount > 0 ? [fill(words.refundedOf, { amount: refunded.formatted })] : []),
            ...pending,
            ...(refundDue.amount > 0 ? [fill(words.refundDueOf, { amount: refundDue.formatted })] : []),
          ],
        ]
      : invoiced.amount > 0
        ? [invoiced, [money.isInvoicePaid ? words.onPaidInvoice : words.onInvoice]]
        : authorised.amount > 0
          ? [authorised, [words.authorised, ...pending]]
          : [vouchers.amount > 0 ? moneyOf(vouchers.amount - vouchersReturned.amount) : total, []];
  const ofVouchers = [
    ...(vouchers.amount > 0 ? [fill(words.vouchersOf, { amount: vouchers.formatted })] : []),
    ...(vouchersReturned.amount > 0 ? [fill(words.vouchersReturnedOf, { amount: vouchersReturned.formatted })] : []),
  ];
  return (
    <>
      <strong className="whitespace-nowrap tabular-nums">{amount.formatted}</strong>
      {[...notes, ...ofVouchers].map((note) => (
        <span key={note} className={`block ${quiet}`}>
          {note}
        </span>
      ))}
    </>
  );
}
