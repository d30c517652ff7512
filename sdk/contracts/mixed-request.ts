import { standingItems, type Booking } from "./booking.ts";
import type { Reservation } from "./cart.ts";

type Tied = Pick<Reservation, "bookingItemId" | "withBookingItemId">;

/**
 * Whether some item of a request is booked whatever its suppliers still answer (RULES 8): it is neither `open`, that is
 * on request and not answered, nor a trip that goes with such an item.
 */
export function isSomeBookedAnyway<Each extends Tied>(
  items: readonly Each[],
  isOpen: (item: Each) => boolean,
): boolean {
  const open = new Set<unknown>(items.filter(isOpen).map(({ bookingItemId }) => bookingItemId));
  return items.some(({ bookingItemId, withBookingItemId }) => !open.has(bookingItemId) && !open.has(withBookingItemId));
}

/** `isSomeBookedAnyway` of a booking whose request is made. */
export function isMixedRequest(booking: Pick<Booking, "items">): boolean {
  return isSomeBookedAnyway(
    standingItems(booking).map(({ bookingItemId, state, reservation }) => ({
      ...reservation,
      bookingItemId,
      isOpen: state === "requested",
    })),
    ({ isOpen, bookingOnRequest }) => isOpen && bookingOnRequest,
  );
}
