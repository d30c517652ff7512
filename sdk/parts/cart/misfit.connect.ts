import type { Reservation } from "../../contracts/cart.ts";
import { dateOf, timeOf } from "../../contracts/time.ts";
import type { Services } from "../../elements/_kit/record.ts";
import { appointmentOf } from "../get-there/get-there.details.ts";
import type { Appointment } from "../get-there/get-there.props.ts";
import type { MisfitProps } from "./misfit.props.ts";
import { directionOf, itemOfMisfit } from "../../contracts/trip-fit.ts";

/** Misfits of a cart, trips that are for another time than their activity, by reservation: what is said of them. */
export function misfitsOf(
  reservations: readonly Reservation[],
  services: Services,
): Readonly<Record<string, MisfitProps>> {
  return Object.fromEntries(
    reservations.flatMap((trip) => {
      const item = itemOfMisfit(trip, reservations);
      if (!item) return [];
      const appointment = appointmentOfMisfit(trip, item, services);
      return [
        [
          trip.reservationId,
          {
            title: item.activityTitle,
            startsAt: item.startsAt,
            isAllDay: item.isAllDay,
            appointment: { ...appointment, withItem: item.bookingItemId, replaces: trip.reservationId },
          },
        ],
      ];
    }),
  );
}

/** Another connection in the place of a trip, for the time of the item that it goes with. */
export function appointmentOfMisfit(trip: Reservation, item: Reservation, services: Services): Appointment {
  return { ...appointmentOf(item.capiActivityId, item, services), ...wayOf(trip, item) };
}

/** The other end of a trip than the activity's, and when one back leaves: on an all-day item's date as it did. */
function wayOf(trip: Reservation, item: Reservation): Pick<Appointment, "from" | "back"> {
  const { origin, destination, startTime } = trip.trip!.plan;
  if (directionOf(trip, item) === "there") return { from: idOf(origin) };
  const departAfter = item.isAllDay ? `${dateOf(item.startsAt)}T${timeOf(startTime)}` : (item.endsAt ?? item.startsAt);
  return { back: { departAfter, to: idOf(destination) } };
}

const idOf = ({ stopPlaceRef }: { readonly stopPlaceRef: string }) => stopPlaceRef.replace(/^urn:uic:stn:/, "");
