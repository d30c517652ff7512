import { Fragment } from "react";
import { isPaymentMissing, isUncharged, linesTotal } from "../../../sdk/contracts/booking-lines.ts";
import { startInWords, whenInWords } from "../../forms/when.ts";
import { fill } from "../../shell/fill.ts";
import { useAccount } from "../../sections/context.ts";
import { shownItemState } from "../../../sdk/contracts/shown-item-state.ts";
import { ticketCount } from "../../../sdk/contracts/ticket-count.ts";
import { endedStates } from "../../bookings/ended-states.ts";
import { DocumentLinks } from "../../bookings/document-links.tsx";
import { CodeSums } from "../../bookings/code-sums.tsx";
import { MoneySums } from "../../bookings/money-sums.tsx";
import { Sum } from "../../bookings/sum.tsx";
import type { ShownBooking } from "./shown-booking.ts";
import { asideTitle, quiet, sums } from "../../sections/classes.ts";

/** What was paid, for what, how, and what went back. */
export function Receipt({ shown: { booking } }: { readonly shown: ShownBooking }) {
  const { answer, words: all } = useAccount();
  const words = all.booking;
  const { payment, customerServiceFee, codes, vouchersTotal, money } = booking;
  const method = payment && payment.method !== "voucher" && (words.methods[payment.method] ?? payment.method);
  return (
    <section aria-labelledby="receipt">
      <h3 id="receipt" className={asideTitle}>
        {words.receipt}
      </h3>
      <dl className={sums}>
        {booking.items.map(({ bookingItemId, state, reservation }) => (
          <Fragment key={bookingItemId}>
            {booking.items.length > 1 && (
              <div className="text-14 not-first:mt-2">
                <dt className="font-value hyphens-auto">{reservation.activityTitle}</dt>
                <dd className="text-ink-2">{startInWords(reservation, answer.locale)}</dd>
                {endedStates.has(state) && <dd>{all.itemState[shownItemState(state, reservation)]}</dd>}
              </div>
            )}
            {reservation.ticketReservations.map(
              ({ ticketCategory: { ticketCategoryId, label, price, articlePrice, articleLabel }, quantity }) => (
                <Fragment key={ticketCategoryId}>
                  <Sum name={ticketCount(quantity, label.formatted)} amount={price.amount * quantity} />
                  {articlePrice && <Sum name={articleLabel ?? words.deposit} amount={articlePrice.amount * quantity} />}
                </Fragment>
              ),
            )}
          </Fragment>
        ))}
        {customerServiceFee.amount > 0 && <Sum name={words.fee} amount={customerServiceFee.amount} />}
        <CodeSums codes={codes} kind="rebate" />
        <MoneySums
          total={linesTotal(booking)}
          money={money}
          vouchersTotal={vouchersTotal}
          codes={codes}
          isUncharged={isUncharged(booking)}
          paidName={method ? fill(words.paidWith, { method }) : undefined}
        />
      </dl>
      <DocumentLinks documents={booking.documents} />
      {isPaymentMissing(booking) && <p className="mt-3">{words.notCaptured}</p>}
      {payment?.paidAt && money.paid.amount > 0 && (
        <p className={`mt-2 ${quiet}`}>
          {words.paidOn} <time dateTime={payment.paidAt}>{whenInWords(payment.paidAt, answer.locale)}</time>
        </p>
      )}
    </section>
  );
}
