import { fitsItem } from "../../contracts/trip-fit.ts";
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

/** A trip that was reserved for the chosen slot. */
export function tripOfSlot(trip: HeldTrip, context: Chosen): TripOfSlot {
  return { ...trip, slotStartsAt: slotOf(context)?.startsAt ?? null, slotEndsAt: endOfSlot(context) };
}

/** Whether a trip was reserved for the chosen slot, whatever the visitor chose for it, or goes with it as well. */
function fits(context: Chosen, trip: TripOfSlot): boolean {
  const slot = slotOf(context);
  if (!slot) return false;
  const { startsAt, isAllDay } = slot;
  const endsAt = endOfSlot(context);
  const isItsOwn = trip.slotStartsAt === startsAt && trip.slotEndsAt === endsAt;
  return isItsOwn || fitsItem(trip, { startsAt, isAllDay, endsAt: endsAt ?? undefined });
}

/** The trips in the basket that go with the chosen slot. */
export function fittingTrips(context: Chosen): readonly TripOfSlot[] {
  return (context.trips ?? []).filter((trip) => fits(context, trip));
}

/** The trips in the basket that are for another time than the chosen one. */
export function otherTrips(context: Chosen): readonly TripOfSlot[] {
  return (context.trips ?? []).filter((trip) => !fits(context, trip));
}
