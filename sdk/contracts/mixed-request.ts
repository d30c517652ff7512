import { standingItems, type Booking } from "./booking.ts";

type Item = Booking["items"][number];

/**
 * Whether some item of a request is booked whatever its suppliers still answer: it is not on request itself, or was
 * accepted (RULES 8).
 */
export function isMixedRequest(booking: Pick<Booking, "items">): boolean {
  return standingItems(booking).some((item) => !isOpen(item));
}

function isOpen({ state, reservation }: Item): boolean {
  return state === "requested" && reservation.bookingOnRequest;
}
