import { isoWeekdayOf, wireInstant } from "../../../../domain/wall-time.ts";
import type { OccupancyLevel, PtMode } from "../../../../../sdk/contracts/transport.ts";
import type { Timetable } from "../file/sections.ts";
import { ptModeOf } from "../present/mode.ts";
import type { RideLeg } from "../router/journey.types.ts";
import type { Live, LiveRide } from "./live.types.ts";

/** Hours of Zurich's wall time: on working days people commute, at weekends they go to the mountains and back. */
const commuting = [
  [6.5, 8.5],
  [16.5, 18.5],
] as const;
const excursions = [
  [8, 11],
  [15, 18],
] as const;
const daytime = [[8.5, 19.5]] as const;

/** Vehicles with two classes. */
const withFirstClass: ReadonlySet<PtMode> = new Set(["TRAIN", "MOUNTAIN_TRAIN", "SHIP"]);
/** Vehicles of excursions. */
const toMountains: ReadonlySet<PtMode> = new Set(["MOUNTAIN_TRAIN", "SHIP", "CABLE_CAR", "FUNICULAR"]);
const levels: readonly OccupancyLevel[] = ["LOW", "MEDIUM", "HIGH"];

/** The demo has no real time, but levels of occupancy by a rule, so that they are seen: made up as its timetable. */
export function demoLive({ routeType }: Timetable): Live {
  return {
    rideOf: (ride) => ({
      isCancelled: false,
      calls: null,
      occupancy: occupancyOf(ride, ptModeOf(routeType[ride.route]!)),
    }),
    situationsOf: () => [],
  };
}

function occupancyOf({ calls }: RideLeg, mode: PtMode): LiveRide["occupancy"] {
  const time = wireInstant(calls[0]!.departure);
  const hour = Number(time.slice(11, 13)) + Number(time.slice(14, 16)) / 60;
  const isWeekend = isoWeekdayOf(time.slice(0, 10)) > 5;
  const isWithin = (spans: readonly (readonly [number, number])[]) =>
    spans.some(([from, to]) => hour >= from && hour < to);
  const isFull = isWeekend ? toMountains.has(mode) && isWithin(excursions) : isWithin(commuting);
  const second = isFull ? 2 : isWithin(daytime) ? 1 : 0;
  return {
    ...(withFirstClass.has(mode) && { firstClass: levels[Math.max(0, second - 1)]! }),
    secondClass: levels[second]!,
  };
}
