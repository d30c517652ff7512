import type { Booking } from "./booking.ts";

type Item = Pick<Booking["items"][number], "bookingItemId" | "state" | "reservation">;

/**
 * The items of a booking that go with an item of it and are not cancelled: of an activity the trips there and back, of
 * a trip its activity.
 */
export function tiedItems<I extends Item>({ bookingItemId, reservation }: Item, items: readonly I[]): readonly I[] {
  const itsItem = reservation.withBookingItemId ?? null;
  return items.filter(
    (other) =>
      (other.state === "booked" || other.state === "requested") &&
      (other.reservation.withBookingItemId === bookingItemId || other.bookingItemId === itsItem),
  );
}
