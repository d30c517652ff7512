import { Fragment } from "preact";
import { money } from "../../../sdk/contracts/money.ts";
import { whenInWords } from "../../forms/when.ts";
import { fill } from "../../shell/fill.ts";
import { useAccount } from "../context.ts";
import type { ShownBooking } from "./shown-booking.ts";

/** What was paid, for what, how, and what went back. */
export function Receipt({ shown: { booking } }: { readonly shown: ShownBooking }) {
  const { answer, words: all } = useAccount();
  const words = all.booking;
  const { payment, customerServiceFee, rebatesTotal } = booking;
  return (
    <section class="receipt" aria-labelledby="receipt">
      <h3 id="receipt">{words.receipt}</h3>
      <dl class="sums">
        {booking.items.map(({ bookingItemId, reservation }) => (
          <Fragment key={bookingItemId}>
            {booking.items.length > 1 && (
              <div class="sums-head">
                <dt>{reservation.activityTitle}</dt>
                <dd>{whenInWords(reservation.startsAt, answer.locale, reservation.isAllDay)}</dd>
              </div>
            )}
            {reservation.ticketReservations.map(({ ticketCategory: { ticketCategoryId, label, price, articlePrice, articleLabel }, quantity }) => (
              <Fragment key={ticketCategoryId}>
                <Sum name={`${quantity} × ${label.formatted}`} amount={price.amount * quantity} />
                {articlePrice && <Sum name={articleLabel ?? words.deposit} amount={articlePrice.amount * quantity} />}
              </Fragment>
            ))}
          </Fragment>
        ))}
        {customerServiceFee.amount > 0 && <Sum name={words.fee} amount={customerServiceFee.amount} />}
        {rebatesTotal.amount !== 0 && <Sum name={words.rebates} amount={-Math.abs(rebatesTotal.amount)} />}
        <Sum
          name={payment?.paidAt ? fill(words.paidWith, { method: words.methods[payment.method] ?? payment.method }) : words.total}
          amount={booking.total.amount}
          isTotal
        />
        {payment && payment.refunded.amount > 0 && <Sum name={words.refunded} amount={-payment.refunded.amount} />}
      </dl>
      {payment?.paidAt && (
        <p class="row-quiet">
          {words.paidOn} <time dateTime={payment.paidAt}>{whenInWords(payment.paidAt, answer.locale)}</time>
        </p>
      )}
    </section>
  );
}

function Sum({ name, amount, isTotal = false }: { readonly name: string; readonly amount: number; readonly isTotal?: boolean }) {
  return (
    <div class={isTotal ? "is-total" : undefined}>
      <dt>{name}</dt>
      <dd class="amount">{money(amount).formatted}</dd>
    </div>
  );
}
