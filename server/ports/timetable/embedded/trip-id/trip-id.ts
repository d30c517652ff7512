import { crc32 } from "node:zlib";
import type { Timetable } from "../file/sections.ts";
import { textOf } from "../file/texts.ts";
import { isoDate } from "../gtfs/values.ts";
import type { Journey, RideLeg } from "../router/journey.types.ts";
import { escapeId } from "../../escape-id.ts";
import { firstDeparture } from "./run-of-trip.ts";

/** Another one where ids of before would lead to something else. */
export const idVersion = "1";

/** Characters between the parts of an id; no part contains it. */
export const between = "~";

/**
 * A journey's id, from which `journeyById` makes it again: nothing is stored. It names what stays the same from import
 * to import, and its characters mean nothing in an address:
 *
 * `1~sum~from~to~trip~20261209~3-7~…`, the last three for each ride: the feed's trip, the service day, the positions
 * among the trip's stops, and for one of several departures of a frequency its first stop's seconds of the day. `from`
 * and `to` are stops from which and to which one walks, else empty.
 */
export function tripIdOf(timetable: Timetable, { legs }: Journey): string {
  const rides = legs.filter((leg) => leg.kind === "ride");
  const [first, last] = [legs[0]!, legs.at(-1)!];
  const stopId = (stop: number) => escapeId(textOf(timetable, timetable.stopId[stop]!));
  const parts = [
    first.kind === "transfer" ? stopId(first.from) : "",
    last.kind === "transfer" ? stopId(last.to) : "",
    ...rides.flatMap((ride) => [
      escapeId(textOf(timetable, timetable.tripId[ride.trip]!)),
      isoDate(ride.serviceDay).replaceAll("-", ""),
      [ride.boardPosition, ride.alightPosition, ...startOf(timetable, ride)].join("-"),
    ]),
  ];
  return [idVersion, sumOf(timetable, parts, rides), ...parts].join(between);
}

function startOf(timetable: Timetable, { trip, run }: RideLeg): readonly number[] {
  const runs = timetable.tripRunAt[trip + 1]! - timetable.tripRunAt[trip]!;
  return runs > 1 ? [firstDeparture(timetable, run)] : [];
}

/** Over the parts and the stations: a slip in an id is seen, and a feed in which the trip has got other stops. */
function sumOf(timetable: Timetable, parts: readonly string[], rides: readonly RideLeg[]): string {
  const stations = rides.flatMap(({ calls }) =>
    [calls[0]!, calls.at(-1)!].map(({ stop }) => textOf(timetable, timetable.stopId[timetable.stopStation[stop]!]!)),
  );
  return crc32([...parts, ...stations].join(between)).toString(36);
}
