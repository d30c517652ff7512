import { money } from "../../../contracts/money.ts";
import { timeOf } from "../../../contracts/time.ts";
import type { ItemTime } from "../../../contracts/trip-fit.ts";
import type { BookingContext } from "../../../machines/booking/booking.types.ts";
import { slotOf } from "../../../machines/booking/chosen.rules.ts";
import { endOfSlot, fittingTrips, lostTrips, otherTrips } from "../../../machines/booking/trips.rules.ts";
import { appointmentOf, getThereDetails } from "../../../parts/get-there/get-there.details.ts";
import type { Services } from "../../_kit/record.ts";
import type { TotalView } from "../booking.props.ts";
import type { Connecting } from "./connecting.ts";
import { totalOf } from "./total.ts";

/** The item as it takes place at the chosen slot. */
function chosenTime(context: BookingContext): ItemTime | undefined {
  const slot = slotOf(context);
  return slot && { startsAt: slot.startsAt, isAllDay: slot.isAllDay, endsAt: endOfSlot(context) ?? undefined };
}

/** Trips of a booked item that are for fewer persons than it is moved for, by the quote. */
export function fewerOnTripsOf({ context }: Connecting, services: Services): TotalView["fewerOnTrips"] {
  // A move that can't be paid here has no rides to look for.
  const persons = context.quote?.isAllowed ? (context.quote.tripPersons ?? null) : null;
  const chosen = chosenTime(context);
  if (persons === null || !chosen) return undefined;
  return { persons, search: getThereDetails(appointmentOf(context.activityId, chosen, services)).href };
}

/** Public transport to the chosen slot; none for a booked item, whose trips are in the account. */
export function connectionsOf({ context, at, send }: Connecting, services: Services): TotalView["connections"] {
  const { activityId, editing, rebooking, reservation } = context;
  const chosen = chosenTime(context);
  if (rebooking !== null || !chosen) return undefined;
  const trips = fittingTrips(context);
  // For another slot than the item's, the trip goes with what the edit makes of it: its time tells there from back.
  const isOwnSlot = editing !== null && reservation?.availabilityId === context.availabilityId;
  const withItem = isOwnSlot ? reservation.bookingItemId : null;
  return {
    appointment: { ...appointmentOf(activityId, chosen, services), withItem },
    time: chosen.isAllDay ? null : timeOf(chosen.startsAt),
    trips,
    sum: trips.length > 0 ? money(trips.reduce((sum, { price }) => sum + price, totalOf(context))).formatted : null,
    others: otherTrips(context),
    lost: lostTrips(context).filter((lost) => !trips.some(({ direction }) => direction === lost.direction)),
    hold: (trip) => send({ type: "trip.held", trip }),
    removeOthers: () => send({ type: "trips.remove" }),
    isRemoving: at({ trips: { held: "removing" } }),
    hasFailed: at({ trips: { held: "failed" } }),
  };
}
