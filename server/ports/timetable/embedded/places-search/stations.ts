import type { PlaceKind } from "../../../../../sdk/contracts/transport.ts";
import type { Timetable } from "../file/sections.ts";
import { kindOfMode } from "../../present/place-kind.ts";
import { ptModeOf } from "../present/mode.ts";

/** The stations and lone stops of a timetable at which anything stops, in columns. */
export interface Stations {
  readonly count: number;
  /** The stop that stands for each. */
  readonly stop: Uint32Array;
  /** Departures that the timetable has, of all its days together. */
  readonly departures: Uint32Array;
  /** Places in `kinds`. */
  readonly kind: Uint8Array;
}

/** A station at which several kinds stop is of the first of them: a train's before that of its buses. */
export const kinds: readonly PlaceKind[] = ["train", "metro", "tram", "boat", "funicular", "cable_car", "bus"];

export function stationsOf(timetable: Timetable): Stations {
  const { stopStation, stopCallAt, callPattern, patternRunAt, patternRoute, routeType } = timetable;
  const kindOfRoute = Uint8Array.from(routeType, (type) => kinds.indexOf(kindOfMode[ptModeOf(type)]));
  const departures = new Uint32Array(stopStation.length);
  const kind = new Uint8Array(stopStation.length).fill(kinds.length);
  for (let stop = 0; stop < stopStation.length; stop++) {
    const station = stopStation[stop]!;
    for (let call = stopCallAt[stop]!; call < stopCallAt[stop + 1]!; call++) {
      const pattern = callPattern[call]!;
      departures[station]! += patternRunAt[pattern + 1]! - patternRunAt[pattern]!;
      kind[station] = Math.min(kind[station]!, kindOfRoute[patternRoute[pattern]!]!);
    }
  }
  const stop = Uint32Array.from(departures.keys().filter((at) => departures[at]! > 0));
  return {
    count: stop.length,
    stop,
    departures: stop.map((at) => departures[at]!),
    kind: Uint8Array.from(stop, (at) => kind[at]!),
  };
}
