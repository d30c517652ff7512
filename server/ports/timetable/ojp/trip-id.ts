import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import type { TimedLeg } from "../../../../sdk/contracts/transport.ts";
import { hour, minute } from "../../../clock.ts";
import { escapeId, unescapeId } from "../escape-id.ts";
import type { PlannedTimes } from "./present/timed-leg.ts";

/** Others where ids of before would lead to something else. The second is of trips that begin at no planned time. */
const [version, unplanned] = ["o1", "u1"];
/** So long before the first planned time of its first ride, at most, such a trip begins. */
const unplannedLead = hour;
/** Characters between the parts of an id; no part contains it. */
const between = "~";
/** 96 bits in base64url: no two trips meet. */
const hashLength = 16;
const longestPlaceId = 300;

/** Where a trip is found again. */
export interface TripKey {
  readonly originId: string;
  readonly destinationId: string;
  /** When it begins by the timetable (ms): then, or where that isn't planned, then or later. */
  readonly departure: number;
  readonly isPlanned: boolean;
}

/**
 * A trip's id, by which it is requested again: `o1~sum~8503000~8507000~t3k9q0~hash`, with the minutes of its departure
 * and a hash of its rides. Nothing is stored. The service's own references are no part of it: they change when it
 * imports its timetable, while lines, numbers and times stay. Nor are estimated times, which change with each delay:
 * where a trip begins at a stop that isn't in the timetable, the id has a time before it.
 */
export function tripIdOf(
  places: Pick<TripKey, "originId" | "destinationId">,
  departure: number,
  rides: readonly TimedLeg[],
  planned: readonly PlannedTimes[],
): string {
  const isPlanned = planned[0]!.departure !== null;
  const from = isPlanned ? departure : earliestOf(departure, planned[0]!);
  const parts = [
    escapeId(places.originId),
    escapeId(places.destinationId),
    (from / minute).toString(36),
    createHash("sha256")
      .update(JSON.stringify(rides.map((ride, nth) => identityOf(ride, planned[nth]!))))
      .digest("base64url")
      .slice(0, hashLength),
  ];
  const first = isPlanned ? version : unplanned;
  return [first, sumOf(parts), ...parts].join(between);
}

/** Without any planned time there is but the estimate: its hour, so that most delays change nothing. */
function earliestOf(departure: number, { first }: PlannedTimes): number {
  return first === null ? Math.floor(departure / hour) * hour : first - unplannedLead;
}

/** The vehicle's journey, and between which stops it is ridden when; platforms and estimates may change. */
const identityOf = ({ start, end, service }: TimedLeg, { departure, arrival }: PlannedTimes): readonly unknown[] => [
  service.publishedServiceName,
  service.vehicleNumbers,
  service.operatingDayRef,
  start.stopPlaceRef.stopPlaceRef,
  departure,
  end.stopPlaceRef.stopPlaceRef,
  arrival,
];

/** A slip in an id is found before the service is called. */
const sumOf = (parts: readonly string[]): string => crc32(parts.join(between)).toString(36);

/** What an id leads to; null where it is none. */
export function readTripId(id: string): TripKey | null {
  const [first, sum, ...parts] = id.split(between);
  if ((first !== version && first !== unplanned) || parts.length !== 4 || sum !== sumOf(parts)) return null;
  const [originId, destinationId] = parts.slice(0, 2).map(unescapeId) as [string, string];
  const departure = Number.parseInt(parts[2]!, 36) * minute;
  if ([originId, destinationId].some((place) => place === "" || place.length > longestPlaceId)) return null;
  return Number.isNaN(new Date(departure).getTime())
    ? null
    : { originId, destinationId, departure, isPlanned: first === version };
}
