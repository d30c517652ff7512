import type { BookingEvent } from "../../machines/booking/booking.types.ts";
import type { Services } from "../_kit/record.ts";
import { watchCart } from "../_kit/watch-cart.ts";

/** Sends each cart of the page that is read, until it is paid for. Returns a function that stops it. */
export function watchTrips(services: Pick<Services, "cart">, send: (event: BookingEvent) => void): () => void {
  return watchCart(services, ({ cart, bookedAs }) => {
    // Without a cart it is being read, or was paid for.
    if (cart && bookedAs === null) send({ type: "cart.read", cart });
  });
}
