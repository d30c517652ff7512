import type { BookingMoney } from "../../sdk/contracts/booking.ts";
import { lostToDisputes } from "../../sdk/contracts/booking-lines.ts";
import type { CodeOfBooking } from "../../sdk/contracts/code.ts";
import type { Money } from "../../sdk/contracts/money.ts";
import { useAccount } from "../sections/context.ts";
import { CodeSums } from "./code-sums.tsx";
import { Sum } from "./sum.tsx";

interface MoneySumsProps {
  /** What everything that was chosen costs now: the sum of the lines above, in Rappen. */
  readonly total: number;
  readonly money: BookingMoney;
  /** "Paid with TWINT" in place of "Paid". */
  readonly paidName?: string | undefined;
  /** Nothing of a cancelled booking was taken or billed, and won't be. */
  readonly isUncharged: boolean;
  /** What gift vouchers pay of the total, and each of them. */
  readonly vouchersTotal: Money;
  readonly codes: readonly CodeOfBooking[];
}

/** From a booking's total to the sums paid, refunded and not refunded: each line follows from those above it. */
export function MoneySums({ total, money, paidName, isUncharged, vouchersTotal, codes }: MoneySumsProps) {
  const words = useAccount().words.money;
  const {
    paid,
    authorised,
    released,
    invoiced,
    isInvoicePaid,
    refunded,
    refundPending,
    refundDue,
    kept,
    vouchersReturned,
  } = money;
  const isPaid = paid.amount > 0;
  const vouchers = isUncharged ? 0 : vouchersTotal.amount;
  const difference = (isPaid ? paid.amount + released.amount : invoiced.amount) + vouchers - total;
  const isToPay = !isPaid && invoiced.amount === 0;
  const lost = lostToDisputes(money);
  const notCharged = isUncharged ? total : released.amount;
  return (
    <>
      {vouchers > 0 && <Sum name={words.total} amount={total} isTotal />}
      {vouchers > 0 && <CodeSums codes={codes} kind="voucher" />}
      {isPaid && difference > 0 && <Sum name={words.paidMoreBefore} amount={difference} />}
      {/* A share of the payment has failed, and is still to be collected. */}
      {isPaid && difference < 0 && <Sum name={words.released} amount={difference} />}
      {invoiced.amount > 0 && difference !== 0 && <Sum name={words.notInvoiced} amount={difference} />}
      {isPaid && released.amount > 0 && <Sum name={words.released} amount={-released.amount} />}
      {isPaid && <Sum name={paidName ?? words.paid} amount={paid.amount} isTotal />}
      {invoiced.amount > 0 && (
        <Sum name={isInvoicePaid ? words.onPaidInvoice : words.onInvoice} amount={invoiced.amount} isTotal />
      )}
      {isToPay && notCharged > 0 && <Sum name={words.released} amount={-notCharged} />}
      {isToPay && vouchers === 0 && <Sum name={words.total} amount={total - notCharged} isTotal />}
      {authorised.amount > 0 && <Sum name={words.authorised} amount={authorised.amount} />}
      {refunded.amount > 0 && <Sum name={words.refunded} amount={-refunded.amount} />}
      {refundPending.amount > 0 && <Sum name={words.refundPending} amount={-refundPending.amount} />}
      {refundDue.amount > 0 && <Sum name={words.refundDue} amount={-refundDue.amount} />}
      {lost > 0 && <Sum name={words.lost} amount={-lost} />}
      {kept.amount !== paid.amount && <Sum name={words.kept} amount={kept.amount} isTotal />}
      {vouchersReturned.amount > 0 && <Sum name={words.vouchersReturned} amount={vouchersReturned.amount} />}
    </>
  );
}
