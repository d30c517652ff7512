import type { Leg, PlannedTrip } from "../../../../../sdk/contracts/transport.ts";
import { wireInstant } from "../../../../domain/wall-time.ts";
import { metresBetween } from "../file/distance.ts";
import type { Journey, Leg as RouterLeg, RideLeg } from "../router/journey.types.ts";
import { tripIdOf } from "../trip-id/trip-id.ts";
import { brokenChanges } from "../../present/broken-changes.ts";
import { isoDuration } from "../../present/duration.ts";
import { placeRef, stopName } from "./place-ref.ts";
import { presentTimedLeg } from "./timed-leg.ts";
import { presentTransferLeg } from "./transfer-leg.ts";
import type { View } from "./view.ts";

/** A journey of the router as the port answers it. */
export function presentTrip(view: View, journey: Journey): PlannedTrip {
  const { timetable, isDemo, live, locale, words } = view;
  const { legs, departure, arrival, transfers } = journey;
  const [origin, destination] = [firstStop(legs[0]!), lastStop(legs.at(-1)!)];
  const lives = legs.map((leg) => (leg.kind === "ride" ? live.rideOf(leg) : null));
  const metres = legs.map((leg) => (leg.kind === "ride" ? metresOf(view, leg) : null));
  const presented = legs.map((leg, nth): Leg => {
    const id = String(nth + 1);
    if (leg.kind === "transfer") return { id, transferLeg: presentTransferLeg(view, leg) };
    return { id, timedLeg: { ...presentTimedLeg(view, leg, lives[nth]!), distance: Math.round(metres[nth]!) } };
  });
  return {
    id: tripIdOf(timetable, journey),
    origin: placeRef(timetable, origin),
    originName: stopName(view, origin),
    destination: placeRef(timetable, destination),
    destinationName: stopName(view, destination),
    startTime: wireInstant(departure),
    endTime: wireInstant(arrival),
    duration: isoDuration(arrival - departure),
    transfers,
    distance: Math.round(
      presented.reduce((sum, { transferLeg }, nth) => sum + (metres[nth] ?? transferLeg!.distance), 0),
    ),
    legs: presented,
    situations: [...brokenChanges(presented, words), ...live.situationsOf(journey, locale)],
    isDemo,
  };
}

const firstStop = (leg: RouterLeg): number => (leg.kind === "ride" ? leg.calls[0]!.stop : leg.from);
const lastStop = (leg: RouterLeg): number => (leg.kind === "ride" ? leg.calls.at(-1)!.stop : leg.to);

/** What a vehicle covers where the feed doesn't say between which places it runs: 40 km an hour, as the crow flies. */
const metresASecond = 40_000 / 3600;

/**
 * Along a ride's stops, as the crow flies; one without coordinates between two that have them adds nothing. Before the
 * first and after the last that has them it is what the vehicle covers in the time: fares go by the distance, and a
 * ride without any would be sold for the price of none.
 */
function metresOf({ timetable }: View, { calls }: RideLeg): number {
  const known = calls
    .map(({ stop, departure, arrival }) => ({
      lat: timetable.stopLat[stop]!,
      lng: timetable.stopLng[stop]!,
      departure,
      arrival,
    }))
    .filter(({ lat }) => !Number.isNaN(lat));
  const [start, end] = [calls[0]!.departure, calls.at(-1)!.arrival];
  const [first, last] = [known[0]?.arrival ?? end, known.at(-1)?.departure ?? end];
  const ms = Math.max(0, first - start) + Math.max(0, end - last);
  const along = known.reduce((sum, place, nth) => sum + (nth > 0 ? metresBetween(known[nth - 1]!, place) : 0), 0);
  return along + (ms / 1000) * metresASecond;
}
