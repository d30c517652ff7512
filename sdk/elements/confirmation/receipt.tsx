import { useLingui } from "@lingui/react/macro";
import type { Booking } from "../../contracts/booking.ts";
import { isPaymentMissing, isUncharged, linesTotal, lostToDisputes } from "../../contracts/booking-lines.ts";
import { dateOf, timeOf } from "../../contracts/time.ts";
import { CodeLines } from "../../parts/codes/code-lines.tsx";
import { Line } from "../../parts/cart/line.tsx";
import { TicketLines } from "../../parts/cart/ticket-lines.tsx";
import { dayAndTime } from "../../parts/when.ts";
import type { ConfirmationProps } from "./confirmation.props.ts";
import { DocumentLinks } from "./document-links.tsx";
import { usePaymentMethod } from "./payment-method.ts";

/** What was paid, how and when. */
export function Receipt({ booking, languageTag, fileAddress }: ConfirmationProps & { readonly booking: Booking }) {
  const { t } = useLingui();
  const { items, customerServiceFee, codes, total, payment, money } = booking;
  const method = usePaymentMethod(booking);
  const isOnInvoice = payment?.status === "due" || payment?.status === "invoice_paid";
  const vouchers = isUncharged(booking) ? 0 : booking.vouchersTotal.amount;
  // A change or a cancellation on invoice: what was chosen costs something else now.
  const difference =
    method && payment && (isOnInvoice || money.paid.amount > 0)
      ? payment.amount.amount + money.released.amount + vouchers - linesTotal(booking)
      : 0;
  const isUnpaid = isPaymentMissing(booking);
  const lost = lostToDisputes(money);
  return (
    <section>
      <h2 className="mb-4 text-22 font-strong tracking-[-0.014em]">{t`Receipt`}</h2>
      <div className="flex flex-col gap-1">
        {items.map(({ bookingItemId, reservation }) => (
          <div key={bookingItemId}>
            {items.length > 1 && (
              <>
                <p className="mt-2 text-14 font-value">{reservation.activityTitle}</p>
                <p className="text-14 text-ink-2">
                  {dayAndTime(
                    dateOf(reservation.startsAt),
                    reservation.isAllDay ? null : timeOf(reservation.startsAt),
                    languageTag,
                  )}
                </p>
              </>
            )}
            <TicketLines reservation={reservation} />
          </div>
        ))}
        <dl className="flex flex-col gap-1 text-14">
          {customerServiceFee.amount > 0 && <Line label={t`Service fee`} amount={customerServiceFee.amount} />}
          <CodeLines codes={codes} kind="rebate" />
        </dl>
        <dl className="mt-3 border-t border-line pt-3">
          {vouchers > 0 && (
            <>
              <Line strong label={t`Total`} amount={linesTotal(booking)} />
              <CodeLines codes={codes} kind="voucher" />
            </>
          )}
          {difference !== 0 && (
            <Line label={isOnInvoice ? t`Cancelled, not invoiced` : t`Paid more before`} amount={difference} />
          )}
          {(money.released.amount > 0 || isUncharged(booking)) && (
            <Line
              label={t`Not charged`}
              amount={-(isUncharged(booking) ? linesTotal(booking) : money.released.amount)}
              isRefund
            />
          )}
          {/* What was paid, also where a part of it has come back since; of a card that was never charged, what was
              chosen. */}
          {method && payment && payment.status !== "cancelled" && payment.status !== "failed" ? (
            <Line
              strong
              label={
                isOnInvoice
                  ? payment.status === "invoice_paid"
                    ? t`On invoice, paid`
                    : t`On invoice, due`
                  : payment.status === "authorised"
                    ? t`Reserved with ${method}`
                    : t`Paid with ${method}`
              }
              amount={payment.amount.amount}
            />
          ) : (
            (vouchers === 0 || isUnpaid) && (
              <Line
                strong
                label={isUnpaid ? t`Not paid yet` : t`Total`}
                amount={
                  total.amount -
                  vouchers -
                  (isUncharged(booking)
                    ? total.amount
                    : isUnpaid || payment?.method === "waived"
                      ? money.released.amount
                      : 0)
                }
              />
            )
          )}
          {money.refunded.amount > 0 && <Line label={t`Refunded`} amount={-money.refunded.amount} isRefund />}
          {money.refundPending.amount > 0 && (
            <Line label={t`Refund on its way`} amount={-money.refundPending.amount} isRefund />
          )}
          {money.refundDue.amount > 0 && <Line label={t`Refund due`} amount={-money.refundDue.amount} isRefund />}
          {lost > 0 && <Line label={t`Given back by the bank`} amount={-lost} isRefund />}
          {money.kept.amount !== money.paid.amount && (
            <Line strong label={t`Remains paid`} amount={money.kept.amount} />
          )}
          {money.vouchersReturned.amount > 0 && (
            <Line label={t`Back on the gift voucher`} amount={money.vouchersReturned.amount} />
          )}
        </dl>
        <p className="text-14 text-ink-2">
          {[
            method &&
              !isUnpaid &&
              payment?.paidAt &&
              dayAndTime(dateOf(payment.paidAt), timeOf(payment.paidAt), languageTag),
            items.every(({ reservation }) => reservation.isNet) && t`net price`,
            t`VAT included`,
          ]
            .filter(Boolean)
            .join(" · ")}
          {" · "}
          {/* A number that breaks at its hyphen is read wrongly. */}
          <span className="inline-block">{t`Booking ${booking.bookingNumber}`}</span>
        </p>
      </div>
      <DocumentLinks documents={booking.documents} fileAddress={fileAddress} />
    </section>
  );
}
