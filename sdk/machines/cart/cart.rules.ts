import { analyticsDelay } from "../../contracts/analytics-delay.ts";
import type { Reservation } from "../../contracts/cart.ts";
import type { CartContext, CartEmitted, CartTrouble, CartView, Change } from "./cart.types.ts";
import { failureOf } from "./failure.ts";

/** How often holds are checked against the clock, in ms (purchase spec §9). */
export const expiryCheckEvery = 10_000;

/** The holds whose time is over by the server's clock, when the visitor's shows `now`. */
export function lapsedAt(context: Pick<CartContext, "cart" | "serverOffset">, now: number): Reservation[] {
  return (context.cart?.reservations ?? []).filter((one) => Date.parse(one.expiresAt) <= now + context.serverOffset);
}

/** What may be held again: a lapsed hold, or what was removed last. */
export function reservationToHold(
  context: Pick<CartContext, "cart" | "removed">,
  reservationId: string,
): Reservation | undefined {
  return [...(context.cart?.expired ?? []), ...(context.removed ? [context.removed] : [])].find(
    (one) => one.reservationId === reservationId,
  );
}

export function troubleOf(task: CartTrouble["task"], cause: unknown, reservationId: string | null = null): CartTrouble {
  return { ...failureOf(cause), task, reservationId };
}

/** What holding again changed: nothing but its time, or its price too. */
export function changeOf(before: Reservation, after: Reservation): Change {
  const kind = before.totalPrice.amount === after.totalPrice.amount ? "held_again" : "price_changed";
  return { reservationId: after.reservationId, activityTitle: after.activityTitle, kind };
}

/** An analytics event about one reservation. */
export function analytics(name: string, reservation: Reservation): CartEmitted {
  const { reservationId, capiActivityId, totalPrice } = reservation;
  return {
    type: "analytics",
    detail: {
      name,
      payload: { reservationId, activityId: capiActivityId, value: totalPrice.amount, currency: totalPrice.currency },
    },
    delay: analyticsDelay,
  };
}

/** Whether a change is still true: seats that were held again may have lapsed or been removed since. */
function isCurrent({ kind, reservationId }: Change, cart: CartContext["cart"]): boolean {
  if (kind === "sold_out" || kind === "closed") return true;
  return cart?.reservations.some((one) => one.reservationId === reservationId) ?? false;
}

/**
 * The cart as elements show it, of the actor's snapshot. While a known cart is fetched again it stays on the screen.
 */
export function viewOfCart(state: "loading" | "empty" | "ready" | "failed", context: CartContext): CartView {
  const { cartId, cart, bookedAs, serverOffset, restoreChanges, error, busyWith, removed, settled, isStopping } =
    context;
  return {
    state: state === "loading" && (cart?.reservations.length ?? 0) > 0 ? "ready" : state,
    cartId,
    cart,
    bookedAs,
    serverOffset,
    restoreChanges: restoreChanges.filter((change) => isCurrent(change, cart)),
    error,
    busyWith,
    removed,
    isStopping,
    lapsed: (cart?.expired ?? []).filter((one) => !settled.includes(one.reservationId)),
  };
}
