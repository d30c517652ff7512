import { day, instantAt, msOf } from "../clock.ts";
import type { BookingWithItems } from "../db/queries/booking.ts";
import type { FrozenReservation } from "../domain/frozen.ts";
import { fromJson } from "../json.ts";
import type { Services } from "../services.ts";
import { readToken, signToken } from "./signed-token.ts";

/** A calendar that follows a booking lasts so long after the last date that it had when the link was made. */
const afterLastDate = 365 * day;

/**
 * The address of a booking's calendar, for programs that read it again and again. It shows dates and tickets, and lets
 * nobody change anything.
 */
export function calendarFeedUrl({ env }: Pick<Services, "env">, { booking, items }: BookingWithItems): string {
  const dates = items.map(({ reservation }) => msOf(fromJson<FrozenReservation>(reservation.frozen).slot.startsAt));
  const last = Math.max(msOf(booking.created_at), ...dates);
  const token = signToken({ env }, "calendar feeds", booking.id, instantAt(last + afterLastDate));
  return `${env.PUBLIC_ORIGIN.replace(/^https?:/, "webcal:")}/api/calendar/${token}`;
}

/** The booking of such a token; null where it is forged or too old. */
export function bookingOfCalendar(needs: Pick<Services, "env" | "clock">, token: string): string | null {
  const read = readToken(needs, "calendar feeds", token);
  return read.state === "valid" ? read.subject : null;
}
