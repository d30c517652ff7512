import type { Cart, Reservation } from "../../contracts/cart.ts";
import { firstOf, standingFor } from "../../contracts/standing-for.ts";
import { directionByTime, fitsItem } from "../../contracts/trip-fit.ts";
import type { BookingContext, HeldTrip, TripOfSlot } from "./booking.types.ts";
import { offerOf, slotOf } from "./chosen.rules.ts";

const hourMs = 3_600_000;

type Chosen = Pick<BookingContext, "activity" | "offers" | "offerId" | "slots" | "availabilityId" | "trips">;

/** When the chosen slot ends, an instant; null for a whole day, and where it isn't known. */
export function endOfSlot(context: Chosen): string | null {
  const slot = slotOf(context);
  if (!slot || slot.isAllDay) return null;
  const ofActivity = context.activity?.summary?.durationInHours ?? [];
  const hours = offerOf(context)?.durationInHours ?? (ofActivity.length === 1 ? ofActivity[0] : null);
  return hours ? new Date(Date.parse(slot.startsAt) + hours * hourMs).toISOString() : null;
}

/** A trip that was reserved for the chosen slot: it leads there or back, also once another slot is chosen. */
export function tripOfSlot(trip: HeldTrip, context: Chosen): TripOfSlot {
  const slot = slotOf(context);
  return {
    ...trip,
    direction: slot && directionByTime(trip, slot),
    slotStartsAt: slot?.startsAt ?? null,
    slotEndsAt: endOfSlot(context),
  };
}

/** What a widget knows of a reserved trip; null of what is no trip. */
export function heldTripOf(reservation: Reservation, cartId: string): HeldTrip | null {
  const { reservationId, bookingItemId, direction, totalPrice, trip } = reservation;
  if (!trip) return null;
  const { originName, destinationName, startTime, endTime } = trip.plan;
  const price = totalPrice.amount;
  const held = { bookingItemId, reservationId, cartId, price, originName, destinationName, startTime, endTime };
  return { ...held, ...(direction && { direction }) };
}

/**
 * The trips as a cart has them: edited, gone, or put back since, by this tab or by another. What it has never had is
 * not in it yet.
 */
export function tripsInCart({ trips = [] }: Pick<Chosen, "trips">, cart: Cart): readonly TripOfSlot[] {
  return trips.map((trip) => {
    const own = cart.reservations.find(({ reservationId }) => reservationId === trip.reservationId);
    const first = trip.first ?? (own && firstOf(own));
    if (first === undefined) return trip;
    const standing = standingFor(first, cart.reservations);
    return { ...trip, ...(standing && heldTripOf(standing, cart.cartId)), first, isGone: !standing };
  });
}

/** Whether a trip was reserved for the chosen slot, whatever the visitor chose for it, or goes with it as well. */
function fits(context: Chosen, trip: TripOfSlot): boolean {
  const slot = slotOf(context);
  if (!slot) return false;
  const { startsAt, isAllDay } = slot;
  const endsAt = endOfSlot(context);
  const isItsOwn = trip.slotStartsAt === startsAt && trip.slotEndsAt === endsAt;
  return isItsOwn || fitsItem(trip, { startsAt, isAllDay, endsAt: endsAt ?? undefined }, trip.direction);
}

/** The trips in the basket that go with the chosen slot. */
export function fittingTrips(context: Chosen): readonly TripOfSlot[] {
  return tripsOfSlot(context).filter(({ isGone }) => !isGone);
}

/** Those that go with the chosen slot and are not held any more: they can be held again. */
export function lostTrips(context: Chosen): readonly TripOfSlot[] {
  return tripsOfSlot(context).filter(({ isGone }) => isGone);
}

/** The trips that go with the chosen slot, held or not any more. */
function tripsOfSlot(context: Chosen): readonly TripOfSlot[] {
  return (context.trips ?? []).filter((trip) => fits(context, trip));
}

/** The trips in the basket that are for another time than the chosen one. */
export function otherTrips(context: Chosen): readonly TripOfSlot[] {
  return (context.trips ?? []).filter((trip) => !trip.isGone && !fits(context, trip));
}
