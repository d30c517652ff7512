/** What each timetable has to do, whoever answers: one that is embedded, and one that asks a service. */
import { expect, test } from "vitest";
import * as v from "valibot";
import { Place, PlannedTrip, TimetableFacts } from "../../../sdk/contracts/transport.ts";
import { toOsdm } from "../../../sdk/contracts/osdm.ts";
import { minute, msOf } from "../../clock.ts";
import { at, tripRows, type FeedFiles } from "./embedded/feed.fixture.ts";
import { timetableOf } from "./embedded/timetable.fixture.ts";
import { bern, replayedQuery, replayedTimetable, zurich } from "./ojp/ojp.fixture.ts";
import type { TimetablePort } from "./timetable.ts";

/** The trains that the replay has in each hour, as a feed of three hours. */
const trains = [8, 9, 10].flatMap((hour) => [
  [`709-${hour}`, `Z ${hour}:02 B ${hour}:58`],
  [`2113-${hour}`, `Z ${hour}:08 L ${hour}:27/${hour}:28 B ${hour + 1}:20`],
  [`811-${hour}`, `Z ${hour}:32 B ${hour + 1}:28`],
]) as [string, string][];
const feed: FeedFiles = {
  stops: [
    "stop_id,stop_name,stop_lat,stop_lon,platform_code",
    "8503000:0:08,Zürich HB,47.37818,8.54021,08",
    "8507000:0:6,Bern,46.94883,7.43913,6",
    "8502119:0:4,Lenzburg,47.39103,8.17028,4",
  ],
  routes: ["route_id,agency_id,route_short_name,route_type", "R,A,IC1,102"],
  trips: ["route_id,service_id,trip_id", ...trains.map(([id]) => `R,daily,${id}`)],
  stop_times: [
    "trip_id,arrival_time,departure_time,stop_id,stop_sequence",
    ...trains.flatMap(([id, calls]) =>
      tripRows(id, calls.replace("Z", "8503000:0:08").replace("L", "8502119:0:4").replace("B", "8507000:0:6")),
    ),
  ],
};

const timetables: readonly (readonly [string, () => Promise<TimetablePort>])[] = [
  ["the embedded timetable", () => timetableOf(feed)],
  ["OJP", () => replayedTimetable()],
];

test.each(timetables)("%s answers places and facts as the contract has them", async (_, open) => {
  const timetable = await open();
  const places = await timetable.findPlaces("ber", "de_CH");
  expect(places[0]).toMatchObject({ id: bern, name: "Bern", kind: "train" });
  for (const place of places) expect(v.parse(Place, place)).toEqual(place);
  const [nearest, next] = await timetable.nearbyPlaces(47.378, 8.54, "de_CH");
  expect(nearest).toMatchObject({ id: zurich, distance: 26 });
  expect(next?.distance ?? Number.POSITIVE_INFINITY).toBeGreaterThan(26);
  v.parse(TimetableFacts, await timetable.facts());
});

test.each(timetables)(
  "%s answers trips that leave at a time or later, in the order of their departures",
  async (_, open) => {
    const { findTrips } = await open();
    const { trips } = await findTrips(replayedQuery({ at: at("09:05"), results: 3 }));
    expect(trips.length).toBeGreaterThan(1);
    const starts = trips.map(({ startTime }) => msOf(startTime));
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(starts[0]).toBeGreaterThanOrEqual(at("09:05"));
  },
);

test.each(timetables)("%s answers trips that arrive at a time or earlier, the last ones", async (_, open) => {
  const { findTrips } = await open();
  const { trips } = await findTrips(replayedQuery({ by: "arrival", at: at("10:30"), results: 2 }));
  expect(trips).toHaveLength(2);
  for (const { endTime } of trips) expect(msOf(endTime)).toBeLessThanOrEqual(at("10:30"));
  expect(trips.at(-1)).toMatchObject({ startTime: "2026-12-09T09:32:00+01:00" });
});

test.each(timetables)("%s finds each trip again by its id, and nothing by a tampered one", async (_, open) => {
  const { findTrips, readTrip } = await open();
  for (const trip of (await findTrips(replayedQuery())).trips) {
    expect(v.parse(PlannedTrip, trip)).toEqual(trip);
    expect(await readTrip(trip.id, "de_CH")).toEqual(trip);
    expect(encodeURIComponent(trip.id)).toBe(trip.id);
    expect(
      await readTrip(
        trip.id.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
        "de_CH",
      ),
    ).toBeNull();
  }
  expect(await readTrip("", "de_CH")).toBeNull();
});

test.each(timetables)(
  "%s says what a trip's parts are: times that add up, rides with a line, no empty text",
  async (_, open) => {
    const { findTrips } = await open();
    for (const trip of (await findTrips(replayedQuery())).trips) {
      expect(trip.distance).toBeGreaterThan(90_000);
      const rides = trip.legs.flatMap(({ timedLeg }) => timedLeg ?? []);
      expect(trip.transfers).toBe(rides.length - 1);
      expect(trip.legs.map(({ id }) => id)).toEqual(trip.legs.map((_leg, nth) => String(nth + 1)));
      for (const { service } of rides) {
        expect(service.mode).toMatchObject({ ptMode: "TRAIN", name: "Zug" });
        expect(service.publishedServiceName).toMatch(/^(IC|IR|RE) \d+$/);
      }
      expect(JSON.stringify(toOsdm(trip))).not.toMatch(/null|""/);
    }
  },
);

test.each(timetables)("%s refuses unknown and equal places with the field", async (_, open) => {
  const { findTrips, readTrip } = await open();
  await expect(findTrips(replayedQuery({ originId: "nowhere" }))).rejects.toMatchObject({
    code: "place_not_found",
    fields: { originId: expect.any(String) },
  });
  await expect(findTrips(replayedQuery({ destinationId: "nowhere" }))).rejects.toMatchObject({
    code: "place_not_found",
    fields: { destinationId: expect.any(String) },
  });
  await expect(findTrips(replayedQuery({ destinationId: "ch:1:sloid:3000" }))).rejects.toMatchObject({
    code: "same_place",
  });
  await expect(findTrips(replayedQuery({ at: at("09:00", "2029-01-01") }))).rejects.toMatchObject({
    code: "outside_timetable",
  });
  expect(await readTrip("x".repeat(2000), "de_CH")).toBeNull();
});

test.each(timetables)("%s answers the night in which the clocks go back without a gap", async (_, open) => {
  const { findTrips } = await open();
  const { trips } = await findTrips(replayedQuery({ at: at("00:30", "2026-10-25", "+02:00"), results: 6 }));
  for (const trip of trips) {
    expect(msOf(trip.endTime) - msOf(trip.startTime)).toBeGreaterThanOrEqual(56 * minute);
    expect(v.parse(PlannedTrip, trip)).toEqual(trip);
  }
  expect(trips.length).toBeGreaterThan(0);
});
