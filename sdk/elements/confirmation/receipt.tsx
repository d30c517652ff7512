import { useLingui } from "@lingui/react/macro";
import type { Booking } from "../../contracts/booking.ts";
import { isPaymentMissing, unchargedOf, linesTotal } from "../../contracts/booking-lines.ts";
import { shownItemState } from "../../contracts/shown-item-state.ts";
import { dateOf, timeOf } from "../../contracts/time.ts";
import { bookingLines, isSum, type PriceLine, type SumKind } from "../../contracts/price-lines.ts";
import { useCodeWord } from "../../parts/codes/code-name.ts";
import { Line } from "../../parts/cart/line.tsx";
import { TicketLines } from "../../parts/cart/ticket-lines.tsx";
import { dayAndTime } from "../../parts/when.ts";
import type { ConfirmationProps } from "./confirmation.props.ts";
import { DocumentLinks } from "./document-links.tsx";
import { usePaymentMethod } from "./payment-method.ts";

/** What was paid, how and when. */
export function Receipt({ booking, languageTag, fileAddress }: ConfirmationProps & { readonly booking: Booking }) {
  const { t } = useLingui();
  const { items, payment } = booking;
  const method = usePaymentMethod(booking);
  const isNotPaid = isPaymentMissing(booking);
  const lines = bookingLines({
    ...booking,
    total: linesTotal(booking),
    serviceFee: booking.customerServiceFee,
    uncharged: unchargedOf(booking),
    isUnpaid: isNotPaid,
  });
  const total = lines.findIndex(({ kind }) => kind === "total");
  return (
    <section>
      <h2 className="mb-4 break-after-avoid text-22 font-strong tracking-[-0.014em]">{t`Receipt`}</h2>
      <div className="flex flex-col gap-1">
        {items.map(({ bookingItemId, state, reservation }) => (
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
                {reservation.cancelledAt && (
                  <p className="text-14 text-ink-2">
                    {shownItemState(state, reservation) === "refunded" ? t`Declined` : t`Cancelled`}
                  </p>
                )}
              </>
            )}
            <TicketLines reservation={reservation} />
          </div>
        ))}
        <div className={items.length > 1 ? "mt-2" : ""}>
          <Sums lines={lines.slice(0, total)} method={method} />
        </div>
        <div className="mt-3 border-t border-line pt-3">
          <Sums lines={lines.slice(total)} method={method} />
        </div>
        <p className="text-14 text-ink-2">
          {[
            method &&
              !isNotPaid &&
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

interface SumsProps {
  readonly lines: readonly PriceLine<SumKind>[];
  readonly method: string | null;
}

/** Lines below the items, in the order of their kinds. */
function Sums({ lines, method }: SumsProps) {
  const wordOf = useSumWords(method);
  return (
    <dl className="flex flex-col gap-1 text-14">
      {lines.map((line, index) => (
        <Line
          key={index}
          strong={isSum(line)}
          label={wordOf(line)}
          amount={line.amount}
          isRefund={line.kind !== "rebate"}
        />
      ))}
    </dl>
  );
}

function useSumWords(method: string | null): (line: PriceLine<SumKind>) => string {
  const { t } = useLingui();
  const codeWord = useCodeWord();
  const words: Record<Exclude<SumKind, "rebate" | "voucher">, string> = {
    service_fee: t`Service fee`,
    total: t`Total`,
    paid_more_before: t`Paid more before`,
    not_invoiced: t`Not invoiced`,
    credited: t`Credited`,
    not_charged: t`Not charged`,
    due: t`Left to pay`,
    paid: method === null ? t`Paid` : t`Paid with ${method}`,
    invoiced: t`On invoice, due`,
    invoice_paid: t`On invoice, paid`,
    authorised: t`Reserved, not charged yet`,
    refunded: t`Refunded`,
    refund_pending: t`Refund on its way`,
    refund_due: t`Refund due`,
    lost: t`Given back by the bank`,
    kept: t`Remains paid`,
    voucher_returned: t`Back on the gift voucher`,
  };
  return ({ kind, name }) => (kind === "rebate" || kind === "voucher" ? codeWord(kind, name ?? "") : words[kind]);
}
