import { noTransfer, type Timetable } from "../file/sections.ts";
import { tripOf } from "../file/texts.ts";
import { parseDate } from "../gtfs/values.ts";
import { joinRides, rideOf } from "../router/journey.ts";
import type { Journey, RideLeg } from "../router/journey.types.ts";
import { mostRides } from "../router/limits.ts";
import type { Places } from "../router/places.ts";
import { serviceDayStart } from "../router/service-time.ts";
import { unescapeId } from "../../escape-id.ts";
import { firstDeparture, patternOf } from "./run-of-trip.ts";
import { between, tripIdOf } from "./trip-id.ts";

const partsOfRide = 3;
const noBoarding = 1;

/**
 * The journey of an id, with the times that the timetable has now; null where its trips don't run on their days, don't
 * stop there, are not reached from one to the next in time, or where the text is no id at all.
 */
export function journeyById(timetable: Timetable, places: Places, id: string): Journey | null {
  const [, , from, to, ...parts] = id.split(between);
  const count = parts.length / partsOfRide;
  if (from === undefined || to === undefined || !Number.isInteger(count) || count < 1 || count > mostRides) return null;
  const rides: RideLeg[] = [];
  for (let nth = 0; nth < count; nth++) {
    const [trip, date, positions] = parts.slice(nth * partsOfRide) as [string, string, string];
    const ride = readRide(timetable, unescapeId(trip), date, positions);
    if (!ride || (nth > 0 && !isReached(timetable, rides.at(-1)!, ride))) return null;
    rides.push(ride);
  }
  const [first, last] = [rides[0]!.calls[0]!.stop, rides.at(-1)!.calls.at(-1)!.stop];
  const origin = from === "" ? first : places.findStop(unescapeId(from));
  const destination = to === "" ? last : places.findStop(unescapeId(to));
  if (origin === null || destination === null) return null;
  if (origin !== first && secondsBetween(timetable, origin, first) === null) return null;
  if (destination !== last && secondsBetween(timetable, last, destination) === null) return null;
  const journey = joinRides(timetable, origin, rides, destination);
  // One journey has one id; the sum in it is compared too.
  return tripIdOf(timetable, journey) === id ? journey : null;
}

function readRide(timetable: Timetable, id: string, date: string, positions: string): RideLeg | null {
  const match = /^(\d{1,5})-(\d{1,5})(?:-(\d{1,6}))?$/.exec(positions);
  const [trip, day] = [tripOf(timetable, id), parseDate(date)];
  if (!match || trip === null || day === null || !runsOn(timetable, trip, day)) return null;
  const run = runOf(timetable, trip, match[3] === undefined ? null : Number(match[3]));
  if (run === null) return null;
  const pattern = patternOf(timetable, run);
  const [start, end] = [timetable.patternStopAt[pattern]!, timetable.patternStopAt[pattern + 1]!];
  const [board, alight] = [Number(match[1]), Number(match[2])];
  if (board >= alight || start + alight >= end) return null;
  if ((timetable.patternRules[start + board]! & 3) === noBoarding) return null;
  if (timetable.patternRules[start + alight]! >>> 2 === noBoarding) return null;
  const { timeZone } = timetable.facts;
  return rideOf(timetable, { run, pattern, day: { day, start: serviceDayStart(day, timeZone) }, board, alight });
}

function runsOn({ facts, tripService, serviceBits }: Timetable, trip: number, day: number): boolean {
  const nth = day - facts.serviceFirstDay;
  if (nth < 0 || nth >= facts.serviceDays) return false;
  const service = tripService[trip]!;
  return ((serviceBits[nth * facts.serviceWords + (service >>> 5)]! >>> (service & 31)) & 1) === 1;
}

/** The trip's run that leaves at a time; without a time its only one. */
function runOf(timetable: Timetable, trip: number, departure: number | null): number | null {
  const runs = timetable.tripRuns.subarray(timetable.tripRunAt[trip], timetable.tripRunAt[trip + 1]);
  if (departure === null) return runs.length === 1 ? runs[0]! : null;
  return runs.find((run) => firstDeparture(timetable, run) === departure) ?? null;
}

function isReached(timetable: Timetable, before: RideLeg, after: RideLeg): boolean {
  const [arrival, departure] = [before.calls.at(-1)!, after.calls[0]!];
  const seconds = secondsBetween(timetable, arrival.stop, departure.stop);
  return seconds !== null && departure.departure - arrival.arrival >= 1000 * seconds;
}

/** Seconds for a change at a stop, or for the way to another one; null where there is none. */
function secondsBetween(timetable: Timetable, from: number, to: number): number | null {
  const { stopChange, transferAt, transferTo, transferSeconds } = timetable;
  if (from === to) return stopChange[from] === noTransfer ? null : stopChange[from]!;
  for (let way = transferAt[from]!; way < transferAt[from + 1]!; way++)
    if (transferTo[way] === to) return transferSeconds[way]!;
  return null;
}
