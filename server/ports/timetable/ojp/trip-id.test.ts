import { expect, test } from "vitest";
import { minute, second } from "../../../clock.ts";
import { bern, grindelwald, replayedQuery, replayedTimetable } from "./ojp.fixture.ts";
import { readTripId } from "./trip-id.ts";

test("an id is short, has characters alone that no address changes, and leads to the trip in a new process too", async () => {
  const { trips } = await (await replayedTimetable()).findTrips(replayedQuery());
  const { readTrip } = await replayedTimetable();
  for (const trip of trips) {
    expect(trip.id).toMatch(/^[\w.~-]{1,80}$/);
    expect(await readTrip(trip.id, "de_CH")).toEqual(trip);
  }
});

test("one trip has one id, whenever and in whichever language it is found", async () => {
  const { findTrips } = await replayedTimetable();
  const ids = async (part: Parameters<typeof replayedQuery>[0]) =>
    (await findTrips(replayedQuery(part))).trips.map(({ id }) => id);
  const [, second_, third] = await ids({});
  expect((await ids({ at: replayedQuery().at + 5 * minute, locale: "fr_CH" })).slice(0, 2)).toEqual([second_, third]);
  expect(await ids({ originId: "ch:1:sloid:3000", destinationId: "urn:uic:stn:8507000" })).toContain(third);
});

test("trips that begin and end with walks are found again", async () => {
  const { findTrips, readTrip } = await replayedTimetable();
  for (const [originId, destinationId] of [
    [bern, grindelwald],
    [grindelwald, bern],
  ]) {
    const [trip] = (await findTrips(replayedQuery({ originId, destinationId, results: 1 }))).trips;
    expect(await readTrip(trip!.id, "de_CH")).toEqual(trip);
  }
});

test("a trip is read with what is known of it now", async () => {
  const { findTrips, readTrip, replay, clock } = await replayedTimetable();
  const { id } = (await findTrips(replayedQuery())).trips[0]!;
  clock.ms += 31 * second;
  replay.changeTrips((trip) =>
    trip
      .replace(/(EstimatedQuay>\s*<Text xml:lang="de">)32/, "$133")
      .replace(/(TimetabledTime>\s*<EstimatedTime>[^<]*):02:00Z/, "$1:07:00Z")
      .replace(/ch:1:sloid:3000:0:32/, "ch:1:sloid:3000:0:33"),
  );
  const { start } = (await readTrip(id, "de_CH"))!.legs[0]!.timedLeg!;
  expect(start).toMatchObject({
    plannedStopPointName: "32",
    estimatedStopPointName: "33",
    serviceDeparture: { timetabledTime: "2026-12-09T09:02:00+01:00", estimatedTime: "2026-12-09T09:07:00+01:00" },
  });
});

test.each<[string, (trip: string) => string]>([
  ["leaves later", (trip) => trip.replaceAll(":02:00Z", ":03:00Z")],
  ["is another train", (trip) => trip.replace(">709<", ">711<")],
  ["is another line", (trip) => trip.replace(">IC1<", ">IC8<")],
  ["ends elsewhere", (trip) => trip.replaceAll("StopPointRef>ch:1:sloid:7000", "StopPointRef>ch:1:sloid:218")],
])("an id leads to nothing where the trip %s", async (_, change) => {
  const { findTrips, readTrip, replay, clock } = await replayedTimetable();
  const { id } = (await findTrips(replayedQuery())).trips[0]!;
  clock.ms += 31 * second;
  replay.changeTrips(change);
  expect(await readTrip(id, "de_CH")).toBeNull();
});

test("a trip that begins at no planned time has one id whatever its delay, and is found by it", async () => {
  const { findTrips, readTrip, replay, clock } = await replayedTimetable();
  const expectedAt = (minutes: string) => {
    clock.ms += 31 * second;
    replay.changeTrips((trip) =>
      trip
        .replace(/<TimetabledTime>[^<]*:02:00Z<\/TimetabledTime>/, "")
        .replace(/(<EstimatedTime>[^<]*):02:00Z/, `$1:${minutes}:00Z`),
    );
  };
  const first = async () => (await findTrips(replayedQuery())).trips[0]!;
  expectedAt("02");
  const trip = await first();
  expect(trip.startTime).toBe("2026-12-09T09:02:00+01:00");
  expectedAt("05");
  expect((await first()).id).toBe(trip.id);
  expect(await readTrip(trip.id, "de_CH")).toMatchObject({ id: trip.id, startTime: "2026-12-09T09:05:00+01:00" });
});

test("an id that was changed by chance leads to nothing, and is hardly ever asked for", async () => {
  const { findTrips, readTrip, replay } = await replayedTimetable();
  const { id } = (await findTrips(replayedQuery())).trips[0]!;
  const letters = [..."~_-.019azAZ%/\\\u0000é🚂 "];
  for (let place = 0; place <= id.length; place++) {
    for (const letter of letters) {
      const changed = id.slice(0, place) + letter + id.slice(place + (letter === "~" ? 0 : 1));
      if (changed !== id) expect(await readTrip(changed, "de_CH"), changed).toBeNull();
    }
    if (place < id.length) expect(await readTrip(id.slice(0, place), "de_CH")).toBeNull();
  }
  expect(replay.requests).toHaveLength(1);
});

test.each(["", "o1", "~~~~~", "o1~0~8503000~8507000~htqn2~x", "1~x~~~often~20261209~0-1", "x".repeat(2000)])(
  "the text %j is no id",
  (text) => {
    expect(readTripId(text)).toBeNull();
  },
);
