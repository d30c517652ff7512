import type { Reservation } from "../../contracts/cart.ts";
import type { Services } from "../../elements/_kit/record.ts";
import { appointmentOf } from "../get-there/get-there.details.ts";
import type { MissedItemProps } from "./missed-item.props.ts";
import { directionOfTrip, missedItem } from "../../contracts/trip-fit.ts";

/** For each trip of a cart that is for another time than its activity, by its reservation: what is said of it. */
export function missedItemsOf(
  reservations: readonly Reservation[],
  services: Services,
): Readonly<Record<string, MissedItemProps>> {
  return Object.fromEntries(
    reservations.flatMap((trip) => {
      const item = missedItem(trip, reservations);
      if (!item) return [];
      const appointment = appointmentOf(item.capiActivityId, item, services);
      return [
        [
          trip.reservationId,
          {
            title: item.activityTitle,
            startsAt: item.startsAt,
            isAllDay: item.isAllDay,
            appointment: { ...appointment, from: originOf(trip, item, reservations), withItem: item.bookingItemId },
          },
        ],
      ];
    }),
  );
}

/** Where a trip there sets out from. One back begins at the activity, which the search takes for the destination. */
function originOf(trip: Reservation, item: Reservation, reservations: readonly Reservation[]): string | null {
  if (directionOfTrip(trip, item, reservations) === "back") return null;
  return trip.trip!.plan.origin.stopPlaceRef.replace(/^urn:uic:stn:/, "");
}
