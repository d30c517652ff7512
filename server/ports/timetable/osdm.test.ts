import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OsdmTrip } from "../../../sdk/contracts/osdm.fixture.ts";
import { toOsdm } from "../../../sdk/contracts/osdm.ts";
import { PlannedTrip } from "../../../sdk/contracts/transport.ts";
import { importDemoTimetable } from "../../demo-shop/timetable/import-timetable.ts";
import { embeddedTimetable } from "./embedded/embedded.ts";
import { bern, grindelwald, replayedQuery, replayedTimetable, zurich } from "./ojp/ojp.fixture.ts";
import { readPublishedTrip } from "./osdm-published.fixture.ts";
import type { TimetablePort, TripQuery } from "./timetable.ts";

/** In summer boats go too. */
const now = Date.parse("2026-06-20T07:00:00Z");
/** Trains, buses, trams, boats, cable cars and funiculars call at these. */
const places =
  "8503000 8507000 8507492 8501008 8505000 8509000 8501689 8505300 8588775 8530625 8509282 8505172 8503261 8508468".split(
    " ",
  );

/** OSDM's own file, where the machine has it: `OSDM_SPECIFICATION=OSDM-online-api-v3.8.0.yml`. */
const published = process.env.OSDM_SPECIFICATION;

let folder: string;
let trips: PlannedTrip[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gipfel-osdm-"));
  const file = join(folder, "timetable.bin");
  await importDemoTimetable({ file }, now);
  trips = await tripsAmongPlaces(embeddedTimetable({ file, clock: { now: () => now } }));
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

async function tripsAmongPlaces({ findTrips }: Pick<TimetablePort, "findTrips">): Promise<PlannedTrip[]> {
  const found: PlannedTrip[] = [];
  for (const originId of places)
    for (const destinationId of places) {
      if (originId === destinationId) continue;
      const query = { originId, destinationId, at: now, by: "departure", results: 2, locale: "de_CH" } as const;
      found.push(...(await findTrips(query)).trips);
    }
  return found;
}

/** Trips of a service, also of one that names neither vehicles nor operators. */
async function tripsOfService(): Promise<PlannedTrip[]> {
  const { findTrips, replay } = await replayedTimetable();
  const queries: TripQuery[] = [
    replayedQuery(),
    replayedQuery({ originId: bern, destinationId: zurich }),
    replayedQuery({ originId: bern, destinationId: grindelwald }),
  ];
  const find = async () => (await Promise.all(queries.map(findTrips))).flatMap((answer) => answer.trips);
  const named = await find();
  replay.changeTrips((trip) =>
    trip
      .replaceAll(/<(TrainNumber|JourneyRef)>[^<]*<\/\1>/g, "")
      .replaceAll(/<(siri:)?OperatorRef>[^<]*<\/(siri:)?OperatorRef>/g, ""),
  );
  const unnamed = await replayedAgain(queries, findTrips);
  return [...named, ...unnamed];
}

/** Other minutes than before: answers are cached. */
async function replayedAgain(queries: readonly TripQuery[], findTrips: TimetablePort["findTrips"]) {
  const later = queries.map((query) => ({ ...query, at: query.at + 3_600_000 }));
  return (await Promise.all(later.map(findTrips))).flatMap((answer) => answer.trips);
}

test("trips of the demo's timetable are OSDM's once what is ours is left out", () => {
  expect(trips.length).toBeGreaterThan(250);
  const modes = new Set(
    trips.flatMap(({ legs }) => legs.flatMap(({ timedLeg }) => timedLeg?.service.mode.ptMode ?? [])),
  );
  expect([...modes].toSorted()).toEqual(["BUS", "CABLE_CAR", "FUNICULAR", "SHIP", "TRAIN", "TRAM"]);
  expect(trips.some(({ legs }) => legs.some(({ transferLeg }) => transferLeg?.distance))).toBe(true);
  for (const trip of trips) {
    v.parse(PlannedTrip, trip);
    expect(problemsOf(trip)).toEqual([]);
  }
});

test("trips of a service are OSDM's, also where it names neither vehicles nor operators", async () => {
  const replayed = await tripsOfService();
  const services = replayed.flatMap(({ legs }) => legs.flatMap(({ timedLeg }) => timedLeg?.service ?? []));
  expect(services.some(({ vehicleNumbers }) => vehicleNumbers.length === 0)).toBe(true);
  expect(services.some(({ carriers }) => carriers.length === 0)).toBe(true);
  for (const trip of replayed) expect(problemsOf(trip)).toEqual([]);
});

test("a trip with names of ours is refused as OSDM's", () => {
  expect(v.is(OsdmTrip, trips[0])).toBe(false);
});

function problemsOf(trip: PlannedTrip): string[] {
  const { issues } = v.safeParse(OsdmTrip, toOsdm(trip));
  return issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? [];
}

describe.skipIf(published === undefined)("by OSDM's published file", () => {
  test("trips of all timetables are OSDM's, and none that has names of ours", async () => {
    const check = readPublishedTrip(published!);
    for (const trip of [...trips, ...(await tripsOfService())]) {
      expect(check(toOsdm(trip))).toEqual([]);
      expect(check(trip)).not.toEqual([]);
    }
  });
});
