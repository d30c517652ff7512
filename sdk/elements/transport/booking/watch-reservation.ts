import { firstOf, standingFor } from "../../../contracts/standing-for.ts";
import type { TripBookingEvent } from "../../../machines/trip-booking/trip-booking.types.ts";
import type { Services } from "../../_kit/record.ts";
import { watchCart } from "../../_kit/watch-cart.ts";

/**
 * Calls back as the page's cart no longer holds a reservation that it held, as it holds it again, and as it holds
 * another one in its place, by this tab or by another. null: none. Returns a function that stops it.
 */
export function watchReservation(
  services: Pick<Services, "cart">,
  reservationId: string | null,
  changed: (event: TripBookingEvent) => void,
): () => void {
  if (reservationId === null) return () => {};
  let first: string | undefined;
  let before: string | undefined = reservationId;
  return watchCart(services, ({ cart }) => {
    const own = cart?.reservations.find((one) => one.reservationId === reservationId);
    first ??= own && firstOf(own);
    if (!cart || first === undefined) return;
    const now = standingFor(first, cart.reservations)?.reservationId;
    if (now === before) return;
    const wasHeld = before !== undefined;
    before = now;
    if (now === undefined) return changed({ type: "reservation.gone" });
    changed({ type: wasHeld ? "reservation.changed" : "reservation.back", reservationId: now });
  });
}
