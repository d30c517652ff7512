import type { Locale } from "../../../../../sdk/contracts/locale.ts";
import type { PlannedTrip } from "../../../../../sdk/contracts/transport.ts";
import { minute, msOf } from "../../../../clock.ts";
import { timetableWords } from "../../timetable.words.ts";
import type { FoundTrips } from "../../timetable.ts";
import { msOfDuration } from "../../present/duration.ts";
import { childAt, childrenOf, type XmlElement } from "../xml/xml-element.ts";
import { positionsIn } from "./stops.ts";
import { situationsIn } from "./situations.ts";
import { presentTransferLeg } from "./transfer-leg.ts";
import { presentTrip, type RequestedPlaces } from "./trip.ts";
import type { OjpView } from "./view.ts";

export interface ReadTrips extends FoundTrips {
  /** How many results the answer has, readable or not. */
  readonly results: number;
}

/** The trips of a delivery in the order of their departures, and the way on foot where one of them is that alone. */
export function readTrips(
  delivery: XmlElement,
  requested: RequestedPlaces,
  locale: Locale,
  language: string,
): ReadTrips {
  const context = childAt(delivery, "TripResponseContext");
  const view: OjpView = {
    language,
    words: timetableWords(locale),
    positions: positionsIn(context),
    situations: situationsIn(context),
  };
  const results = childrenOf(delivery, "TripResult").flatMap((result) => childAt(result, "Trip") ?? []);
  const trips = results.flatMap((trip) => presentTrip(view, trip, requested) ?? []);
  const byId = new Map(trips.map((trip): [string, PlannedTrip] => [trip.id, trip]));
  return {
    trips: [...byId.values()].toSorted((one, other) => msOf(one.startTime) - msOf(other.startTime)),
    walk: results.map((trip) => walkOf(view, trip)).find((walk) => walk !== null) ?? null,
    results: results.length,
  };
}

/** A result that is nothing but a way on foot. */
function walkOf(view: OjpView, trip: XmlElement): FoundTrips["walk"] {
  const [leg, ...more] = childrenOf(trip, "Leg");
  const way = childAt(leg, "TransferLeg") ?? childAt(leg, "ContinuousLeg");
  const presented = more.length === 0 && way ? presentTransferLeg(view, way) : null;
  if (!presented) return null;
  return { minutes: Math.ceil((msOfDuration(presented.duration) ?? 0) / minute), distance: presented.distance };
}
