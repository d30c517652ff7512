import { analyticsDelay } from "../../contracts/analytics/analytics-delay.ts";
import { reservationItem } from "../../contracts/analytics/cart-payload.ts";
import type { Cart, Reservation } from "../../contracts/cart.ts";
import { firstOf, standingFor } from "../../contracts/standing-for.ts";
import { tripsOfItem } from "../../contracts/trips-of-item.ts";
import type { CartContext, CartEmitted, CartError, CartView, Change, Editing, CartItem } from "./cart.types.ts";
import { failureOf } from "./failure.rules.ts";

/** How often holds are checked against the clock, in ms (purchase spec §9). */
export const expiryCheckEvery = 10_000;

/** The holds that are expired by the server's clock, for `now` of the visitor's clock. */
export function expiredAt(context: Pick<CartContext, "cart" | "serverOffset">, now: number): Reservation[] {
  return (context.cart?.reservations ?? []).filter((one) => Date.parse(one.expiresAt) <= now + context.serverOffset);
}

/** What can be held again: an expired hold, or what was removed. */
export function itemToHold(
  { cart, removed }: Pick<CartContext, "cart" | "removed">,
  reservationId: string | null,
): CartItem | undefined {
  return [...expiredItems(cart?.expired ?? []), ...(removed ?? [])].find(
    ({ reservation }) => reservation.reservationId === reservationId,
  );
}

/** Expired holds, each with the expired trips that go with it: they are held again together. */
export function expiredItems(expired: readonly Reservation[]): readonly CartItem[] {
  const isTied = ({ withBookingItemId }: Reservation) =>
    expired.some(({ bookingItemId }) => bookingItemId === withBookingItemId);
  return expired
    .filter((each) => !isTied(each))
    .map((reservation) => ({ reservation, trips: tripsOfItem(reservation, expired) }));
}

/** A reservation of the cart with the trips that go with it, which are removed together. */
export function itemOf({ cart }: Pick<CartContext, "cart">, reservationId: string | null): CartItem | undefined {
  const all = cart?.reservations ?? [];
  const reservation = all.find((one) => one.reservationId === reservationId);
  return reservation && { reservation, trips: tripsOfItem(reservation, all) };
}

/** A reservation that is going to be edited. */
export function editingOf(view: Pick<CartView, "cart"> | null, reservationId: string): Editing {
  const reservation = view?.cart?.reservations.find((one) => one.reservationId === reservationId);
  return { reservationId, isTrip: (reservation?.tripId ?? null) !== null };
}

/** Whether a reservation is gone from a cart; one that was edited or has expired is not. */
export const isRemoved = (reservation: Reservation | undefined, cart: Cart): boolean =>
  reservation !== undefined && !hasPlaceIn(cart, reservation);

/** Whether a cart has what has the place of a reservation, held or expired. */
const hasPlaceIn = ({ reservations, expired }: Pick<Cart, "reservations" | "expired">, reservation: Reservation) =>
  standingFor(firstOf(reservation), [...reservations, ...expired]) !== undefined;

/** What stays removed once something is held again. */
export function removedWithout({ removed }: Pick<CartContext, "removed">, held: Reservation): CartContext["removed"] {
  return someOrNull((removed ?? []).filter(({ reservation }) => reservation.reservationId !== held.reservationId));
}

/**
 * What stays removed: what a loaded cart has not got again, by this tab or by another; what has expired there since is
 * offered as expired. Where an activity is held again without one of its trips, that trip stays.
 */
export function stillRemoved(
  { removed }: Pick<CartContext, "removed">,
  cart: Pick<Cart, "reservations" | "expired">,
): CartContext["removed"] {
  const isHeld = (reservation: Reservation) => hasPlaceIn(cart, reservation);
  return someOrNull(
    (removed ?? []).flatMap((item) =>
      isHeld(item.reservation)
        ? item.trips.filter((trip) => !isHeld(trip)).map((reservation) => ({ reservation, trips: [] }))
        : [item],
    ),
  );
}

const someOrNull = (items: readonly CartItem[]) => (items.length > 0 ? items : null);

export function cartErrorOf(task: CartError["task"], cause: unknown, reservationId: string | null = null): CartError {
  return { ...failureOf(cause), task, reservationId };
}

/** An analytics event about one reservation. */
export function analytics(name: "remove_from_cart" | "reservation_expired", reservation: Reservation): CartEmitted {
  return {
    type: "analytics",
    detail: {
      name,
      payload: {
        reservationId: reservation.reservationId,
        currency: "CHF",
        value: reservation.totalPrice.amount,
        items: [reservationItem(reservation)],
      },
    },
    delay: analyticsDelay,
  };
}

/** Whether a change still applies: reheld seats may have expired or been removed since. */
function isCurrent({ kind, reservationId }: Change, cart: CartContext["cart"]): boolean {
  if (kind !== "held_again" && kind !== "price_changed") return true;
  return cart?.reservations.some((one) => one.reservationId === reservationId) ?? false;
}

/**
 * The cart as elements show it, from the actor's snapshot. A loaded cart stays visible while it is loaded again.
 */
export function viewOfCart(state: "loading" | "empty" | "ready" | "failed", context: CartContext): CartView {
  const { cartId, cart, bookedAs, serverOffset, restoreChanges, error, busyWith, removed, unconfirmed } = context;
  const { settled, isStopping } = context;
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
    unconfirmed,
    isStopping,
    expiredHolds: expiredItems(cart?.expired ?? []).filter(
      ({ reservation }) => !settled.includes(reservation.reservationId),
    ),
  };
}
