import type { Reservation } from "./cart.ts";

/** Trips by public transport that can go with one item: so many are moved or cancelled with it in one call. */
export const mostTripsOfItem = 20;

/** The trips of a cart that go with a reservation: they are removed with it. `all`: the reservations of the cart. */
export function tripsOfItem(
  { bookingItemId }: Pick<Reservation, "bookingItemId">,
  all: readonly Reservation[],
): readonly Reservation[] {
  return all.filter(({ withBookingItemId }) => withBookingItemId === bookingItemId);
}
