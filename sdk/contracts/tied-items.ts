import type { Booking } from "./booking.ts";
import type { Reservation } from "./cart.ts";
import { itemOfMisfit } from "./trip-fit.ts";

type Item = Pick<Booking["items"][number], "bookingItemId" | "state" | "reservation">;

interface Tie {
  readonly bookingItemId: string;
  readonly withBookingItemId?: string | null | undefined;
}

/** Whether one of two items goes with the other: a trip with its activity. */
export function areTied(one: Tie, other: Tie): boolean {
  return one.withBookingItemId === other.bookingItemId || other.withBookingItemId === one.bookingItemId;
}

const stands = ({ state }: Item) => state === "booked" || state === "requested";

const tieOf = ({ bookingItemId, reservation: { withBookingItemId } }: Item): Tie => ({
  bookingItemId,
  withBookingItemId,
});

/**
 * The items of a booking that go with an item of it: of an activity the trips there and back, of a trip its activity.
 * What is cancelled goes with nothing, and nothing with it.
 */
export function tiedItems<I extends Item>(item: Item, items: readonly I[]): readonly I[] {
  if (!stands(item)) return [];
  return items.filter((other) => stands(other) && areTied(tieOf(item), tieOf(other)));
}

/** The activity whose refusal ended a trip that went with it. */
export function refusedActivity({ state, reservation }: Item, items: readonly Item[]): Reservation | undefined {
  if (state !== "refunded" || !reservation.withBookingItemId) return undefined;
  return items.find((other) => other.bookingItemId === reservation.withBookingItemId && other.state === "refunded")
    ?.reservation;
}

/**
 * The item that a booked trip goes with, where the trip is for another time than the item's. `items`: those of the
 * booking. What is cancelled counts for nothing.
 */
export function itemOfBookedMisfit(item: Item, items: readonly Item[]): Reservation | undefined {
  if (!stands(item)) return undefined;
  return itemOfMisfit(
    item.reservation,
    items.filter(stands).map(({ reservation }) => reservation),
  );
}
