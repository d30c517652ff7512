import type { Locale } from "../../../sdk/contracts/locale.ts";
import type { PlannedTrip, TimedLeg } from "../../../sdk/contracts/transport.ts";
import { msOf } from "../../clock.ts";
import { notFound } from "../../errors.ts";
import type { FareOffer } from "../../ports/fares/fares.ts";
import type { Services } from "../../services.ts";

/** What reading trips and their fares needs. */
export type TransportServices = Pick<Services, "clock"> & {
  readonly ports: Pick<Services["ports"], "timetable" | "fares">;
};

/** A trip and one product of it. */
export interface TripForSale {
  readonly trip: PlannedTrip;
  readonly offer: FareOffer;
}

/** Reads a trip by its id, with what is known of it now. 404 `trip_not_found`. */
export async function readTrip({ ports }: TransportServices, tripId: string, locale: Locale): Promise<PlannedTrip> {
  const trip = await ports.timetable.readTrip(tripId, locale);
  if (!trip) throw notFound("trip_not_found");
  return trip;
}

/** Reads a trip and the product of an id. 404 `trip_not_found`, `product_not_found`. */
export async function readTripForSale(
  services: TransportServices,
  { tripId, productId, locale }: { readonly tripId: string; readonly productId: string; readonly locale: Locale },
): Promise<TripForSale> {
  const trip = await readTrip(services, tripId, locale);
  const offers = await services.ports.fares.offersFor(trip);
  const offer = offers.find(({ product }) => product.id === productId);
  if (!offer) throw notFound("product_not_found");
  return { trip, offer };
}

/** Whether tickets of a trip are sold: it has not left, and every vehicle of it runs and stops where it is wanted. */
export function isOnSale({ startTime, legs }: PlannedTrip, now: number): boolean {
  return msOf(startTime) > now && legs.every(({ timedLeg }) => !timedLeg || runsToday(timedLeg));
}

function runsToday({ service, start, end }: TimedLeg): boolean {
  return !service.serviceStatus?.cancelled && !start.status?.notServicedStop && !end.status?.notServicedStop;
}
