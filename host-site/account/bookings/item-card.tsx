import { CalendarPlus, Download, MapPin, RotateCcw, Star } from "lucide";
import { startInWords } from "../../forms/when.ts";
import { Picture } from "../../pages/picture.tsx";
import { fill } from "../../shell/fill.ts";
import { Icon } from "../../shell/icon.tsx";
import { useAccount } from "../context.ts";
import { ItemChanges, type ItemChange } from "./item-changes.tsx";
import type { ShownItem } from "./shown-booking.ts";
import { StatusChip } from "./status-chip.tsx";

/** States after which the same can only be booked anew. */
export const endedStates: ReadonlySet<ShownItem["state"]> = new Set(["failed", "expired", "cancelled", "refunded"]);

/** One thing that was booked: when, where, who; its ticket; and what can be changed. */
export function ItemCard({
  item,
  onChange,
}: {
  readonly item: ShownItem;
  readonly onChange: (change: ItemChange) => void;
}) {
  const { answer, words: all } = useAccount();
  const words = all.booking;
  const { locale, shell } = answer;
  const { reservation, meetingPoint, ticketCode, ticketUrl, calendarUrl } = item.booked;
  const isOver = item.state === "cancelled" || item.state === "refunded";
  return (
    <article class={`item-card ${isOver ? "is-over" : ""}`}>
      <div class="item-top">
        <span class="row-picture">
          {reservation.teaserImage && <Picture of={reservation.teaserImage} width={160} height={120} decorative />}
        </span>
        <div>
          <StatusChip state={item.state}>
            {item.state === "requested" && !reservation.bookingOnRequest ? all.itemWaits : all.itemState[item.state]}
          </StatusChip>
          <h3>
            <a href={reservation.activityPath}>{reservation.activityTitle}</a>
          </h3>
          <p class="row-quiet">{reservation.ticketReservations[0]?.offer.label}</p>
        </div>
      </div>
      <dl class="facts">
        <div>
          <dt>{words.time}</dt>
          <dd>
            <time dateTime={reservation.startsAt}>{startInWords(reservation, locale)}</time>
          </dd>
        </div>
        <div>
          <dt>{words.tickets}</dt>
          <dd>
            {reservation.ticketReservations
              .map(({ ticketCategory, quantity }) => `${quantity} × ${ticketCategory.label.formatted}`)
              .join(", ")}
          </dd>
        </div>
        {meetingPoint && (
          <div>
            <dt>{words.meetingPoint}</dt>
            <dd>
              {meetingPoint.label}
              {meetingPoint.address && `, ${meetingPoint.address}`}
            </dd>
          </div>
        )}
        {ticketCode && (
          <div>
            <dt>{words.code}</dt>
            <dd class="code">{ticketCode}</dd>
          </div>
        )}
      </dl>
      <div class="item-actions">
        {ticketUrl && (
          <a class="button" href={`/api${ticketUrl}`} target="_blank" rel="noopener">
            <Icon of={Download} />
            {words.ticket}
          </a>
        )}
        {calendarUrl && (
          <a class="button button-quiet" href={`/api${calendarUrl}`}>
            <Icon of={CalendarPlus} />
            {words.calendar}
          </a>
        )}
        {ticketUrl && meetingPoint && (
          <a
            class="button button-quiet"
            href={`https://map.geo.admin.ch/#/map?lang=${locale.slice(0, 2)}&center=${meetingPoint.latitude},${meetingPoint.longitude}&z=10&crosshair=marker,${meetingPoint.latitude},${meetingPoint.longitude}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon of={MapPin} />
            {words.way}
          </a>
        )}
        {endedStates.has(item.state) && (
          <a class="button button-quiet" href={reservation.activityPath}>
            <Icon of={RotateCcw} />
            {words.bookAgain}
          </a>
        )}
        {item.isReviewable && (
          <a class="button button-quiet" href={`${shell.paths.account}/reviews?item=${item.bookingItemId}`}>
            <Icon of={Star} />
            {words.review}
          </a>
        )}
      </div>
      <ItemChanges item={item} onChange={onChange} />
      {item.refunded && item.refundState !== "none" && (
        <p class="item-foot">{fill(all.bookings.refundOf[item.refundState], { amount: item.refunded.formatted })}</p>
      )}
    </article>
  );
}
