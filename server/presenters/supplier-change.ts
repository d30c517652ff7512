import type { SupplierChange } from "../../sdk/contracts/supplier-change.ts";
import { withValues } from "../../sdk/contracts/with-values.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import type { BookingItemTable, ReservationTable } from "../db/schema.ts";
import { timeText } from "../domain/date-texts.ts";
import type { FrozenReservation } from "../domain/frozen.ts";
import { openChange } from "../domain/supplier-change.ts";
import { wireInstant } from "../domain/wall-time.ts";
import { ticketWords } from "../ports/tickets/embedded/ticket.words.ts";

type Item = Pick<BookingItemTable, "supplier_change">;
type Reservation = Pick<ReservationTable, "id">;

/** What a supplier has changed of a booked item; null where it is as it was booked. */
export function presentSupplierChange(item: Item, reservation: Reservation): SupplierChange | null {
  const change = openChange(item, reservation);
  if (!change) return null;
  const { at, isWithdrawn = false, meetingPoint, times } = change;
  return {
    at: wireInstant(at),
    isWithdrawn,
    meetingPoint: meetingPoint ? { label: meetingPoint.label, address: meetingPoint.address } : null,
    times: times ? [...times] : null,
  };
}

/** The same in sentences, with what was booked, for tickets and mails. */
export function supplierNotices(
  item: Item,
  reservation: Reservation,
  { meetingPoint: booked, slot }: Pick<FrozenReservation, "meetingPoint" | "slot">,
  locale: Locale,
): readonly string[] {
  const change = openChange(item, reservation);
  if (!change) return [];
  const words = ticketWords(locale);
  const before = slot.isAllDay ? words.allDay : timeText(locale, slot.startsAt);
  return [
    ...(change.isWithdrawn ? [words.withdrawn] : []),
    ...(change.times
      ? [
          change.times.length > 0
            ? withValues(words.otherTimes, { before, times: change.times.join(", ") })
            : withValues(words.noTime, { before }),
        ]
      : []),
    ...(change.meetingPoint
      ? [
          booked
            ? withValues(words.otherMeetingPoint, { before: placeOf(booked), now: placeOf(change.meetingPoint) })
            : withValues(words.newMeetingPoint, { now: placeOf(change.meetingPoint) }),
        ]
      : []),
  ];
}

function placeOf({ label, address }: { readonly label: string; readonly address: string }): string {
  return [label, address].filter(Boolean).join(", ");
}
