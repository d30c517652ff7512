import { Fragment } from "react";
import type { AdminBooking } from "../../../sdk/contracts/admin/bookings.ts";
import { lostToDisputes, unchargedOf } from "../../../sdk/contracts/booking-lines.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { itemLines, type TicketsToPrice } from "../../../sdk/contracts/price-lines.ts";
import { DocumentLinks } from "../../bookings/document-links.tsx";
import { ItemSums } from "../../bookings/item-sums.tsx";
import { MoneySums } from "../../bookings/money-sums.tsx";
import { fill } from "../../shell/fill.ts";
import { useAccount } from "../../sections/context.ts";
import { withValues } from "../../../sdk/contracts/with-values.ts";
import { startInWords, whenInWords } from "../../forms/when.ts";
import { useAdminWords } from "../context.ts";
import { providerReasonOf } from "./provider-reason.ts";
import { DisputeNote } from "./dispute-note.tsx";
import { Shares } from "./shares.tsx";
import { NotCaptured } from "./not-captured.tsx";
import { RefundRow, type RefundRowProps } from "./refund-row.tsx";
import { amountText, rowEnd, rowGrid, rowList } from "../classes.ts";
import { partTitle, quiet, sectionLead, sectionPart, sums } from "../../sections/classes.ts";

interface MoneyTablesProps extends Pick<RefundRowProps, "onDone"> {
  readonly booking: AdminBooking;
  /** It has changed elsewhere since the page was loaded; `message` says so. */
  readonly onStale: (message: string) => void;
}

/** The provider that took a payment; a test payment is marked as one. Null where the shop needed none. */
function takerOf(
  words: ReturnType<typeof useAdminWords>["bookings"],
  { takenBy, provider }: AdminBooking["payments"][number],
): string | null {
  return takenBy === "team" || takenBy === "test" ? words.takenBy[takenBy] : provider;
}

function ticketsToPrice({
  label,
  quantity,
  price,
  deposit,
}: AdminBooking["items"][number]["tickets"][number]): TicketsToPrice {
  return {
    label,
    quantity,
    price: price.amount,
    articleLabel: deposit && deposit.label,
    articlePrice: deposit && deposit.price.amount,
  };
}

/** Sums, payments and refunds of a booking. */
export function MoneyTables({ booking, onDone, onStale }: MoneyTablesProps) {
  const { answer, words: account } = useAccount();
  const words = useAdminWords().bookings;
  const total = booking.items.reduce((sum, { paidBeyondPrice }) => sum - paidBeyondPrice.amount, booking.total.amount);
  const lost = lostToDisputes(booking.money);
  const at = (instant: string) => whenInWords(instant, answer.locale);
  return (
    <>
      <section className={sectionPart} aria-labelledby="payments">
        <h3 id="payments" className={partTitle}>
          {words.payments}
        </h3>
        {booking.payments.length === 0 && <p className={`mt-1 ${sectionLead}`}>{words.noPayments}</p>}
        <div className={rowList}>
          {booking.payments.map((payment) => (
            <div key={payment.paymentAttemptId} className={rowGrid}>
              <div>
                {[
                  account.booking.methods[payment.method] ?? payment.method,
                  takerOf(words, payment),
                  payment.channelId && withValues(words.channel, { id: payment.channelId }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
                <p className={quiet}>
                  {at(payment.settledAt ?? payment.createdAt)}
                  {payment.refusalReason && ` · ${providerReasonOf(words, payment.refusalReason)}`}
                </p>
              </div>
              <div className={rowEnd}>
                <span className={amountText}>{payment.amount.formatted}</span>
                <span className={quiet}>{words.became.payment_attempt[payment.status]}</span>
              </div>
              <Shares shares={payment.shares} />
              {booking.disputes
                .filter(({ paymentAttemptId }) => paymentAttemptId === payment.paymentAttemptId)
                .map((dispute) => (
                  <DisputeNote key={dispute.disputeId} dispute={dispute} isUnpaid={booking.unpaid !== undefined} />
                ))}
              {payment.isNotCaptured && booking.toCollect && (
                <NotCaptured
                  {...{ booking, onDone, onStale }}
                  amount={booking.toCollect}
                  hasArrived={payment.hasArrived}
                />
              )}
            </div>
          ))}
        </div>
        <dl className={sums}>
          {booking.items.map(({ bookingItemId, activityTitle, tickets, startsAt, isAllDay }) => (
            <Fragment key={bookingItemId}>
              {booking.items.length > 1 && (
                <div className="text-14 not-first:mt-2">
                  <dt className="font-value hyphens-auto">{activityTitle}</dt>
                  <dd className="text-ink-2">{startInWords({ startsAt, isAllDay }, answer.locale)}</dd>
                </div>
              )}
              <ItemSums lines={itemLines(tickets.map(ticketsToPrice))} />
            </Fragment>
          ))}
          <MoneySums
            booking={{
              ...booking,
              total,
              uncharged: unchargedOf({ ...booking, payment: booking.payments[0] ?? null }),
              // Where one share alone is missing, the others are paid: what is not charged has its line.
              isUnpaid: booking.toCollect !== null && booking.money.paid.amount === 0,
            }}
          />
        </dl>
        <DocumentLinks documents={booking.documents} />
      </section>
      <section className={sectionPart} aria-labelledby="refunds">
        <h3 id="refunds" className={partTitle}>
          {words.refundsTitle}
        </h3>
        {booking.refunds.length === 0 && (
          <p className={`mt-1 ${sectionLead}`}>
            {lost > 0 ? fill(words.lostByBank, { amount: money(lost).formatted }) : words.noRefunds}
          </p>
        )}
        <div className={rowList}>
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
