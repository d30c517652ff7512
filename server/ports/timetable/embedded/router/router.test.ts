import { expect, test } from "vitest";
import { at, dailyTrips, distantStops, routerOf, search, wednesday, written } from "../feed.fixture.ts";

const stops = distantStops("ABCDEF");

test("a range query gives the journeys that none dominates, from a departure on", async () => {
  const router = await routerOf({
    stops,
    ...dailyTrips({
      slow: "A 8:00 C 9:00",
      quick: "A 8:10 C 8:50",
      first: "A 8:05 B 8:15",
      second: "B 8:20 C 8:40",
      next: "A 9:00 C 9:40",
    }),
  });
  expect(written(router, search(router, "A", "C", { at: at("07:30"), results: 3 }))).toEqual([
    "8:05 A > B 8:15, 8:20 B > C 8:40",
    "8:10 A > C 8:50",
    "9:00 A > C 9:40",
  ]);
  expect(written(router, search(router, "A", "C", { at: at("08:11"), results: 1 }))).toEqual(["9:00 A > C 9:40"]);
});

test("a journey is dropped where one that leaves much later arrives as early", async () => {
  const router = await routerOf({
    stops,
    ...dailyTrips({ early: "A 8:00 B 8:10", last: "A 9:30 B 9:40", on: "B 10:00 C 11:00" }),
  });
  expect(written(router, search(router, "A", "C", { at: at("07:30"), results: 1 }))).toEqual([
    "9:30 A > B 9:40, 10:00 B > C 11:00",
  ]);
});

test("a run that a later departure rides on too is left, but an earlier one is caught at a stop after it", async () => {
  const router = await routerOf({
    stops,
    ...dailyTrips({
      toA: "F 8:00 A 8:10",
      toC: "F 8:00 C 8:20",
      toB: "F 8:30 B 9:00",
      first: "A 8:05 B 8:15 C 8:25 D 8:35",
      second: "A 8:40 B 9:05 C 9:15 D 9:25",
    }),
  });
  expect(written(router, search(router, "F", "D", { at: at("07:50"), results: 2 }))).toEqual([
    "8:00 F > C 8:20, 8:25 C > D 8:35",
    "8:30 F > B 9:00, 9:05 B > D 9:25",
  ]);
});

test("a direct ride that takes hours stays among journeys with a change, also where these begin anew after it", async () => {
  const router = await routerOf({
    stops,
    ...dailyTrips({
      one: "A 8:00 B 8:10",
      two: "A 8:20 B 8:30",
      three: "A 11:00 B 11:10",
      onOne: "B 8:15 C 8:40",
      onTwo: "B 8:35 C 9:00",
      onThree: "B 11:15 C 11:40",
      direct: "A 8:10 C 15:00",
      lastDirect: "A 10:50 C 16:00",
    }),
  });
  expect(written(router, search(router, "A", "C", { at: at("07:30"), results: 5 }))).toEqual([
    "8:00 A > B 8:10, 8:15 B > C 8:40",
    "8:10 A > C 15:00",
    "8:20 A > B 8:30, 8:35 B > C 9:00",
    "10:50 A > C 16:00",
    "11:00 A > B 11:10, 11:15 B > C 11:40",
  ]);
});

test("arrive-by gives the last journeys that arrive in time", async () => {
  const router = await routerOf({
    stops,
    ...dailyTrips({
      one: "A 8:00 B 8:10",
      two: "A 8:20 B 8:30",
      late: "A 9:00 B 9:10",
      on: "B 8:35 C 8:55",
      direct: "A 7:40 C 8:55",
    }),
  });
  expect(written(router, search(router, "A", "C", { at: at("09:00"), by: "arrival", results: 2 }))).toEqual([
    "7:40 A > C 8:55",
    "8:20 A > B 8:30, 8:35 B > C 8:55",
  ]);
  expect(written(router, search(router, "A", "B", { at: at("08:30"), by: "arrival", results: 1 }))).toEqual([
    "8:20 A > B 8:30",
  ]);
});

test("a change takes its time: a minute at one stop, if the feed says nothing", async () => {
  const router = await routerOf({
    stops,
    ...dailyTrips({ one: "A 8:00 B 8:10", tight: "B 8:10 C 8:20", next: "B 8:11 C 8:30" }),
  });
  const { journeys } = search(router, "A", "C", { at: at("08:00"), results: 1 });
  expect(written(router, { journeys, walk: null })).toEqual(["8:00 A > B 8:10, 8:11 B > C 8:30"]);
  expect(journeys[0]!.transfers).toBe(1);
  expect(journeys[0]!.legs[1]).toMatchObject({ kind: "transfer", seconds: 60, available: 60 });
});

test("a leg has its trip, the service day and all calls with their times", async () => {
  const router = await routerOf({ stops, ...dailyTrips({ one: "A 8:00 B 8:10/8:12 C 8:20 D 8:30" }) });
  const [journey] = search(router, "A", "C", { at: at("08:00") }).journeys;
  expect(journey).toMatchObject({ departure: at("08:00"), arrival: at("08:20"), transfers: 0 });
  expect(journey!.legs).toMatchObject([
    {
      kind: "ride",
      headway: null,
      boardPosition: 0,
      alightPosition: 2,
      serviceDay: Date.parse(wednesday) / 86_400_000,
      calls: [{ departure: at("08:00") }, { arrival: at("08:10"), departure: at("08:12") }, { arrival: at("08:20") }],
    },
  ]);
});

test("24:35 belongs to the day before", async () => {
  const router = await routerOf({ stops, ...dailyTrips({ night: "A 24:35 B 25:10" }) });
  const [journey] = search(router, "A", "B", { at: at("00:10", "2026-12-10"), results: 1 }).journeys;
  expect(journey).toMatchObject({ departure: at("00:35", "2026-12-10"), arrival: at("01:10", "2026-12-10") });
  expect(journey!.legs[0]).toMatchObject({ serviceDay: Date.parse(wednesday) / 86_400_000 });
  const [before] = search(router, "A", "B", { at: at("01:10", "2026-12-10"), by: "arrival", results: 1 }).journeys;
  expect(before).toMatchObject({ arrival: at("01:10", "2026-12-10") });
});

test("a search in the evening finds the first trip of the next morning, and one in the early hours the last evening's", async () => {
  const router = await routerOf({ stops, ...dailyTrips({ morning: "A 6:00 B 6:30" }) });
  expect(search(router, "A", "B", { at: at("23:30"), results: 1 }).journeys[0]).toMatchObject({
    departure: at("06:00", "2026-12-10"),
  });
  expect(search(router, "A", "B", { at: at("01:00"), by: "arrival", results: 1 }).journeys[0]).toMatchObject({
    departure: at("06:00", "2026-12-08"),
  });
});

test("a run of the next service day may overtake one of the day before", async () => {
  const router = await routerOf({
    stops,
    ...dailyTrips({ slow: "A 24:30 B 28:00", quick: "A 1:00 B 1:20", to: "C 24:10 A 24:20" }),
  });
  expect(written(router, search(router, "C", "B", { at: at("00:05"), results: 1 }))).toEqual([
    "0:10 C > A 0:20, 1:00 A > B 1:20",
  ]);
});

test("on the days on which the clocks change, times count from noon minus twelve hours", async () => {
  const router = await routerOf({ stops, ...dailyTrips({ early: "A 1:30 B 3:30", noon: "A 12:00 B 12:30" }) });
  const spring = "2027-03-28";
  const springDays = search(router, "A", "B", { at: at("00:00", spring), results: 2 }).journeys;
  // The service day starts at 23:00 of the evening before, so 1:30 is half past midnight.
  expect(springDays[0]).toMatchObject({ departure: at("00:30", spring), arrival: at("03:30", spring, "+02:00") });
  expect(springDays[1]).toMatchObject({ departure: at("12:00", spring, "+02:00") });
  const autumn = "2026-10-25";
  const autumnDays = search(router, "A", "B", { at: at("00:00", autumn, "+02:00"), results: 2 }).journeys;
  // It starts at 1:00 of summer's time, so 1:30 is half past two, before the hour comes again.
  expect(autumnDays[0]).toMatchObject({ departure: at("02:30", autumn, "+02:00"), arrival: at("03:30", autumn) });
  expect(autumnDays[1]).toMatchObject({ departure: at("12:00", autumn) });
});

test("a trip that visits a stop twice may be boarded and left at either visit", async () => {
  const router = await routerOf({
    stops,
    ...dailyTrips({ loop: "A 8:00 B 8:10 C 8:20 D 8:30 B 8:40 E 8:50", on: "D 8:00 B 8:08", back: "C 7:50 D 8:25" }),
  });
  expect(written(router, search(router, "A", "E", { at: at("08:00"), results: 1 }))).toEqual(["8:00 A > E 8:50"]);
  expect(written(router, search(router, "B", "C", { at: at("08:00"), results: 1 }))).toEqual(["8:10 B > C 8:20"]);
  expect(written(router, search(router, "C", "B", { at: at("08:00"), results: 1 }))).toEqual(["8:20 C > B 8:40"]);
  expect(written(router, search(router, "B", "E", { at: at("08:00"), results: 1 }))).toEqual(["8:40 B > E 8:50"]);
  expect(written(router, search(router, "B", "E", { at: at("09:00"), by: "arrival", results: 1 }))).toEqual([
    "8:40 B > E 8:50",
  ]);
  expect(written(router, search(router, "A", "B", { at: at("09:00"), by: "arrival", results: 1 }))).toEqual([
    "8:00 A > B 8:10",
  ]);
});

test("nobody boards where no pickup is, nor leaves where no drop-off is", async () => {
  const router = await routerOf({
    stops,
    trips: ["route_id,service_id,trip_id", "R,daily,one", "R,daily,two"],
    stop_times: [
      "trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type",
      "one,8:00:00,8:00:00,A,1,0,1",
      "one,8:10:00,8:10:00,B,2,1,0",
      "one,8:20:00,8:20:00,C,3,0,1",
      "one,8:30:00,8:30:00,D,4,0,0",
      "two,9:00:00,9:00:00,A,1,0,0",
      "two,9:10:00,9:10:00,B,2,2,0",
      "two,9:20:00,9:20:00,C,3,0,3",
      "two,9:30:00,9:30:00,D,4,0,0",
    ],
  });
  const from = { at: at("07:00"), results: 1 };
  expect(written(router, search(router, "A", "C", from))).toEqual(["9:00 A > C 9:20"]);
  expect(written(router, search(router, "B", "D", from))).toEqual(["9:10 B > D 9:30"]);
  expect(written(router, search(router, "C", "D", from))).toEqual(["8:20 C > D 8:30"]);
  expect(search(router, "B", "D", from).journeys[0]!.legs[0]).toMatchObject({
    calls: [{ rules: 2 }, { rules: 12 }, {}],
  });
});

test("equal and unknown stops and days outside the feed are refused with the feed's days", async () => {
  const router = await routerOf({ stops, ...dailyTrips({ one: "A 8:00 B 8:10" }) });
  const ask = (from: string, to: string, date = wednesday) =>
    router.journeys({ from, to, at: at("08:00", date), by: "departure", results: 1 }).problem;
  expect(ask("A", "A")).toEqual({ code: "same_stop" });
  expect(ask("X", "A")).toEqual({ code: "unknown_stop", which: "from" });
  expect(ask("A", "X")).toEqual({ code: "unknown_stop", which: "to" });
  expect(ask("A", "B", "2027-06-01")).toEqual({ code: "outside_feed", first: "2026-03-01", last: "2027-04-30" });
  expect(ask("A", "B", "2026-02-01")).toEqual({ code: "outside_feed", first: "2026-03-01", last: "2027-04-30" });
  expect(
    router.reachable({ from: "A", at: at("08:00", "2027-06-01"), minutes: 60, windowMinutes: 60 }).problem,
  ).toEqual({
    code: "outside_feed",
    first: "2026-03-01",
    last: "2027-04-30",
  });
});

test("where no journey leads, there is none", async () => {
  const router = await routerOf({ stops, ...dailyTrips({ one: "A 8:00 B 8:10", other: "C 8:00 D 8:10" }) });
  expect(search(router, "A", "D", { at: at("08:00") }).journeys).toEqual([]);
  expect(search(router, "B", "A", { at: at("08:00"), by: "arrival" }).journeys).toEqual([]);
});

test("what is reachable within minutes counts the shortest journey of the window", async () => {
  const router = await routerOf({
    stops,
    ...dailyTrips({ slow: "A 8:00 B 8:40 C 9:10", quick: "A 8:30 B 8:50", on: "B 9:00 D 9:29", far: "B 9:00 E 9:31" }),
  });
  const answer = router.reachable({ from: "A", at: at("08:00"), minutes: 60, windowMinutes: 60 });
  if (answer.problem) throw new Error(answer.problem.code);
  const minutes = Object.fromEntries(
    [...answer.seconds].map(([stop, seconds]) => ["ABCDEF"[stop], seconds / 60] as const),
  );
  expect(minutes).toEqual({ A: 0, B: 20, D: 59 });
});
