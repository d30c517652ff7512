import type { Timetable } from "../file/sections.ts";
import type { Call, Journey, Leg, RideLeg, TransferLeg } from "./journey.types.ts";
import type { DayRuns } from "./day-runs.ts";
import type { Labels } from "./labels.ts";
import type { OnFoot } from "./on-foot.ts";
import type { Schedule } from "./schedule.ts";

export interface Found {
  /** How many rides, and the stop where the last one (backward: the first) ends the search. */
  readonly rides: number;
  readonly stop: number;
}

/** Puts a journey together from what the labels say. To be called before the next departure is searched. */
export function journeyOf(
  schedule: Schedule,
  labels: Labels,
  { rides, stop: last }: Found,
  egress: ReadonlyMap<number, OnFoot>,
): Journey {
  const found: RideLeg[] = [];
  let stop = last;
  for (let round = rides; round > 0; round--) {
    const at = round * labels.stops + stop;
    const [board, alight] = [labels.board[at]!, labels.alight[at]!];
    const [first, last] = schedule.isForward ? [board, alight] : [alight, board];
    found.push(
      rideOf(schedule.timetable, {
        run: labels.run[at]!,
        pattern: labels.pattern[at]!,
        day: schedule.days[labels.day[at]!]!,
        board: first,
        alight: last,
      }),
    );
    const boarded = schedule.timetable.patternStops[schedule.timetable.patternStopAt[labels.pattern[at]!]! + board]!;
    stop = labels.readyFrom[(round - 1) * labels.stops + boarded]!;
  }
  const [start, end] = [stop, egress.get(last)!.placeStop];
  if (schedule.isForward) return joinRides(schedule.timetable, start, found.reverse(), end);
  return joinRides(schedule.timetable, end, found, start);
}

/** A run on a day, and the positions in its pattern between which it is ridden. */
export interface Ride {
  readonly run: number;
  readonly pattern: number;
  readonly day: Pick<DayRuns, "day" | "start">;
  readonly board: number;
  readonly alight: number;
}

export function rideOf(timetable: Timetable, { run, pattern, day, board, alight }: Ride): RideLeg {
  const headway = timetable.runHeadway[run]!;
  const base = day.start + timetable.runStart[run]!;
  const calls = Array.from({ length: alight - board + 1 }, (_, nth): Call => {
    const position = board + nth;
    const place = timetable.runTimes[run]! + 2 * position;
    const call = timetable.patternStopAt[pattern]! + position;
    const departure = base + timetable.times[place + 1]! + (nth > 0 ? headway : 0);
    return {
      stop: timetable.patternStops[call]!,
      arrival: 1000 * Math.min(base + timetable.times[place]! + (nth > 0 ? headway : 0), departure),
      departure: 1000 * departure,
      rules: timetable.patternRules[call]!,
    };
  });
  return {
    kind: "ride",
    run,
    trip: timetable.runTrip[run]!,
    route: timetable.patternRoute[pattern]!,
    pattern,
    serviceDay: day.day,
    boardPosition: board,
    alightPosition: alight,
    calls,
    headway: headway === 0 ? null : headway,
  };
}

/** Rides with the changes between them, and the ways on foot from the origin and to the destination. */
export function joinRides(
  timetable: Timetable,
  origin: number,
  rides: readonly RideLeg[],
  destination: number,
): Journey {
  const legs: Leg[] = [];
  const [first, last] = [rides[0]!, rides.at(-1)!];
  const access = transferOf(timetable, origin, first.calls[0]!.stop, null);
  const egress = transferOf(timetable, last.calls.at(-1)!.stop, destination, null);
  if (access.from !== access.to) legs.push(access);
  for (const [nth, ride] of rides.entries()) {
    const before = rides[Math.max(0, nth - 1)]!.calls.at(-1)!;
    const after = ride.calls[0]!;
    if (nth > 0) legs.push(transferOf(timetable, before.stop, after.stop, (after.departure - before.arrival) / 1000));
    legs.push(ride);
  }
  if (egress.from !== egress.to) legs.push(egress);
  return {
    departure: first.calls[0]!.departure - (access.from === access.to ? 0 : 1000 * access.seconds),
    arrival: last.calls.at(-1)!.arrival + (egress.from === egress.to ? 0 : 1000 * egress.seconds),
    transfers: rides.length - 1,
    legs,
  };
}

/** The way from a stop to another one, or the change at one. */
export function transferOf(timetable: Timetable, from: number, to: number, available: number | null): TransferLeg {
  const { transferAt, transferTo, transferSeconds, transferMetres, stopChange } = timetable;
  if (from === to) return { kind: "transfer", from, to, seconds: stopChange[from]!, metres: 0, available };
  const end = transferAt[from + 1]!;
  let way = transferAt[from]!;
  while (way < end && transferTo[way] !== to) way++;
  return { kind: "transfer", from, to, seconds: transferSeconds[way]!, metres: transferMetres[way]!, available };
}
