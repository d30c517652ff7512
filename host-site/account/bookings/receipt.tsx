import { Fragment } from "react";
import { isPaymentMissing, unchargedOf, linesTotal } from "../../../sdk/contracts/booking-lines.ts";
import { startInWords, whenInWords } from "../../forms/when.ts";
import { useAccount } from "../../sections/context.ts";
import { shownItemState } from "../../../sdk/contracts/shown-item-state.ts";
import { reservationLines } from "../../../sdk/contracts/price-lines.ts";
import { endedStates } from "../../bookings/ended-states.ts";
import { DocumentLinks } from "../../bookings/document-links.tsx";
import { ItemSums } from "../../bookings/item-sums.tsx";
import { MoneySums } from "../../bookings/money-sums.tsx";
import type { ShownBooking } from "./shown-booking.ts";
import { asideTitle, quiet, sums } from "../../sections/classes.ts";

/** What was paid, for what, how, and what went back. */
export function Receipt({ shown: { booking } }: { readonly shown: ShownBooking }) {
  const { answer, words: all } = useAccount();
  const words = all.booking;
  const { payment, money } = booking;
  const isNotPaid = isPaymentMissing(booking);
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
            <ItemSums lines={reservationLines(reservation)} />
          </Fragment>
        ))}
        <MoneySums
          booking={{
            ...booking,
            total: linesTotal(booking),
            serviceFee: booking.customerServiceFee,
            uncharged: unchargedOf(booking),
            isUnpaid: isNotPaid,
          }}
          method={method || undefined}
        />
      </dl>
      <DocumentLinks documents={booking.documents} />
      {booking.documents && money.refundPending.amount > 0 && (
        <p className={`mt-2 ${quiet}`}>{words.creditNoteLater}</p>
      )}
      {payment?.paidAt && money.paid.amount > 0 && (
        <p className={`mt-2 ${quiet}`}>
          {words.paidOn} <time dateTime={payment.paidAt}>{whenInWords(payment.paidAt, answer.locale)}</time>
        </p>
      )}
    </section>
  );
}
