import { analyticsDelay } from "../../contracts/analytics-delay.ts";
import type { Reservation } from "../../contracts/cart.ts";
import type { CartContext, CartEmitted, CartError, CartView, Change } from "./cart.types.ts";
import { failureOf } from "./failure.rules.ts";

/** How often holds are checked against the clock, in ms (purchase spec §9). */
export const expiryCheckEvery = 10_000;

/** The holds that are expired by the server's clock, for `now` of the visitor's clock. */
export function expiredAt(context: Pick<CartContext, "cart" | "serverOffset">, now: number): Reservation[] {
  return (context.cart?.reservations ?? []).filter((one) => Date.parse(one.expiresAt) <= now + context.serverOffset);
}

/** A reservation that can be held again: an expired hold, or the one that was removed last. */
export function reservationToHold(
  context: Pick<CartContext, "cart" | "removed">,
  reservationId: string,
): Reservation | undefined {
  return [...(context.cart?.expired ?? []), ...(context.removed ? [context.removed] : [])].find(
    (one) => one.reservationId === reservationId,
  );
}

export function cartErrorOf(task: CartError["task"], cause: unknown, reservationId: string | null = null): CartError {
  return { ...failureOf(cause), task, reservationId };
}

/** What reholding changed: only the expiry, or the price too. */
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

/** Whether a change still applies: reheld seats may have expired or been removed since. */
function isCurrent({ kind, reservationId }: Change, cart: CartContext["cart"]): boolean {
  if (kind === "sold_out" || kind === "closed") return true;
  return cart?.reservations.some((one) => one.reservationId === reservationId) ?? false;
}

/**
 * The cart as elements show it, from the actor's snapshot. A loaded cart stays visible while it is loaded again.
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
    expiredHolds: (cart?.expired ?? []).filter((one) => !settled.includes(one.reservationId)),
  };
}
