import { dateOf } from "../../contracts/time.ts";
import type { BookingContext, TripOfSlot } from "./booking.types.ts";
import { offerOf, slotOf } from "./chosen.rules.ts";

const hourMs = 3_600_000;
/** From the end of an activity to its way back at most (ms). */
const longestStay = 24 * hourMs;

type Chosen = Pick<BookingContext, "activity" | "offers" | "offerId" | "slots" | "availabilityId" | "trips">;

/** When the chosen slot ends, an instant; null for a whole day, and where it isn't known. */
export function endOfSlot(context: Chosen): string | null {
  const slot = slotOf(context);
  if (!slot || slot.isAllDay) return null;
  const ofActivity = context.activity?.summary?.durationInHours ?? [];
  const hours = offerOf(context)?.durationInHours ?? (ofActivity.length === 1 ? ofActivity[0] : null);
  return hours ? new Date(Date.parse(slot.startsAt) + hours * hourMs).toISOString() : null;
}

/**
 * Whether a trip was reserved for the chosen slot, or goes with it as well: arrives before it begins, on its day, or
 * leaves after it has ended.
 */
function fits(context: Chosen, { startTime, endTime, slotStartsAt }: TripOfSlot): boolean {
  const slot = slotOf(context);
  if (!slot) return false;
  const { startsAt, isAllDay } = slot;
  if (slotStartsAt === startsAt) return true;
  if (isAllDay) return dateOf(startTime) === dateOf(startsAt);
  if (Date.parse(endTime) <= Date.parse(startsAt)) return dateOf(endTime) === dateOf(startsAt);
  const sinceEnd = Date.parse(startTime) - Date.parse(endOfSlot(context) ?? startsAt);
  return sinceEnd >= 0 && sinceEnd < longestStay;
}

/** The trips in the basket that go with the chosen slot. */
export function fittingTrips(context: Chosen): readonly TripOfSlot[] {
  return (context.trips ?? []).filter((trip) => fits(context, trip));
}

/** The trips in the basket that are for another time than the chosen one. */
export function otherTrips(context: Chosen): readonly TripOfSlot[] {
  return (context.trips ?? []).filter((trip) => !fits(context, trip));
}
