import { useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide";
import { useId } from "react";
import type { Booking, Rebooking } from "../../contracts/booking.ts";
import { formatMoney, money } from "../../contracts/money.ts";
import { ticketCount } from "../../contracts/ticket-count.ts";
import { dateOf, timeOf } from "../../contracts/time.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { dayAndTime } from "../../parts/when.ts";
import type { ConfirmationProps } from "./confirmation.props.ts";
import { usePaymentMethod } from "./payment-method.ts";

interface RebookedItem {
  readonly item: Booking["items"][number];
  readonly rebooked: Rebooking;
}

/**
 * The items that were changed last, of those that are still booked: several where trips moved with their activity,
 * which comes first.
 */
export function lastRebooked({ items }: Booking): readonly RebookedItem[] {
  const changed = items
    .flatMap((item) => (item.rebooked && !item.reservation.cancelledAt ? [{ item, rebooked: item.rebooked }] : []))
    .toSorted((one, other) => Date.parse(other.rebooked.at) - Date.parse(one.rebooked.at));
  return changed
    .filter(({ rebooked }) => rebooked.at === changed[0]!.rebooked.at)
    .toSorted((one, other) => Number(!!one.item.reservation.trip) - Number(!!other.item.reservation.trip));
}

/** What a change has made of items, and where the difference in price of all of them went (RULES 12). */
export function Rebooked({
  changes,
  ...props
}: ConfirmationProps & { readonly changes: readonly RebookedItem[]; readonly booking: Booking }) {
  const { t } = useLingui();
  const id = useId();
  const sentence = useDifference(sumOf(changes), props);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-card border border-line p-4 @lg:p-6">
      <h2 id={id} className="text-22 font-strong tracking-[-0.014em] hyphens-auto">{t`What has changed`}</h2>
      {changes.map((change) => (
        <Change
          key={change.item.bookingItemId}
          {...change}
          isNamed={props.booking.items.length > 1}
          languageTag={props.languageTag}
        />
      ))}
      <p className="text-14 text-pretty text-ink-2">{sentence}</p>
      <p className="print:hidden">
        <LinkButton icon={ArrowRight} iconPoints href={props.manageAddress}>
          {t`See the booking`}
        </LinkButton>
      </p>
    </section>
  );
}

type Difference = Pick<Rebooking, "difference" | "toVouchers" | "refundedAt" | "isRefundDue">;

/** The difference of several changes, and the last of their refunds. */
function sumOf(changes: readonly RebookedItem[]): Difference {
  const all = changes.map(({ rebooked }) => rebooked);
  return {
    difference: money(all.reduce((sum, { difference }) => sum + difference.amount, 0)),
    toVouchers: money(all.reduce((sum, { toVouchers }) => sum + toVouchers.amount, 0)),
    refundedAt:
      all
        .flatMap(({ refundedAt }) => refundedAt ?? [])
        .toSorted()
        .at(-1) ?? null,
    isRefundDue: all.some(({ isRefundDue }) => isRefundDue),
  };
}

function Change({
  item: { reservation },
  rebooked,
  isNamed,
  languageTag,
}: RebookedItem & { readonly isNamed: boolean; readonly languageTag: string }) {
  const { t } = useLingui();
  const tickets = reservation.ticketReservations.map(({ quantity, ticketCategory }) => ({
    quantity,
    label: ticketCategory.label.formatted,
  }));
  return (
    <div className="flex flex-col gap-4">
      {isNamed && <p className="font-value hyphens-auto wrap-break-word">{reservation.activityTitle}</p>}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(12em,40%)),1fr))] gap-4">
        <Details
          label={t`Before`}
          startsAt={rebooked.before.startsAt}
          isAllDay={rebooked.before.isAllDay}
          tickets={rebooked.before.tickets}
          {...{ languageTag }}
        />
        <Details
          label={t`Now`}
          isNow
          startsAt={reservation.startsAt}
          isAllDay={reservation.isAllDay}
          tickets={tickets}
          {...{ languageTag }}
        />
      </dl>
    </div>
  );
}

interface DetailsProps extends Pick<Rebooking["before"], "startsAt" | "isAllDay" | "tickets"> {
  readonly label: string;
  readonly isNow?: boolean;
  readonly languageTag: string;
}

function Details({ label, isNow, startsAt, isAllDay, tickets, languageTag }: DetailsProps) {
  return (
    <div className="min-w-0">
      <dt className="text-14 text-ink-2">{label}</dt>
      <dd className={`hyphens-auto wrap-break-word ${isNow ? "font-strong" : "text-ink-2"}`}>
        <span className="block">{dayAndTime(dateOf(startsAt), isAllDay ? null : timeOf(startsAt), languageTag)}</span>
        {tickets.map((ticket) => (
          <span key={ticket.label} className="block">
            {ticketCount(ticket.quantity, ticket.label)}
          </span>
        ))}
      </dd>
    </div>
  );
}

/** By which way the difference goes, and when. */
function useDifference(
  { difference, toVouchers, refundedAt, isRefundDue }: Difference,
  { booking, languageTag }: Pick<ConfirmationProps, "languageTag"> & { readonly booking: Booking },
) {
  const { t } = useLingui();
  const method = usePaymentMethod(booking);
  const amount = formatMoney(Math.abs(difference.amount));
  const isOnInvoice = booking.payment?.method === "invoice";
  if (difference.amount === 0) return t`It costs as much as before.`;
  if (difference.amount > 0) return t`It costs ${amount} more, which is on your invoice.`;
  if (isOnInvoice && booking.money.credited.amount >= -difference.amount)
    return t`It costs ${amount} less, which is credited to your company’s account.`;
  if (isOnInvoice) return t`It costs ${amount} less, which is taken off your invoice.`;
  if (booking.payment?.refundWay === "by_hand")
    return refundedAt === null
      ? t`It costs ${amount} less. We pay it back to you ourselves, and will contact you about it.`
      : t`It costs ${amount} less. We have paid it back to you.`;
  if (method === null) return t`It costs ${amount} less.`;
  if (toVouchers.amount > 0) {
    const { formatted: onVouchers } = toVouchers;
    const rest = formatMoney(-difference.amount - toVouchers.amount);
    const voucher = t`It costs ${amount} less: ${onVouchers} is back on your gift voucher.`;
    if (-difference.amount <= toVouchers.amount) return voucher;
    return `${voucher} ${
      isRefundDue
        ? t`The refund of ${rest} has not gone through yet: we are looking into it and will contact you.`
        : refundedAt === null
          ? t`${rest} goes back the way you paid (${method}); it takes a few days.`
          : t`We gave back ${rest} the way you paid (${method}); your bank may take a few days to show it.`
    }`;
  }
  if (isRefundDue)
    return t`It costs ${amount} less. This refund has not gone through yet: we are looking into it and will contact you.`;
  if (refundedAt === null)
    return t`It costs ${amount} less. The money goes back the way you paid (${method}); it takes a few days.`;
  const day = dayAndTime(dateOf(refundedAt), timeOf(refundedAt), languageTag);
  return t`It costs ${amount} less. We gave it back the way you paid (${method}) on ${day}; your bank may take a few days to show it.`;
}
