import { demoPublisher } from "../gtfs/demo-publisher.ts";
import type { Feed } from "../gtfs/feed.types.ts";
import type { FeedNotes } from "../gtfs/problems.ts";
import { Climbs } from "./climbs.ts";
import { callsOf, patternsOf, uint32 } from "./pattern-sections.ts";
import { makeRuns, type Runs } from "./runs.ts";
import { noColor, type Sections, type Timetable, type TimetableFacts } from "./sections.ts";
import { joinStations } from "./stations.ts";
import { TextPool } from "./text-pool.ts";
import { makeTransfers, type Transfers } from "./transfers.ts";

/** Steps of the building, as far as they take long: trips whose runs are made. */
export type OnBuildProgress = (done: number, all: number) => void;

/** Makes a timetable of a feed; null where problems were noted on the way. */
export function buildTimetable(feed: Feed, notes: FeedNotes, onProgress: OnBuildProgress = () => {}): Timetable | null {
  const runs = makeRuns(feed, notes, onProgress);
  if (runs.pattern.length === 0 && notes.problems.count === 0)
    notes.problems.add("stop_times.txt", null, "no_trips", "no trip has two stops");
  if (notes.problems.count > 0) return null;
  const { stops, station } = joinStations(feed.stops, notes);
  const texts = new TextPool();
  const climbs = new Climbs(stops, station);
  const patternSections = patternsOf(feed, runs, climbs);
  const calls = callsOf(patternSections, stops.length);
  const members = Map.groupBy(stops.keys(), (stop) => station[stop]!);
  const isWalkable = Uint8Array.from(stops, ({ isStation }, stop) =>
    Number(!isStation || calls.stopCallAt[stop + 1]! > calls.stopCallAt[stop]!),
  );
  const transfers = makeTransfers({ stops, station, members, isWalkable, rules: feed.transfers, climbs });
  const sections: Omit<Sections, "textBytes" | "textAt"> = {
    stopId: texts.addAll(stops, ({ id }) => id),
    stopName: texts.addAll(stops, ({ name }) => name),
    ...translationsOf(feed, texts),
    stopPlatform: texts.addAll(stops, ({ platform }) => platform),
    stopLat: Float64Array.from(stops, ({ lat }) => lat),
    stopLng: Float64Array.from(stops, ({ lng }) => lng),
    stopStation: station,
    stopChange: transfers.change,
    ...listsOf(members, stops.length),
    routeId: texts.addAll(feed.routes, ({ id }) => id),
    routeAgencyId: texts.addAll(feed.routes, ({ agencyId }) => agencyId),
    routeAgency: texts.addAll(feed.routes, ({ agency }) => agency),
    routeShortName: texts.addAll(feed.routes, ({ shortName }) => shortName),
    routeLongName: texts.addAll(feed.routes, ({ longName }) => longName),
    routeDescription: texts.addAll(feed.routes, ({ description }) => description),
    routeType: Uint16Array.from(feed.routes, ({ type }) => type),
    routeColor: Uint32Array.from(feed.routes, ({ color }) => color ?? noColor),
    routeTextColor: Uint32Array.from(feed.routes, ({ textColor }) => textColor ?? noColor),
    ...patternSections,
    ...calls,
    ...tripsOf(feed, runs, texts, patternSections.runTrip),
    ...transferSections(transfers, stops.length),
    serviceBits: new Uint32Array(feed.services.bits),
  };
  return { ...sections, ...texts.sections(), facts: factsOf(feed) };
}

function factsOf({ info, services, timeZone, stopTimes }: Feed): TimetableFacts {
  const lastDay = services.firstDay + services.days - 1;
  return {
    publisher: info.publisher,
    version: info.version,
    isDemo: info.publisher === demoPublisher,
    timeZone,
    firstDay: info.firstDay ?? services.firstDay,
    lastDay: info.lastDay ?? lastDay,
    serviceFirstDay: services.firstDay,
    serviceDays: services.days,
    serviceWords: services.words,
    stopTimes: stopTimes.count,
  };
}

function translationsOf({ translations }: Feed, texts: TextPool) {
  const inOrder = translations.toSorted((one, other) => one.stop - other.stop);
  return {
    translationStop: Uint32Array.from(inOrder, ({ stop }) => stop),
    translationLanguage: texts.addAll(inOrder, ({ language }) => language),
    translationText: texts.addAll(inOrder, ({ text }) => text),
  };
}

function listsOf(members: ReadonlyMap<number, readonly number[]>, stops: number) {
  const stationStopAt = new Uint32Array(stops + 1);
  const stationStops: number[] = [];
  for (let stop = 0; stop < stops; stop++) {
    for (const member of members.get(stop) ?? []) stationStops.push(member);
    stationStopAt[stop + 1] = stationStops.length;
  }
  return { stationStopAt, stationStops: Uint32Array.from(stationStops) };
}

/** The trips in the order of their ids, so that one is found by halving. Renumbers the trips of `runTrip`. */
function tripsOf({ trips }: Feed, { firstSequence }: Runs, texts: TextPool, runTrip: Uint32Array) {
  const order = Uint32Array.from(trips.ids.keys()).sort((one, other) => (trips.ids[one]! < trips.ids[other]! ? -1 : 1));
  const count = order.length;
  const numberOf = new Uint32Array(count);
  for (let at = 0; at < count; at++) numberOf[order[at]!] = at;
  const tripRunAt = new Uint32Array(count + 1);
  for (let run = 0; run < runTrip.length; run++) {
    runTrip[run] = numberOf[runTrip[run]!]!;
    tripRunAt[runTrip[run]! + 1]!++;
  }
  for (let trip = 0; trip < count; trip++) tripRunAt[trip + 1]! += tripRunAt[trip]!;
  const [tripRuns, filled] = [new Uint32Array(runTrip.length), tripRunAt.slice()];
  for (let run = 0; run < runTrip.length; run++) tripRuns[filled[runTrip[run]!]!++] = run;
  return {
    tripId: order.map((trip) => texts.add(trips.ids[trip]!)),
    tripService: order.map((trip) => trips.service.get(trip)),
    tripHeadsign: order.map((trip) => texts.add(trips.headsign[trip]!)),
    tripShortName: order.map((trip) => texts.add(trips.shortName[trip]!)),
    tripAccess: Uint8Array.from(order, (trip) => trips.access.get(trip)),
    tripFirstSequence: Uint8Array.from(order, (trip) => firstSequence[trip]!),
    tripRunAt,
    tripRuns,
  };
}

function transferSections({ at, to, seconds, metres }: Transfers, stops: number) {
  const transferMetres = new Uint16Array(metres.length);
  metres.copyTo(transferMetres);
  const transferSeconds = uint32(seconds);
  const transferTo = uint32(to);
  const incomingAt = new Uint32Array(stops + 1);
  for (const stop of transferTo) incomingAt[stop + 1]!++;
  for (let stop = 0; stop < stops; stop++) incomingAt[stop + 1]! += incomingAt[stop]!;
  const filled = incomingAt.slice();
  const incomingFrom = new Uint32Array(transferTo.length);
  const incomingSeconds = new Uint32Array(transferTo.length);
  const incomingMetres = new Uint16Array(transferTo.length);
  for (let stop = 0; stop < stops; stop++)
    for (let transfer = at[stop]!; transfer < at[stop + 1]!; transfer++) {
      const place = filled[transferTo[transfer]!]!++;
      incomingFrom[place] = stop;
      incomingSeconds[place] = transferSeconds[transfer]!;
      incomingMetres[place] = transferMetres[transfer]!;
    }
  return {
    transferAt: at,
    transferTo,
    transferSeconds,
    transferMetres,
    incomingAt,
    incomingFrom,
    incomingSeconds,
    incomingMetres,
  };
}
