import type { BookingMoney, BookingStatus } from "../../../sdk/contracts/booking.ts";
import type { Money } from "../../../sdk/contracts/money.ts";
import { fill } from "../../shell/fill.ts";
import { useAccount } from "../context.ts";

/** A booking in one of these costs nothing any more, unless something was paid. */
const endedStatuses: ReadonlySet<BookingStatus> = new Set(["failed", "expired", "cancelled", "refunded"]);

interface BookingAmountProps {
  readonly booking: { readonly status: BookingStatus; readonly total: Money; readonly money: BookingMoney };
}

/** What a booking comes to in a list: what was kept of what was paid, or what is due, and how it came about. */
export function BookingAmount({ booking: { status, total, money } }: BookingAmountProps) {
  const words = useAccount().words.money;
  const { paid, authorised, invoiced, refunded, refundPending, refundDue, kept } = money;
  const pending = refundPending.amount > 0 ? [fill(words.refundPendingOf, { amount: refundPending.formatted })] : [];
  const [amount, notes] =
    paid.amount > 0
      ? [
          kept,
          [
            ...(kept.amount === paid.amount ? [] : [fill(words.paidOf, { amount: paid.formatted })]),
            ...(refunded.amount > 0 ? [fill(words.refundedOf, { amount: refunded.formatted })] : []),
            ...pending,
            ...(refundDue.amount > 0 ? [fill(words.refundDueOf, { amount: refundDue.formatted })] : []),
          ],
        ]
      : invoiced.amount > 0
        ? [invoiced, [words.onInvoice]]
        : authorised.amount > 0
          ? [authorised, [words.authorised, ...pending]]
          : [total, endedStatuses.has(status) && total.amount > 0 ? [words.nothingToPay] : []];
  return (
    <>
      <strong class="amount">{amount.formatted}</strong>
      {notes.map((note) => (
        <span key={note} class="row-quiet">
          {note}
        </span>
      ))}
    </>
  );
}
