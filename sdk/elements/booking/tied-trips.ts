import { getCart } from "../../contracts/calls/cart.ts";
import type { Cart } from "../../contracts/cart.ts";
import type { HeldTrip } from "../../machines/booking/booking.types.ts";
import { heldTripOf } from "../../machines/booking/trips.rules.ts";
import type { Services } from "../_kit/record.ts";

/** The trips of a cart that go with an item of it. */
export async function loadTiedTrips(
  { client }: Pick<Services, "client">,
  cartId: string,
  bookingItemId: string,
  signal: AbortSignal,
): Promise<readonly HeldTrip[]> {
  return tiedTrips(await client.send(getCart, { params: { cartId } }, { signal }), bookingItemId);
}

function tiedTrips({ cartId, reservations }: Cart, itemId: string): readonly HeldTrip[] {
  return reservations.flatMap((reservation) =>
    reservation.withBookingItemId === itemId ? (heldTripOf(reservation, cartId) ?? []) : [],
  );
}
