import { expect, test } from "vitest";
import { at, dailyTrips, importFiles, routerOf, search, tripRows, written, type FeedFiles } from "../feed.fixture.ts";
import { Router } from "../router/router.ts";

const stopHeader = "stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station";
const transferHeader = "from_stop_id,to_stop_id,transfer_type,min_transfer_time";
/** Two platforms of a station, and far stops before and after. */
const station = [stopHeader, "A,A,46,8,0,", "S,S,47,8,1,", "S1,S,47,8,0,S", "S2,S,47.0005,8,0,S", "Z,Z,48,8,0,"];
/** Trips to platform 1, and every minute one from platform 2 and from platform 1 itself. */
const everyMinute = (from: string) =>
  dailyTrips({
    to: "A 8:00 S1 8:10",
    ...Object.fromEntries(
      Array.from({ length: 15 }, (_, nth) => [`${from}${nth}`, `${from} 8:${10 + nth} Z 9:${10 + nth}`]),
    ),
  });

/** Minutes from 8:10 on until the first departure that is reached. */
async function minutesOf(files: FeedFiles): Promise<number | null> {
  const router = await routerOf(files);
  const [journey] = search(router, "A", "Z", { at: at("07:55"), results: 1 }).journeys;
  return journey ? (journey.arrival - at("09:10")) / 60_000 : null;
}

test("without a rule a change takes a minute, and two between the platforms of a station", async () => {
  expect(await minutesOf({ stops: station, ...everyMinute("S1") })).toBe(1);
  expect(await minutesOf({ stops: station, ...everyMinute("S2") })).toBe(2);
});

test.each<readonly [rows: string[], minutes: number | null]>([
  [["S,S,2,420"], 7],
  [["S,S,2,420", "S1,S2,2,180"], 3],
  [["S1,S2,2,180", "S,S,2,420"], 3],
  [["S,S,2,420", "S1,S,2,300"], 5],
  [["S1,S,2,300", "S1,S2,2,0"], 0],
  [["S1,S2,1,"], 0],
  [["S1,S2,0,"], 2],
  [["S1,S2,3,"], null],
  [["S,S,3,", "S1,S2,2,240"], 4],
  [["S2,S1,2,540"], 2],
])("of the rules %j the most exact one decides: %s minutes", async (rows, minutes) => {
  expect(await minutesOf({ stops: station, ...everyMinute("S2"), transfers: [transferHeader, ...rows] })).toBe(minutes);
});

test("a rule from a stop to itself is about the change at it", async () => {
  const files = { stops: station, ...everyMinute("S1") };
  expect(await minutesOf({ ...files, transfers: [transferHeader, "S1,S1,2,240"] })).toBe(4);
  expect(await minutesOf({ ...files, transfers: [transferHeader, "S1,S1,3,"] })).toBeNull();
});

test("stops belong together by a parent that the feed lacks, and by their UIC number", async () => {
  const missing = [stopHeader, "A,A,46,8,0,", "S1,S,47,8,0,gone", "S2,S,47.0005,8,0,gone", "Z,Z,48,8,0,"];
  expect(await minutesOf({ stops: missing, ...everyMinute("S2") })).toBe(2);
  const { notes, timetable } = await importFiles({ stops: missing, ...everyMinute("S2") });
  expect(notes.warnings.list.map(({ code }) => code)).toEqual(["unknown_parent"]);
  const router = new Router(timetable!);
  expect(search(router, "A", "gone", { at: at("07:55"), results: 1 }).journeys[0]!.arrival).toBe(at("08:10"));

  const uic = [stopHeader, "A,A,46,8,0,", "8503000:0:1,S,47,8,0,", "8503000:0:2,S,47.0005,8,0,", "Z,Z,48,8,0,"];
  const trips = dailyTrips({ to: "A 8:00 8503000:0:1 8:10", on: "8503000:0:2 8:12 Z 9:00" });
  const byNumber = await routerOf({ stops: uic, ...trips });
  expect(written(byNumber, search(byNumber, "A", "Z", { at: at("08:00"), results: 1 }))).toHaveLength(1);
  // The stop without a platform stands for all of them, wherever it is in the file and whatever its type.
  const last = await routerOf({ stops: [...uic, "8503000,S,47,8,0,"], ...trips });
  expect(search(last, "A", "8503000", { at: at("08:00"), results: 1 }).journeys[0]!.arrival).toBe(at("08:10"));
});

test("a station is found by UIC number and SLOID, whichever the feed has", async () => {
  const sloids = [
    stopHeader,
    "A,A,46,8,0,",
    "ch:1:sloid:3000,S,47,8,1,",
    "ch:1:sloid:3000:0:7,S,47,8,0,ch:1:sloid:3000",
  ];
  const router = await routerOf({ stops: sloids, ...dailyTrips({ to: "A 8:00 ch:1:sloid:3000:0:7 8:10" }) });
  for (const id of ["8503000", "ch:1:sloid:3000", "ch:1:sloid:3000:0:7", "Parent8503000", "8503000:0:1"])
    expect(search(router, "A", id, { at: at("08:00"), results: 1 }).journeys).toHaveLength(1);
  expect(router.journeys({ from: "A", to: "8503001", at: at("08:00"), by: "departure", results: 1 }).problem).toEqual({
    code: "unknown_stop",
    which: "to",
  });
});

/** A valley stop V, the foot F of a funicular 110 m from it, its top T 250 m on, a hut H beside the top. */
const mountain = [
  "stop_id,stop_name,stop_lat,stop_lon",
  "A,A,46,8",
  "V,V,47,8",
  "F,F,47.001,8",
  "T,T,47.0032,8",
  "H,H,47.004,8",
  "Z,Z,48,8",
];

test("short ways are walked, at both ends too, and longer ones are not", async () => {
  const router = await routerOf({
    stops: mountain,
    ...dailyTrips({ to: "A 8:00 V 8:10", on: "F 8:12 Z 9:00", far: "H 8:30 Z 8:40" }),
  });
  const answer = search(router, "A", "Z", { at: at("08:00"), results: 2 });
  expect(written(router, answer)).toEqual(["8:00 A > V 8:10, walk V > F, 8:12 F > Z 9:00"]);
  expect(answer.journeys[0]!.legs[1]).toMatchObject({ kind: "transfer", seconds: 120, metres: 145, available: 120 });
  expect(written(router, search(router, "A", "F", { at: at("08:00"), results: 1 }))).toEqual([
    "8:00 A > V 8:10, walk V > F",
  ]);
  expect(search(router, "A", "F", { at: at("08:00"), results: 1 }).journeys[0]!.arrival).toBe(at("08:12"));
  expect(search(router, "V", "F", { at: at("08:00") }).walk).toMatchObject({ seconds: 120, metres: 145 });
  expect(search(router, "A", "F", { at: at("08:00") }).walk).toBeNull();
});

test.each([7, 6, 1400, 1300, 1303])(
  "nobody walks along a route of type %s, nor from near its foot to near its top",
  async (type) => {
    const files: FeedFiles = {
      stops: mountain,
      routes: ["route_id,agency_id,route_short_name,route_type", "R,A,R,3", `C,A,C,${type}`],
      trips: ["route_id,service_id,trip_id", "R,daily,to", "R,daily,on", "C,daily,up"],
      stop_times: [
        "trip_id,arrival_time,departure_time,stop_id,stop_sequence",
        ...tripRows("to", "A 8:00 F 8:10"),
        ...tripRows("on", "H 8:20 Z 9:00"),
        ...tripRows("up", "F 8:30 T 8:35"),
      ],
    };
    const router = await routerOf(files);
    expect(search(router, "F", "T", { at: at("08:00") }).walk).toBeNull();
    expect(search(router, "F", "H", { at: at("08:00") }).walk).toBeNull();
    expect(search(router, "V", "F", { at: at("08:00") }).walk).not.toBeNull();
    expect(search(router, "T", "H", { at: at("08:00") }).walk).not.toBeNull();
    // The funicular is too late for this day's trip from the hut.
    const [journey] = search(router, "A", "Z", { at: at("08:00"), results: 1 }).journeys;
    expect(journey!.arrival).toBe(at("09:00", "2026-12-10"));
    // A bus there would be walked along.
    const bus = await routerOf({
      ...files,
      routes: ["route_id,agency_id,route_short_name,route_type", "R,A,R,3", "C,A,C,700"],
    });
    expect(search(bus, "F", "T", { at: at("08:00") }).walk).not.toBeNull();
  },
);
