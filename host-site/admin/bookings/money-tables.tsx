import type { AdminBooking } from "../../../sdk/contracts/admin.ts";
import { isUncharged } from "../../../sdk/contracts/booking-lines.ts";
import { MoneySums, Sum } from "../../account/bookings/money-sums.tsx";
import { useAccount } from "../../account/context.ts";
import { whenInWords } from "../../forms/when.ts";
import { fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";
import { providerReasonOf } from "./provider-reason.ts";
import { NotCaptured } from "./not-captured.tsx";
import { RefundRow, type RefundRowProps } from "./refund-row.tsx";

interface MoneyTablesProps extends Pick<RefundRowProps, "onDone"> {
  readonly booking: AdminBooking;
  /** Somebody else has acted on it since the page was loaded; `said` is the sentence about it. */
  readonly onStale: (said: string) => void;
}

/** Sums, payments and refunds of a booking. */
export function MoneyTables({ booking, onDone, onStale }: MoneyTablesProps) {
  const { answer, words: account } = useAccount();
  const words = useAdminWords().bookings;
  const total = booking.items.reduce((sum, { paidBeyondPrice }) => sum - paidBeyondPrice.amount, booking.total.amount);
  const at = (instant: string) => whenInWords(instant, answer.locale);
  return (
    <>
      <section class="block" aria-labelledby="payments">
        <h3 id="payments">{words.payments}</h3>
        {booking.payments.length === 0 && <p class="section-lead">{words.noPayments}</p>}
        <div class="rows">
          {booking.payments.map((payment) => (
            <div key={payment.paymentAttemptId} class="row">
              <div>
                {[account.booking.methods[payment.method] ?? payment.method, words.providers[payment.provider]]
                  .filter(Boolean)
                  .join(" · ")}
                <p class="row-quiet">
                  {at(payment.settledAt ?? payment.createdAt)}
                  {payment.refusalReason && ` · ${providerReasonOf(words, payment.refusalReason)}`}
                </p>
              </div>
              <div class="row-end">
                <span class="amount">{payment.amount.formatted}</span>
                <span class="row-quiet">{words.became.payment_attempt[payment.status]}</span>
              </div>
              {payment.isNotCaptured && booking.toCollect && (
                <NotCaptured {...{ booking, onDone, onStale }} amount={booking.toCollect} />
              )}
            </div>
          ))}
        </div>
        <dl class="sums">
          <Sum name={words.items} amount={total - booking.serviceFee.amount + Math.abs(booking.rebates.amount)} />
          {booking.serviceFee.amount > 0 && <Sum name={words.fee} amount={booking.serviceFee.amount} />}
          {booking.rebates.amount !== 0 && (
            <Sum
              name={
                booking.rebateCodes.length > 0
                  ? fill(words.rebates, { codes: booking.rebateCodes.join(", ") })
                  : words.rebatesPlain
              }
              amount={-Math.abs(booking.rebates.amount)}
            />
          )}
          <MoneySums total={total} money={booking.money} isUncharged={isUncharged(booking)} />
        </dl>
      </section>
      <section class="block" aria-labelledby="refunds">
        <h3 id="refunds">{words.refundsTitle}</h3>
        {booking.refunds.length === 0 && <p class="section-lead">{words.noRefunds}</p>}
        <div class="rows">
          {booking.refunds.map((refund) => (
            <RefundRow
              key={`${refund.refundId}-${refund.retries}`}
              bookingId={booking.bookingId}
              refund={refund}
              onDone={onDone}
              onStale={() => onStale(words.refundChanged)}
            />
          ))}
        </div>
      </section>
    </>
  );
}
