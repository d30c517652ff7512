import type { Reservation } from "../../../contracts/cart.ts";
import { standingFor } from "../../../machines/cart/cart.rules.ts";
import type { CartContext } from "../../../machines/cart/cart.types.ts";
import type { TripBookingEvent } from "../../../machines/trip-booking/trip-booking.types.ts";
import type { Services } from "../../_kit/record.ts";

/**
 * Calls back as the page's cart loses a reservation that it had, and as it has it again, by this tab or by another.
 * null: none. Returns a function that stops it.
 */
export function watchReservation(
  services: Pick<Services, "cart">,
  reservationId: string | null,
  changed: (event: TripBookingEvent) => void,
): () => void {
  let stop = () => {};
  let hasEnded = false;
  let known: Reservation | undefined;
  let isGone = false;
  const read = ({ cart }: Pick<CartContext, "cart">) => {
    known ??= cart?.reservations.find((one) => one.reservationId === reservationId);
    if (!cart || !known) return;
    const standing = standingFor(known, cart);
    if (isGone === !standing) return;
    isGone = !standing;
    changed(
      standing ? { type: "reservation.back", reservationId: standing.reservationId } : { type: "reservation.gone" },
    );
  };
  if (reservationId !== null)
    services.cart().then(
      (cart) => {
        if (hasEnded) return;
        read(cart.getSnapshot().context);
        const changes = cart.subscribe(({ context }) => read(context));
        stop = () => changes.unsubscribe();
      },
      () => undefined,
    );
  return () => {
    hasEnded = true;
    stop();
  };
}
