import { kmBetween } from "../../../../../sdk/contracts/distance.ts";
import type {
  Alight,
  Board,
  Intermediate,
  Leg,
  PlannedTrip,
  StopPlaceRef,
  TimedLeg,
} from "../../../../../sdk/contracts/transport.ts";
import { msOf } from "../../../../clock.ts";
import { wireInstant } from "../../../../domain/wall-time.ts";
import { brokenChanges } from "../../present/broken-changes.ts";
import { isoDuration, msOfDuration } from "../../present/duration.ts";
import { tripIdOf } from "../trip-id.ts";
import { childAt, childrenOf, isTrueAt, textAt, type XmlElement } from "../xml/xml-element.ts";
import { presentSituations } from "./situations.ts";
import { stationId } from "./stops.ts";
import { plannedTimesOf, presentTimedLeg } from "./timed-leg.ts";
import { presentTransferLeg, staysInVehicle } from "./transfer-leg.ts";
import type { OjpView } from "./view.ts";

/** The places that trips were requested for, by the ids of their stations. */
export interface RequestedPlaces {
  readonly originId: string;
  readonly destinationId: string;
}

/**
 * A trip of an answer; null where it has no ride, where a part of it can't be read, where its distance isn't known, or
 * where a part is driven by oneself. Its times are those of the timetable, as in all trips of the port; delays stand in
 * its rides.
 */
export function presentTrip(view: OjpView, trip: XmlElement, places: RequestedPlaces): PlannedTrip | null {
  const legs = presentLegs(view, trip);
  const rides = legs?.flatMap(({ timedLeg }) => timedLeg ?? []) ?? [];
  if (!legs || rides.length === 0) return null;
  const distance = metresOf(view, trip, legs);
  if (distance === null) return null;
  const [origin, destination] = [startOf(legs[0]!), endOf(legs.at(-1)!)];
  const [departure, arrival] = timesOf(legs, rides);
  const transfers = Number.parseInt(textAt(trip, "Transfers"), 10);
  return {
    id: tripIdOf(places, departure, rides, plannedTimes(trip)),
    origin: origin.ref,
    originName: origin.name,
    destination: destination.ref,
    destinationName: destination.name,
    startTime: wireInstant(departure),
    endTime: wireInstant(arrival),
    duration: isoDuration(arrival - departure),
    transfers: Number.isNaN(transfers) ? rides.length - 1 : transfers,
    distance,
    legs: legs.map((leg) => withDistance(view, leg)),
    situations: [...brokenChanges(legs, view.words), ...presentSituations(trip, view.situations, view.language)],
    isDemo: false,
  };
}

const plannedTimes = (trip: XmlElement) =>
  childrenOf(trip, "Leg").flatMap((leg) => {
    const ride = childAt(leg, "TimedLeg");
    return ride ? plannedTimesOf(ride) : [];
  });

/** Null where one of them is none that can be shown. */
function presentLegs(view: OjpView, trip: XmlElement): Leg[] | null {
  const parts = childrenOf(trip, "Leg").map((leg) => ({
    ride: childAt(leg, "TimedLeg"),
    way: childAt(leg, "TransferLeg") ?? childAt(leg, "ContinuousLeg"),
  }));
  const cancelled = cancelledRides(
    trip,
    parts.flatMap(({ ride }) => ride ?? []),
  );
  const legs: Leg[] = [];
  for (const { ride, way } of parts) {
    if (way && staysInVehicle(way)) continue;
    const timedLeg = ride && presentTimedLeg(view, ride, cancelled.has(ride));
    const transferLeg = way && presentTransferLeg(view, way);
    if (!timedLeg && !transferLeg) return null;
    legs.push({ id: String(legs.length + 1), ...(timedLeg ? { timedLeg } : { transferLeg: transferLeg! }) });
  }
  return legs.map((leg, nth) => withAvailable(leg, legs[nth - 1]?.timedLeg, legs[nth + 1]?.timedLeg));
}

/** A cancelled trip says of its rides only where they don't stop, or nothing: all of them are then. */
function cancelledRides(trip: XmlElement, rides: readonly XmlElement[]): ReadonlySet<XmlElement> {
  const isCancelled = isTrueAt(trip, "Cancelled");
  const named = rides.filter(
    (ride) =>
      isTrueAt(ride, "Service", "Cancelled") ||
      (isCancelled && ["LegBoard", "LegAlight"].every((call) => isTrueAt(ride, call, "NotServicedStop"))),
  );
  return new Set(isCancelled && named.length === 0 ? rides : named);
}

/** What a change has for time by the timetable. */
function withAvailable(leg: Leg, before: TimedLeg | undefined, after: TimedLeg | undefined): Leg {
  if (!leg.transferLeg || !before || !after) return leg;
  const available = msOf(after.start.serviceDeparture.timetabledTime) - msOf(before.end.serviceArrival.timetabledTime);
  return { ...leg, transferLeg: { ...leg.transferLeg, available: isoDuration(Math.max(available, 0)) } };
}

const startOf = ({ timedLeg, transferLeg }: Leg): { readonly ref: StopPlaceRef; readonly name: string } =>
  timedLeg
    ? { ref: timedLeg.start.stopPlaceRef, name: timedLeg.start.stopPlaceName }
    : { ref: transferLeg!.start, name: transferLeg!.startName };

const endOf = ({ timedLeg, transferLeg }: Leg): { readonly ref: StopPlaceRef; readonly name: string } =>
  timedLeg
    ? { ref: timedLeg.end.stopPlaceRef, name: timedLeg.end.stopPlaceName }
    : { ref: transferLeg!.end, name: transferLeg!.endName };

/** When it begins and ends (ms) by the timetable: ways before the first and after the last ride included. */
function timesOf(legs: readonly Leg[], rides: readonly TimedLeg[]): readonly [number, number] {
  const walks = (some: readonly Leg[]) =>
    some.reduce((sum, { transferLeg }) => sum + (msOfDuration(transferLeg?.duration ?? "") ?? 0), 0);
  const isRide = ({ timedLeg }: Leg) => timedLeg !== undefined;
  return [
    msOf(rides[0]!.start.serviceDeparture.timetabledTime) - walks(legs.slice(0, legs.findIndex(isRide))),
    msOf(rides.at(-1)!.end.serviceArrival.timetabledTime) + walks(legs.slice(legs.findLastIndex(isRide) + 1)),
  ];
}

/**
 * Metres along the stops as the crow flies, as fares count them. Where it isn't known where one gets on or off it is
 * the answer's own figure, which services count differently from one answer to the next; null without that too, since
 * the trip would be sold for the price of none.
 */
function metresOf(view: OjpView, trip: XmlElement, legs: readonly Leg[]): number | null {
  const metres = legs.map(({ timedLeg, transferLeg }) =>
    timedLeg ? metresAlong(view, timedLeg) : transferLeg!.distance,
  );
  if (metres.includes(null)) return Number.parseInt(textAt(trip, "Distance"), 10) || null;
  return Math.round(metres.reduce<number>((sum, some) => sum + some!, 0));
}

/** Null where it isn't known where one gets on or off. */
function metresAlong({ positions }: OjpView, { start, intermediates, end }: TimedLeg): number | null {
  const positionOf = ({ stopPlaceRef }: Board | Intermediate | Alight) =>
    positions.get(stationId(stopPlaceRef.stopPlaceRef));
  if (!positionOf(start) || !positionOf(end)) return null;
  const places = [start, ...intermediates, end].flatMap((call) => positionOf(call) ?? []);
  return places.reduce((km, place, nth) => km + (nth > 0 ? kmBetween(places[nth - 1]!, place) : 0), 0) * 1000;
}

function withDistance(view: OjpView, leg: Leg): Leg {
  const metres = leg.timedLeg && metresAlong(view, leg.timedLeg);
  return metres == null ? leg : { ...leg, timedLeg: { ...leg.timedLeg!, distance: Math.round(metres) } };
}
