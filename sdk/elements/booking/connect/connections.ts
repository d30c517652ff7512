import { money } from "../../../contracts/money.ts";
import { timeOf } from "../../../contracts/time.ts";
import { slotOf } from "../../../machines/booking/chosen.rules.ts";
import { endOfSlot, fittingTrips, otherTrips } from "../../../machines/booking/trips.rules.ts";
import { appointmentOf } from "../../../parts/get-there/get-there.details.ts";
import type { Services } from "../../_kit/record.ts";
import type { TotalView } from "../booking.props.ts";
import type { Connecting } from "./connecting.ts";
import { totalOf } from "./total.ts";

/** Public transport to the chosen slot; none for a booked item, whose trips are in the account. */
export function connectionsOf({ context, at, send }: Connecting, services: Services): TotalView["connections"] {
  const { activityId, editing, rebooking, reservation } = context;
  const slot = slotOf(context);
  if (rebooking !== null || !slot) return undefined;
  const { startsAt, isAllDay } = slot;
  const chosen = { startsAt, isAllDay, endsAt: endOfSlot(context) ?? undefined };
  const trips = fittingTrips(context);
  const withItem = editing === null ? null : (reservation?.bookingItemId ?? null);
  return {
    appointment: { ...appointmentOf(activityId, chosen, services), withItem },
    time: isAllDay ? null : timeOf(startsAt),
    trips,
    sum: trips.length > 0 ? money(trips.reduce((sum, { price }) => sum + price, totalOf(context))).formatted : null,
    others: otherTrips(context),
    hold: (trip) => send({ type: "trip.held", trip }),
    removeOthers: () => send({ type: "trips.remove" }),
    isRemoving: at({ trips: "removing" }),
    hasFailed: at({ trips: "failed" }),
  };
}
