import { useContext } from "react";
import { CalendarPlus, Download, MapPin, RotateCcw, Smartphone, Star, Wallet } from "lucide";
import { startInWords } from "../../forms/when.ts";
import { longDate } from "../../long-date.ts";
import { TripStages } from "../../../sdk/ui/trip-stages.tsx";
import { Picture } from "../../../sdk/ui/picture.tsx";
import { money } from "../../../sdk/contracts/money.ts";
import { codePictureOf } from "../../../sdk/contracts/code-picture.ts";
import { mapAddress } from "../../../sdk/contracts/map-address.ts";
import { ticketCount } from "../../../sdk/contracts/ticket-count.ts";
import { shownItemState } from "../../../sdk/contracts/shown-item-state.ts";
import { passesForDevice } from "../../../sdk/contracts/wallet-passes.ts";
import { VisitorContext } from "../../shell/visitor.ts";
import { fill } from "../../shell/fill.ts";
import { useAccount } from "../../sections/context.ts";
import { ItemChanges, type ItemChange } from "./item-changes.tsx";
import type { ShownItem } from "./shown-booking.ts";
import { StatusChip } from "../../lists/status-chip.tsx";
import { Notice } from "../../../sdk/ui/notice.tsx";
import { TextButton, textLink } from "../../../sdk/ui/text-button.tsx";
import { LinkButton } from "../../../sdk/ui/link-button.tsx";
import { SupplierChangeLines } from "../../bookings/supplier-change.tsx";
import { endedStates } from "../../bookings/ended-states.ts";
import { Detail, Details } from "../../lists/details.tsx";
import { cardActions, cardFoot, itemCard, quiet, titleLink } from "../../sections/classes.ts";

const columns = "grid-cols-[repeat(auto-fit,minmax(min(100%,250px),1fr))]";
const picture = "block aspect-4/3 w-32 overflow-hidden rounded-field bg-surface-3 max-[640px]:w-22";

/** A booked item: activity, date, place, guests; its ticket; and what can be changed. */
export function ItemCard({
  item,
  goesWith,
  refusedActivity,
  isMisfit,
  isUnpaid,
  onChange,
}: {
  readonly item: ShownItem;
  /** Of an activity its trips, of a trip its activity. */
  readonly goesWith: readonly ShownItem["booked"][];
  /** The title of the activity whose refusal ended this trip. */
  readonly refusedActivity: string | undefined;
  /** A trip for another time than its activity's. */
  readonly isMisfit: boolean;
  /** Nothing of its booking is paid. */
  readonly isUnpaid: boolean;
  readonly onChange: (change: ItemChange) => void;
}) {
  const { answer, words: all } = useAccount();
  const words = all.booking;
  const { locale, shell } = answer;
  const {
    reservation,
    refusalNote,
    meetingPoint,
    ticketCode,
    ticketUrl,
    calendarUrl,
    webTicketUrl,
    answers = [],
  } = item.booked;
  const passes = passesForDevice(item.booked.passes, useContext(VisitorContext).userAgent);
  const state = shownItemState(item.state, reservation);
  const asMoney = (item.refunded?.amount ?? 0) - item.refundedToVouchers.amount;
  const isOver = item.state === "cancelled" || item.state === "refunded";
  return (
    <article className={itemCard}>
      <div className={reservation.trip ? "" : "grid grid-cols-[auto_minmax(0,1fr)] gap-5 max-[640px]:gap-3"}>
        {!reservation.trip && (
          <span className={`${picture} ${isOver ? "opacity-60" : ""}`}>
            {reservation.teaserImage && (
              <Picture of={reservation.teaserImage} ratio="4:3" width={160} decorative className="size-full" />
            )}
          </span>
        )}
        <div>
          {state === "booked" && isUnpaid ? (
            <StatusChip state="unpaid">{all.unpaidState.all}</StatusChip>
          ) : (
            <StatusChip state={state}>
              {state === "requested" && !reservation.bookingOnRequest ? all.itemWaits : all.itemState[state]}
            </StatusChip>
          )}
          <h3 className="mt-2 mb-0.5 text-18 font-strong">
            <a className={titleLink} href={reservation.activityPath}>
              {reservation.activityTitle}
            </a>
          </h3>
          <p className={quiet}>{reservation.ticketReservations[0]?.offer.label}</p>
        </div>
      </div>
      <Details className={`${columns} ${isOver ? "[&_dd]:text-ink-2" : ""}`}>
        <Detail name={words.time}>
          <time dateTime={reservation.startsAt}>{startInWords(reservation, locale)}</time>
        </Detail>
        <Detail name={words.tickets}>
          {reservation.ticketReservations
            .map(({ ticketCategory, quantity }) => ticketCount(quantity, ticketCategory.label.formatted))
            .join(", ")}
        </Detail>
        {reservation.trip && (
          <Detail name={words.trip} isWide>
            <TripStages
              trip={reservation.trip}
              platform={(name) => fill(words.platform, { name })}
              day={(date) => longDate(date, locale)}
              walk={(minutes, to) => fill(words.walk, { minutes, to })}
            />
          </Detail>
        )}
        {goesWith.length > 0 && (
          <Detail name={words.goesWith} isWide>
            {goesWith.map(({ bookingItemId, reservation: other }) => (
              <span key={bookingItemId} className="block">
                {other.activityTitle}, {startInWords(other, locale)}
              </span>
            ))}
          </Detail>
        )}
        {refusalNote && (
          <Detail name={words.reason} isLong>
            {refusalNote}
          </Detail>
        )}
        {refusedActivity && (
          <Detail name={words.reason} isLong>
            {fill(words.activityRefused, { title: refusedActivity })}
          </Detail>
        )}
        {meetingPoint && (
          <Detail name={words.meetingPoint}>
            {meetingPoint.label}
            {meetingPoint.address && `, ${meetingPoint.address}`}
          </Detail>
        )}
        {answers.length > 0 && (
          <Detail name={words.answers} isWide>
            {answers.map((answer) => (
              <span key={answer} className="block">
                {answer}
              </span>
            ))}
          </Detail>
        )}
        {ticketCode && (
          <Detail name={words.code}>
            <span className="tracking-[0.04em]">{ticketCode}</span>
            {ticketUrl && (
              <img
                src={`/api${codePictureOf(ticketUrl)}`}
                width={144}
                height={144}
                alt=""
                className="mt-2 hidden size-36 print:block"
              />
            )}
          </Detail>
        )}
      </Details>
      {item.supplierChange && !isOver && (
        <div className="mt-4">
          <Notice tone="warning">
            <p>{words.changed.lead}</p>
            <p className="mt-2">
              <SupplierChangeLines change={item.supplierChange} />
            </p>
          </Notice>
        </div>
      )}
      {isMisfit && (
        <div className="mt-4">
          <Notice
            tone="warning"
            actions={
              item.changes?.refusals.rebook === null ? (
                <TextButton onPress={() => onChange("rebook")}>{words.rebookTrip}</TextButton>
              ) : (
                <a className={textLink} href={reservation.activityPath}>
                  {words.findTrip}
                </a>
              )
            }
          >
            {words.misfit}
          </Notice>
        </div>
      )}
      <div className={cardActions}>
        {webTicketUrl && (
          <LinkButton variant="primary" icon={Smartphone} href={webTicketUrl} newTab>
            {words.webTicket}
          </LinkButton>
        )}
        {passes.apple && (
          <LinkButton icon={Wallet} href={passes.apple}>
            {words.appleWallet}
          </LinkButton>
        )}
        {passes.google && (
          <LinkButton icon={Wallet} href={passes.google} newTab>
            {words.googleWallet}
          </LinkButton>
        )}
        {ticketUrl && (
          <LinkButton icon={Download} href={`/api${ticketUrl}`} newTab>
            {words.ticket}
          </LinkButton>
        )}
        {calendarUrl && (
          <LinkButton icon={CalendarPlus} href={`/api${calendarUrl}`}>
            {words.calendar}
          </LinkButton>
        )}
        {ticketUrl && meetingPoint && (
          <LinkButton icon={MapPin} href={mapAddress(meetingPoint, locale)} newTab>
            {words.way}
          </LinkButton>
        )}
        {endedStates.has(item.state) && (
          <LinkButton icon={RotateCcw} href={reservation.activityPath}>
            {words.bookAgain}
          </LinkButton>
        )}
        {item.isReviewable && (
          <LinkButton icon={Star} href={`${shell.paths.account}/reviews?item=${item.bookingItemId}`}>
            {words.review}
          </LinkButton>
        )}
      </div>
      <ItemChanges item={item} onChange={onChange} />
      {item.refunded && item.refundState !== "none" && (
        <div className={cardFoot}>
          {asMoney > 0 && (
            <p>
              {fill(all.bookings.refundOf[item.refundState], {
                amount: money(asMoney).formatted,
                number: item.creditNote ?? "",
              })}
            </p>
          )}
          {item.refundedToVouchers.amount > 0 && (
            <p>{fill(all.bookings.refundOf.voucher, { amount: item.refundedToVouchers.formatted })}</p>
          )}
        </div>
      )}
    </article>
  );
}
