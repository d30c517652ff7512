import type { Booking } from "./booking.ts";

type Item = Pick<Booking["items"][number], "bookingItemId" | "state" | "reservation">;

const stands = ({ state }: Item) => state === "booked" || state === "requested";

/**
 * The items of a booking that go with an item of it: of an activity the trips there and back, of a trip its activity.
 * What is cancelled goes with nothing, and nothing with it.
 */
export function tiedItems<I extends Item>(item: Item, items: readonly I[]): readonly I[] {
  if (!stands(item)) return [];
  const { bookingItemId, reservation } = item;
  const itsItem = reservation.withBookingItemId ?? null;
  return items.filter(
    (other) =>
      stands(other) && (other.reservation.withBookingItemId === bookingItemId || other.bookingItemId === itsItem),
  );
}
