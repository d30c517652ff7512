import { join } from "node:path";
import { expect, test } from "vitest";
import { isoDate } from "../../ports/timetable/embedded/gtfs/values.ts";
import { readTimetable } from "../../ports/timetable/embedded/file/read.ts";
import { temporaryFolder } from "../../ports/timetable/embedded/feed.fixture.ts";
import { mostRides } from "../../ports/timetable/embedded/router/limits.ts";
import {
  Oracle,
  randomOf,
  type Distance,
  type Model,
  type ModelStop,
} from "../../ports/timetable/embedded/router/oracle.fixture.ts";
import { Router } from "../../ports/timetable/embedded/router/router.ts";
import { runsOn } from "./calendar.ts";
import { importDemoTimetable, readDemoFeed } from "./import-timetable.ts";
import { placesOf } from "./platforms.ts";
import { routeTypeOf } from "./routes.ts";
import { tripsOf } from "./trips.ts";

const queries = 2000;
const day = 86_400;
const now = Date.parse("2026-11-26T12:00:00Z");
/** A Friday to a Sunday in July: everything runs. */
const dates = ["2027-07-09", "2027-07-10", "2027-07-11"];

/** The demo's trips as the plain search wants them: made of lines and stops, not of the feed. */
function demoModel(): Model {
  const { lines, stops } = readDemoFeed(now);
  const places = placesOf(lines, stops);
  const index = new Map(places.list.map(({ id }, at) => [id, at]));
  const days = dates.map((date) => Date.parse(`${date}T00:00:00Z`) / 86_400_000);
  const calendars = new Map<string, number>();
  const services: string[][] = [];
  const trips = lines.services.flatMap((service, route) =>
    tripsOf(service, route).map(({ id, departures, direction, calls }) => {
      const key = `${departures.season} ${departures.days}`;
      if (!calendars.has(key)) {
        const season = lines.seasons.find(({ name }) => name === departures.season) ?? null;
        calendars.set(key, services.length);
        services.push(days.filter((on) => runsOn(on, departures.days, season)).map(isoDate));
      }
      return {
        id,
        route,
        service: calendars.get(key)!,
        calls: calls.map(({ stop, arrival, departure }) => ({
          stop: index.get(places.of(service, direction, stop).id)!,
          arrival: arrival * 60,
          departure: departure * 60,
          pickup: 0,
          dropOff: 0,
        })),
        frequencies: [],
      };
    }),
  );
  const idOf = (name: string) => {
    const place = places.list.find(({ stop, station }) => stop.name === name && station !== "");
    return place?.station ?? stops.get(name)!.id;
  };
  const rule = (from: string, to: string, minutes: number) => ({
    from: idOf(from),
    to: idOf(to),
    type: 2,
    seconds: minutes * 60,
  });
  return {
    // North and east are degrees here: `onTheGlobe` knows.
    stops: places.list.map(({ id, station, stop }) => ({
      id,
      station,
      north: stop.latitude,
      east: stop.longitude,
    })),
    routes: lines.services.map(routeTypeOf),
    services,
    trips,
    transfers: [
      ...[...lines.changes].map(([name, minutes]) => rule(name, name, minutes)),
      ...lines.walks.flatMap(({ from, to, minutes }) => [rule(from, to, minutes), rule(to, from, minutes)]),
    ],
  };
}

const onTheGlobe: Distance = (one: ModelStop, other: ModelStop) => {
  const middle = (((one.north + other.north) / 2) * Math.PI) / 180;
  return Math.hypot(other.north - one.north, (other.east - one.east) * Math.cos(middle)) * 111_195;
};

test(
  `${queries} random queries on the demo's feed, forward and backward, arrive and leave when a plain search does`,
  { timeout: 300_000 },
  async () => {
    const file = join(temporaryFolder(), "timetable.bin");
    await importDemoTimetable({ file }, now);
    const router = new Router((await readTimetable(file)).timetable!);
    const model = demoModel();
    const oracle = new Oracle(model, onTheGlobe);
    const ids = [...new Set(model.stops.map(({ id, station }) => station || id))];
    const random = randomOf(7);
    const midnight = Date.parse(`${dates[1]!}T00:00:00+02:00`) / 1000;
    let found = 0;
    for (let nth = 0; nth < queries; nth++) {
      const [from, to] = [0, 0].map(() => ids[Math.floor(random() * ids.length)]!) as [string, string];
      if (from === to) continue;
      const [origins, destinations] = [oracle.stopsOf(from), oracle.stopsOf(to)];
      const isForward = nth % 2 === 0;
      const time = midnight + Math.floor((isForward ? 4 : 10) * 60 + random() * 14 * 60) * 60;
      const earliest = (at: number, rides: number) =>
        Math.min(...oracle.earliest(origins, destinations, at, rides, time));
      const by = isForward ? "departure" : "arrival";
      const answer = router.journeys({ from, to, at: 1000 * time, by, results: 1000 });
      if (answer.problem) throw new Error(`${from} to ${to}: ${JSON.stringify(answer.problem)}`);
      const { journeys } = answer;
      found += Number(journeys.length > 0);
      const what = `query ${nth}: ${by} ${from} to ${to} at ${time}`;
      if (isForward) {
        const byRides = oracle.earliest(origins, destinations, time, mostRides, time + day);
        for (let rides = 1; rides < byRides.length; rides++) {
          const arrivals = journeys.filter(({ transfers }) => transfers < rides).map(({ arrival }) => arrival / 1000);
          const expected = Math.min(...byRides.slice(0, rides + 1));
          if (expected < time + day) expect(Math.min(...arrivals), `${what}, ${rides} rides`).toBe(expected);
          else
            expect(
              arrivals.filter((arrival) => arrival < time + day),
              what,
            ).toEqual([]);
        }
        continue;
      }
      if (journeys.length === 0) expect(earliest(time - day, mostRides), what).toBeGreaterThan(time);
      for (const rides of new Set(journeys.map(({ transfers }) => transfers + 1))) {
        const those = journeys.filter(({ transfers }) => transfers < rides);
        const latest = Math.max(...those.map(({ departure }) => departure / 1000));
        expect(earliest(latest, rides), `${what}, ${rides} rides`).toBeLessThanOrEqual(time);
        expect(earliest(latest + 1, rides), `${what}, ${rides} rides`).toBeGreaterThan(time);
      }
    }
    expect(found).toBeGreaterThan(0.9 * queries);
  },
);
