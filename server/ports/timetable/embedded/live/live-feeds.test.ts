import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import type { PlannedTrip } from "../../../../../sdk/contracts/transport.ts";
import { at, dailyTrips, type FeedFiles } from "../feed.fixture.ts";
import { query, timetableOf } from "../timetable.fixture.ts";
import { fetchFeed } from "./fetch-feed.ts";
import { alert, feedMessage, message, serve, tripDescriptor, tripUpdate } from "./gtfs-rt.fixture.ts";

const feed: FeedFiles = {
  stops: [
    "stop_id,stop_name,stop_lat,stop_lon,parent_station,platform_code",
    "A,Stop A,46.1,8,,",
    "B:1,Bahnhof B,46.2,8,B,1",
    "B:2,Bahnhof B,46.2,8,B,2",
    "C,Stop C,46.3,8,,",
    "D,Stop D,46.4,8,,",
  ],
  ...dailyTrips({
    one: "A 8:00 B:1 8:10/8:12 C 8:20",
    two: "C 8:25 D 8:40",
    late: "C 9:25 D 9:40",
    loop: "D 10:00 C 10:10 A 10:20 C 10:30 D 10:40",
  }),
};
const now = at("07:00") / 1000;
const wire = (time: string) => `2026-12-09T${time}:00+01:00`;

/** The timetable with a feed of real time that answers with `bytes`, fetched once. */
async function withLive(bytes: Buffer | RequestListener, files = feed) {
  const urls = [await serve(typeof bytes === "function" ? bytes : (_, response) => response.end(bytes))];
  const timetable = await timetableOf(files, { urls, key: "Bearer secret" });
  await timetable.refreshLive();
  return timetable;
}

const legsOf = (trip: PlannedTrip | undefined) => trip!.legs.flatMap(({ timedLeg }) => timedLeg ?? []);
const toD = query({ destinationId: "D", results: 1 });

test("a delay holds from its stop on until the next one that is known; planned times stay", async () => {
  const bytes = feedMessage(now, [
    tripUpdate({ id: "one", date: "20261209" }, [
      { sequence: 1, departure: 120 },
      { sequence: 2, arrival: 180 },
    ]),
  ]);
  const { findTrips } = await withLive(bytes);
  const [leg] = legsOf((await findTrips(toD)).trips[0]);
  expect(leg!.start.serviceDeparture).toEqual({ timetabledTime: wire("08:00"), estimatedTime: wire("08:02") });
  expect(leg!.intermediates[0]).toMatchObject({
    serviceArrival: { timetabledTime: wire("08:10"), estimatedTime: wire("08:13") },
    serviceDeparture: { estimatedTime: wire("08:15") },
  });
  expect(leg!.end.serviceArrival).toEqual({ timetabledTime: wire("08:20"), estimatedTime: wire("08:23") });
});

test("a delay that comes as a time, and one that changes the trip only from where it is boarded on", async () => {
  const time = at("08:30") / 1000;
  const { findTrips } = await withLive(
    feedMessage(now, [tripUpdate({ id: "one", date: "20261209" }, [{ stop: "B:1", departure: { time } }])]),
  );
  const [leg] = legsOf((await findTrips(query())).trips[0]);
  expect(leg!.start.serviceDeparture.estimatedTime).toBeUndefined();
  expect(leg!.end.serviceArrival.estimatedTime).toBe(wire("08:38"));
});

test("a change that a delay leaves no time for is marked, in the reader's language", async () => {
  const { findTrips } = await withLive(
    feedMessage(now, [tripUpdate({ id: "one", date: "20261209" }, [{ sequence: 3, arrival: 300 }])]),
  );
  const situationsIn = async (locale: "de_CH" | "fr_CH") =>
    (await findTrips({ ...toD, locale })).trips[0]!.situations.map(({ summary }) => summary);
  expect(await situationsIn("de_CH")).toEqual(["Der Umstieg in Stop C klappt heute vielleicht nicht."]);
  expect(await situationsIn("fr_CH")).toEqual([expect.stringContaining("Stop C")]);
});

test("another platform, a stop left out, and occupancy are on the stops they are about", async () => {
  const { findTrips } = await withLive(
    feedMessage(now, [
      tripUpdate({ id: "one", date: "20261209" }, [
        { sequence: 1, departure: 0, occupancy: 1 },
        { sequence: 2, assigned: "B:2", occupancy: 2, relationship: 1 },
      ]),
    ]),
  );
  const [leg] = legsOf((await findTrips(query())).trips[0]);
  expect(leg!.intermediates[0]).toMatchObject({
    plannedStopPointName: "1",
    estimatedStopPointName: "2",
    status: { notServicedStop: true },
  });
  expect(leg!.occupancy).toEqual({ firstClass: "MEDIUM", secondClass: "MEDIUM" });
});

test("a cancelled trip is shown, and only on its day", async () => {
  const { findTrips } = await withLive(
    feedMessage(now, [tripUpdate({ id: "one", date: "20261209", relationship: 3 })]),
  );
  const { trips } = await findTrips(query());
  expect(legsOf(trips[0])[0]!.service.serviceStatus).toEqual({ cancelled: true });
  const next = await findTrips(query({ at: at("07:30", "2026-12-10") }));
  expect(legsOf(next.trips[0])[0]!.service.serviceStatus).toBeUndefined();
});

test("an update without a date is about the day that is near", async () => {
  const { findTrips } = await withLive(feedMessage(now, [tripUpdate({ id: "one" }, [{ sequence: 1, departure: 60 }])]));
  expect(legsOf((await findTrips(query())).trips[0])[0]!.start.serviceDeparture.estimatedTime).toBe(wire("08:01"));
  const next = await findTrips(query({ at: at("07:30", "2026-12-10") }));
  expect(legsOf(next.trips[0])[0]!.start.serviceDeparture.estimatedTime).toBeUndefined();
});

test("of a trip that comes by a stop twice the second call is late", async () => {
  const { findTrips } = await withLive(
    feedMessage(now, [
      tripUpdate({ id: "loop", date: "20261209" }, [
        { stop: "C", departure: 0 },
        { stop: "C", departure: 240 },
      ]),
    ]),
  );
  const [trip] = (await findTrips(query({ originId: "C", destinationId: "D", at: at("10:20"), results: 1 }))).trips;
  expect(legsOf(trip)[0]!.start.serviceDeparture).toEqual({
    timetabledTime: wire("10:30"),
    estimatedTime: wire("10:34"),
  });
});

test("of a frequency the departure with its time is cancelled, no other one", async () => {
  const files = {
    ...feed,
    ...dailyTrips({ often: "A 8:00 C 8:20" }),
    frequencies: ["trip_id,start_time,end_time,headway_secs", "often,08:00:00,09:00:00,1200"],
  };
  const { findTrips } = await withLive(
    feedMessage(now, [tripUpdate({ id: "often", date: "20261209", time: "08:20:00", relationship: 3 })]),
    files,
  );
  const { trips } = await findTrips(query({ results: 3 }));
  expect(trips.map((trip) => legsOf(trip)[0]!.service.serviceStatus)).toEqual([
    undefined,
    { cancelled: true },
    undefined,
  ]);
});

test("an alert is shown with the trips that it is about, at its time, in the reader's language", async () => {
  const route = message([2, "R"]);
  const { findTrips } = await withLive(
    feedMessage(now, [
      alert([route], { de: "Bauarbeiten", "fr-CH": "Travaux" }),
      alert([message([4, tripDescriptor({ id: "one", date: "20261209" })])], { en: "Only this trip" }),
      alert([message([5, "B"])], { de: "Nicht an diesem Halt" }),
      alert([route], { de: "Vorbei" }, [now - 7200, now - 3600]),
      alert([message([1, "A"], [2, "other"])], { de: "Andere Linie" }),
      alert([message()], { de: "Über nichts" }),
    ]),
  );
  const situations = async (part: Parameters<typeof query>[0]) =>
    (await findTrips(query({ ...part, results: 1 }))).trips[0]!.situations.map(({ summary }) => summary);
  expect(await situations({ locale: "fr_CH" })).toEqual(["Travaux", "Only this trip"]);
  expect(await situations({ originId: "C", destinationId: "D", at: at("09:00") })).toEqual(["Bauarbeiten"]);
});

test("added trips, unknown ones and stops, and damaged dates change nothing", async () => {
  const { findTrips } = await withLive(
    feedMessage(now, [
      tripUpdate({ id: "one", date: "20261209", relationship: 1 }, [{ sequence: 1, departure: 900 }]),
      tripUpdate({ id: "none", date: "20261209" }, [{ sequence: 1, departure: 900 }]),
      tripUpdate({ id: "one", date: "20269999" }, [{ sequence: 1, departure: 900 }]),
      tripUpdate({ id: "one", date: "20261209" }, [{ sequence: 40, departure: 900 }]),
      tripUpdate({ id: "one", date: "20261209" }, [{ sequence: 1, stop: "D", departure: 900 }]),
    ]),
  );
  expect(legsOf((await findTrips(query())).trips[0])[0]!.start.serviceDeparture).toEqual({
    timetabledTime: wire("08:00"),
  });
});

test("the last good answer counts for five minutes, then there is none and one line in the log, until it is back", async () => {
  let answer = 200;
  const late = () => tripUpdate({ id: "one", date: "20261209" }, [{ sequence: 1, departure: 60 }]);
  let madeAt = at("07:01");
  const timetable = await withLive((request, response) => {
    expect(request.headers.authorization).toBe("Bearer secret");
    response.statusCode = answer;
    response.end(feedMessage(madeAt / 1000, [late()]));
  });
  const estimated = async () =>
    legsOf((await timetable.findTrips(query())).trips[0])[0]!.start.serviceDeparture.estimatedTime;
  const passMinutes = async (minutes: number) => {
    madeAt = timetable.clock.ms += minutes * 60_000;
    await timetable.refreshLive();
  };
  expect(await estimated()).toBe(wire("08:01"));
  answer = 503;
  await passMinutes(4);
  expect(await estimated()).toBe(wire("08:01"));
  expect(timetable.lines).toEqual([]);
  for (let nth = 0; nth < 3; nth++) await passMinutes(2);
  expect(await estimated()).toBeUndefined();
  expect(timetable.lines).toEqual([expect.stringContaining("no real time")]);
  answer = 200;
  await passMinutes(1);
  expect(await estimated()).toBe(wire("08:01"));
  expect(timetable.lines).toEqual([expect.anything(), expect.stringContaining("known again")]);
});

test.each<[string, Buffer]>([
  ["no feed", Buffer.from("<!doctype html>")],
  ["a differential feed", feedMessage(now, [], 1)],
  ["an old feed", feedMessage(now - 3600, [])],
])("%s is a line in the log, and no trip is touched", async (_, bytes) => {
  const { findTrips, lines } = await withLive(bytes);
  expect((await findTrips(query())).trips).toHaveLength(2);
  expect(lines).toEqual([expect.stringContaining("no real time")]);
});

test("an answer without an end is given up at the most bytes of a feed", async () => {
  const url = await serve((_, response) => {
    const write = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    };
    response.on("drain", write);
    write();
  });
  await expect(fetchFeed(url, undefined, 1_000_000)).rejects.toThrow("more than 1000000 bytes");
});

test("updates that say nothing of the timetable are in the log by reason, once until their numbers change", async () => {
  const ours = tripUpdate({ id: "one", date: "20261209" }, [{ sequence: 1, departure: 120 }]);
  const foreign = tripUpdate({ id: "of another operator", date: "20261209" }, []);
  const lost = tripUpdate({ id: "two", date: "20261209" }, [{ stop: "nowhere", departure: 60 }]);
  let bytes = feedMessage(now, [ours, foreign, foreign, lost]);
  const timetable = await withLive((_, response) => void response.end(bytes));
  await timetable.refreshLive();
  const line = "info updates of real time that say nothing of this timetable";
  expect(timetable.lines).toEqual([line]);
  expect(timetable.details).toMatchObject([
    { host: expect.any(String), ignored: { unknown_trip: 2, unknown_stop: 1 } },
  ]);
  bytes = feedMessage(now, [ours]);
  await timetable.refreshLive();
  expect(timetable.lines).toEqual([line, line]);
  expect(timetable.details[1]).toMatchObject({ ignored: {} });
});
