import { analyticsDelay } from "../../contracts/analytics/analytics-delay.ts";
import { cartPayload } from "../../contracts/analytics/cart-payload.ts";
import type { BasketContext, BasketEmitted } from "./basket.types.ts";

/** The basket is seen. */
export function viewEvent({ cart }: BasketContext): BasketEmitted {
  return { type: "analytics", delay: analyticsDelay, detail: { name: "view_cart", payload: cartPayload(cart) } };
}

/** A reservation is opened to be edited. */
export function editEvent({ cart }: BasketContext, reservationId: string): BasketEmitted {
  const payload = { ...cartPayload(cart), reservationId };
  return { type: "analytics", delay: analyticsDelay, detail: { name: "open_reservation", payload } };
}
