import type { BookingMoney } from "../../sdk/contracts/booking.ts";
import { money as moneyOf } from "../../sdk/contracts/money.ts";
import { useAccount } from "../sections/context.ts";

interface MoneySumsProps {
  /** What everything that was chosen costs now: the sum of the lines above, in Rappen. */
  readonly total: number;
  readonly money: BookingMoney;
  /** "Paid with TWINT" in place of "Paid". */
  readonly paidName?: string | undefined;
  /** Nothing of a cancelled booking was taken or billed, and won't be. */
  readonly isUncharged: boolean;
}

/** From a booking's total to the sums paid, refunded and not refunded: each line follows from those above it. */
export function MoneySums({ total, money, paidName, isUncharged }: MoneySumsProps) {
  const words = useAccount().words.money;
  const { paid, authorised, released, invoiced, refunded, refundPending, refundDue, kept } = money;
  const isPaid = paid.amount > 0;
  const difference = (isPaid ? paid.amount + released.amount : invoiced.amount) - total;
  const isToPay = !isPaid && invoiced.amount === 0;
  const lost = isPaid ? paid.amount - refunded.amount - refundPending.amount - refundDue.amount - kept.amount : 0;
  const notCharged = isUncharged ? total : released.amount;
  return (
    <>
      {isPaid && difference !== 0 && <Sum name={words.paidMoreBefore} amount={difference} />}
      {invoiced.amount > 0 && difference !== 0 && <Sum name={words.notInvoiced} amount={difference} />}
      {isPaid && released.amount > 0 && <Sum name={words.released} amount={-released.amount} />}
      {isPaid && <Sum name={paidName ?? words.paid} amount={paid.amount} isTotal />}
      {invoiced.amount > 0 && <Sum name={words.onInvoice} amount={invoiced.amount} isTotal />}
      {isToPay && notCharged > 0 && <Sum name={words.released} amount={-notCharged} />}
      {isToPay && <Sum name={words.total} amount={total - notCharged} isTotal />}
      {authorised.amount > 0 && <Sum name={words.authorised} amount={authorised.amount} />}
      {refunded.amount > 0 && <Sum name={words.refunded} amount={-refunded.amount} />}
      {refundPending.amount > 0 && <Sum name={words.refundPending} amount={-refundPending.amount} />}
      {refundDue.amount > 0 && <Sum name={words.refundDue} amount={-refundDue.amount} />}
      {lost > 0 && <Sum name={words.lost} amount={-lost} />}
      {kept.amount !== paid.amount && <Sum name={words.kept} amount={kept.amount} isTotal />}
    </>
  );
}

/** A line of a `dl` of amounts; `amount` in Rappen. */
export function Sum({
  name,
  amount,
  isTotal = false,
}: {
  readonly name: string;
  readonly amount: number;
  readonly isTotal?: boolean;
}) {
  return (
    <div
      className={`flex justify-between gap-4 ${isTotal ? "mt-1 border-t border-line pt-3 text-16 font-strong" : "text-14"}`}
    >
      <dt className="min-w-0 hyphens-auto">{name}</dt>
      <dd className="whitespace-nowrap tabular-nums">{moneyOf(amount).formatted}</dd>
    </div>
  );
}
