import { createHash } from "node:crypto";
import { dateOf } from "../../../sdk/contracts/time.ts";
import type { TimedLeg } from "../../../sdk/contracts/transport.ts";
import type { TripForSale } from "./trip-for-sale.ts";

/** Half of SHA-256 in hexadecimal: enough that no two vehicles meet. */
const idLength = 32;

/**
 * The vehicle journeys of a trip, each with its service day, whose seats a product with a contingent takes; none for
 * other products. Whoever boards later or leaves earlier takes a seat of the same vehicle: trips share its ids.
 */
export function vehicleIdsOf({ trip, offer: { product } }: TripForSale): string[] {
  if (product.contingent === null) return [];
  const ids = trip.legs.flatMap(({ timedLeg }) =>
    timedLeg
      ? createHash("sha256")
          .update(JSON.stringify([product.id, ...journeyOf(timedLeg)]))
          .digest("hex")
          .slice(0, idLength)
      : [],
  );
  return [...new Set(ids)].toSorted();
}

/** Where a journey has no number, or leaves every few minutes under one, it is known by this ride alone. */
function journeyOf({ start, service }: TimedLeg): readonly unknown[] {
  const { publishedServiceName, vehicleNumbers, carriers, operatingDayRef, headwayMinutes } = service;
  const { timetabledTime } = start.serviceDeparture;
  const journey = [
    carriers.map(({ ref }) => ref),
    publishedServiceName,
    vehicleNumbers,
    operatingDayRef ?? dateOf(timetabledTime),
  ];
  const isKnown = vehicleNumbers.length > 0 && headwayMinutes === undefined;
  return isKnown ? journey : [...journey, start.stopPlaceRef.stopPlaceRef, timetabledTime];
}
