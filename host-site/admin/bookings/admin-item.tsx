import type { AdminBooking } from "../../../sdk/contracts/admin/bookings.ts";
import { SupplierChangeLines } from "../../bookings/supplier-change.tsx";
import { endedStates } from "../../bookings/ended-states.ts";
import { StatusChip } from "../../lists/status-chip.tsx";
import { useAccount } from "../../sections/context.ts";
import { startInWords, untilInWords, whenInWords } from "../../forms/when.ts";
import { longDate } from "../../long-date.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { shownItemState } from "../../../sdk/contracts/shown-item-state.ts";
import { fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";
import { TextButton } from "../../../sdk/ui/text-button.tsx";
import { ticketCount } from "../../../sdk/contracts/ticket-count.ts";
import { TripStages } from "../../../sdk/ui/trip-stages.tsx";
import { Detail, Details } from "../../lists/details.tsx";
import { cardFoot, itemCard, quiet, titleLink } from "../../sections/classes.ts";

interface AdminItemProps {
  readonly item: AdminBooking["items"][number];
  /** Of an activity its trips, of a trip its activity. */
  readonly goesWith: readonly AdminBooking["items"][number][];
  /** A trip for another time than its activity's. */
  readonly isMisfit: boolean;
  /** Nothing of its booking is paid. */
  readonly isUnpaid: boolean;
  readonly onCancel: () => void;
}

const inWords = ({ label, value }: AdminBooking["items"][number]["answers"][number]) => `${label}: ${value}`;

/** One item of a booking, with what it costs. */
export function AdminItem({ item, goesWith, isMisfit, isUnpaid, onCancel }: AdminItemProps) {
  const { answer, words: account } = useAccount();
  const words = useAdminWords().bookings;
  const { locale, shell } = answer;
  const state = shownItemState(item.status, { ...item, bookingOnRequest: item.isOnRequest });
  const asMoney = item.refunded.amount - item.refundedToVouchers.amount;
  const stands = !endedStates.has(item.status);
  return (
    <article className={itemCard}>
      <div>
        {state === "booked" && isUnpaid ? (
          <StatusChip state="unpaid">{account.unpaidState.all}</StatusChip>
        ) : (
          <StatusChip state={state}>
            {state === "requested" && !item.isOnRequest ? account.itemWaits : account.itemState[state]}
          </StatusChip>
        )}
        <h3 className="mt-2 mb-0.5 text-18 font-strong">
          <a className={titleLink} href={`${shell.paths.account}/activities?activity=${item.activityId}`}>
            {item.activityTitle}
          </a>
        </h3>
        <p className={quiet}>{item.offerLabel}</p>
      </div>
      <Details>
        <Detail name={words.when}>{startInWords(item, locale)}</Detail>
        <Detail name={words.tickets}>
          {item.tickets.map(({ label, quantity }) => ticketCount(quantity, label)).join(", ")}
        </Detail>
        {item.trip && (
          <Detail name={account.booking.trip} isWide>
            <TripStages
              trip={item.trip}
              platform={(name) => fill(account.booking.platform, { name })}
              day={(date) => longDate(date, locale)}
              walk={(minutes, to) => fill(account.booking.walk, { minutes, to })}
            />
          </Detail>
        )}
        {goesWith.length > 0 && (
          <Detail name={account.booking.goesWith} isWide>
            {goesWith.map((other) => (
              <span key={other.bookingItemId} className="block">
                {other.activityTitle}, {startInWords(other, locale)}
              </span>
            ))}
            {isMisfit && <span className="block text-warning">{account.booking.misfit}</span>}
          </Detail>
        )}
        {item.guests.length > 0 && (
          <Detail name={item.trip ? words.travellers : words.guests} isWide>
            {item.guests.map(({ label, answers }, index) => (
              <span key={index} className="block">
                {label}: {answers.map((given) => (item.trip ? given.value : inWords(given))).join(", ")}
              </span>
            ))}
          </Detail>
        )}
        {item.answers.length > 0 && (
          <Detail name={words.answers} isWide>
            {item.answers.map((given) => (
              <span key={given.label} className="block">
                {inWords(given)}
              </span>
            ))}
          </Detail>
        )}
        {item.supplierChange && stands && (
          <Detail name={words.supplierChange} isWide>
            <SupplierChangeLines change={item.supplierChange} />
            <span className="block text-ink-2">
              {item.supplierChange.mailedAt
                ? fill(words.changeMailed, { when: whenInWords(item.supplierChange.mailedAt, locale) })
                : words.changeNotMailed}
            </span>
          </Detail>
        )}
        <Detail name={words.price}>{item.price.formatted}</Detail>
        {item.paidBeyondPrice.amount > 0 && (
          <Detail name={account.money.paidMoreBefore}>{item.paidBeyondPrice.formatted}</Detail>
        )}
        {asMoney > 0 && (
          <Detail name={words.refundOfItem[item.refundState]}>
            {[money(asMoney).formatted, item.creditNote].filter(Boolean).join(" · ")}
          </Detail>
        )}
        {item.refundedToVouchers.amount > 0 && (
          <Detail name={account.money.vouchersReturned}>{item.refundedToVouchers.formatted}</Detail>
        )}
        {stands && item.ticketCode && <Detail name={words.code}>{item.ticketCode}</Detail>}
      </Details>
      {stands && (
        <div className={cardFoot}>
          <p>
            {item.cancellableUntil
              ? fill(words.until_, { when: untilInWords(item.cancellableUntil, locale) })
              : words.never}
          </p>
          {item.isCancellableByTeam && <TextButton onPress={onCancel}>{words.cancel}</TextButton>}
        </div>
      )}
    </article>
  );
}
