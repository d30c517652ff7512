import { useLingui } from "@lingui/react/macro";
import { CalendarCheck2, Hourglass } from "lucide";
import { useRef, type ReactNode } from "react";
import { freeCancellationUntil } from "../../contracts/cancellation.ts";
import type { Reservation } from "../../contracts/cart.ts";
import { earlyRequestEnd } from "../../contracts/request-deadline.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { TicketLines } from "./ticket-lines.tsx";
import { useFocusOnResult } from "./use-focus-on-result.ts";
import { cutOffInWords, dayAndTime, dayInWords } from "../when.ts";
import { dateOf, timeOf } from "../../contracts/time.ts";
import { TripStages } from "../../ui/trip-stages.tsx";

export interface ItemProps {
  readonly reservation: Reservation;
  /** The reservations of its cart: it may go with one of them. */
  readonly all?: readonly Reservation[];
  readonly languageTag: string;
  /** ms since 1970 by the server's clock: a cancellation that is over is not offered. */
  readonly now: () => number;
  /** Beside a summary: smaller, and without its own price. */
  readonly compact?: boolean;
  /** Edit, remove, hold again. */
  readonly children?: ReactNode;
  readonly note?: ReactNode;
}

/** One reservation of a basket: picture, title, date, what it goes with, tickets, deposits, cancellation. */
export function Item({ reservation, all = [], languageTag, now, compact, children, note }: ItemProps) {
  const { t } = useLingui();
  const item = useRef<HTMLDivElement>(null);
  useFocusOnResult(item);
  const { startsAt, isAllDay, cancelledAt } = reservation;
  const freeUntil = freeCancellationUntil(reservation, now());
  const end = reservation.confirmableUntil ? earlyRequestEnd([reservation.confirmableUntil], now()) : null;
  const { teaserImage } = reservation;
  const itsItem = all.find(({ bookingItemId }) => bookingItemId === reservation.withBookingItemId);
  return (
    /* In a wide place all words stand beside the picture, the amounts under the title. */
    <div
      ref={item}
      className={`flex flex-col gap-3 ${compact || !teaserImage ? "" : "@lg:relative @lg:min-h-27 @lg:ps-40"}`}
    >
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        {teaserImage && (
          <Picture
            of={teaserImage}
            ratio="4:3"
            width={compact ? 96 : 144}
            decorative
            className={`h-auto self-start rounded-field ${compact ? "w-24" : "w-24 @lg:absolute @lg:start-0 @lg:top-0 @lg:w-36"}`}
          />
        )}
        <div className="min-w-0 grow basis-[8em]">
          <h3
            className={`hyphens-auto wrap-break-word font-strong text-pretty ${compact ? "text-16" : "text-16 @lg:text-18"}`}
          >
            {reservation.activityTitle}
          </h3>
          <p className="text-14 text-ink-2">
            {dayAndTime(dateOf(startsAt), isAllDay ? null : timeOf(startsAt), languageTag)}
          </p>
          {(!compact || reservation.trip) && reservation.ticketReservations[0] && (
            <p className="text-14 text-ink-2">{reservation.ticketReservations[0].offer.label}</p>
          )}
          {reservation.trip && (
            <TripStages
              trip={reservation.trip}
              platform={(name) => t`platform ${name}`}
              day={(date) => dayInWords(date, languageTag)}
              walk={(minutes, to) => t`${minutes} min on foot to ${to}`}
              className="mt-1 text-14 text-ink-2"
            />
          )}
          {itsItem && <p className="text-14 text-ink-2">{t`Goes with ${itsItem.activityTitle}`}</p>}
          {cancelledAt && (
            <p className="mt-1 inline-block rounded-chip bg-surface-3 px-3 py-0.5 text-12 font-strong">{t`Cancelled`}</p>
          )}
        </div>
      </div>
      {note}
      <TicketLines reservation={reservation} />
      {reservation.isNet && <p className="text-14 text-ink-2">{t`net price`}</p>}
      {reservation.bookingOnRequest && (
        <p className="flex gap-2 text-14 text-ink-2">
          <Icon of={Hourglass} size={16} className="mt-0.5" />
          {end === null
            ? t`On request: the supplier confirms within 48 hours`
            : t`On request: the supplier confirms by ${cutOffInWords(end, languageTag)} at the latest`}
        </p>
      )}
      {freeUntil !== null && !compact && (
        <p className="flex gap-2 text-14 text-success">
          <Icon of={CalendarCheck2} size={16} className="mt-0.5" />
          {t`Free cancellation until ${cutOffInWords(freeUntil, languageTag)}`}
        </p>
      )}
      {freeUntil === null && !cancelledAt && <p className="text-14 text-ink-2">{t`This can't be cancelled.`}</p>}
      {children && <div className="flex flex-wrap gap-x-4">{children}</div>}
    </div>
  );
}
