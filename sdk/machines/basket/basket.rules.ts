import { analyticsDelay } from "../../contracts/analytics/analytics-delay.ts";
import { cartPayload } from "../../contracts/analytics/cart-payload.ts";
import type { CartItem } from "../cart/cart.types.ts";
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

/** Whether the cart is loaded, and nothing of it is being changed. */
export function isSettled({ cart }: Pick<BasketContext, "cart">): boolean {
  return cart !== null && (cart.state === "ready" || cart.state === "empty") && cart.busyWith === null;
}

/** The first lapsed hold that was not tried yet; undefined where none is left. */
export function nextToHold({ cart, heldAgain }: Pick<BasketContext, "cart" | "heldAgain">): CartItem | undefined {
  return cart?.expiredHolds.find(({ reservation }) => !heldAgain?.includes(reservation.reservationId));
}
