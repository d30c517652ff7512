import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  at,
  dailyTrips,
  distantStops,
  feedZip,
  importFiles,
  routerOf,
  search,
  temporaryFolder,
  written,
  type FeedFiles,
} from "./feed.fixture.ts";
import { readTimetable } from "./file/read.ts";
import { importFeed } from "./import-feed.ts";
import { Router } from "./router/router.ts";

const sample = "../shared/data/gtfs-sample.zip";
const stops = distantStops("ABCD");
const right: FeedFiles = { stops, ...dailyTrips({ one: "A 8:00 B 8:10 C 8:20" }) };

/** Problems as a line each: `stop_times.txt:3 unknown_stop`. */
async function problemsOf(files: FeedFiles): Promise<string[]> {
  const { notes, facts, timetable } = await importFiles({ ...right, ...files });
  if (notes.problems.count > 0) expect([facts, timetable]).toEqual([null, null]);
  return notes.problems.list.map(({ file, line, code }) => `${file}${line === null ? "" : `:${line}`} ${code}`);
}

test("a feed with calendar.txt alone, calendar_dates.txt alone, or both is taken over", async () => {
  const dates = ["service_id,date,exception_type", "daily,20261209,2", "daily,20270601,1"];
  expect(await problemsOf({})).toEqual([]);
  expect(await problemsOf({ calendar: null, calendar_dates: dates })).toEqual([]);
  const router = await routerOf({ ...right, calendar_dates: dates });
  // The service is off on 9 December, and the feed reaches to the day that was added.
  expect(search(router, "A", "B", { at: at("08:00"), results: 1 }).journeys).toEqual([]);
  expect(search(router, "A", "B", { at: at("09:00"), results: 1 }).journeys[0]!.departure).toBe(
    at("08:00", "2026-12-10"),
  );
  expect(router.timetable.facts.lastDay - router.timetable.facts.firstDay).toBe(457);
  expect(await problemsOf({ calendar: null })).toEqual(["calendar.txt missing_file"]);
});

test("feed_info.txt says which days can be asked for", async () => {
  const router = await routerOf({
    ...right,
    feed_info: [
      "feed_publisher_name,feed_publisher_url,feed_lang,feed_start_date,feed_end_date,feed_version",
      "SBB,https://sbb.test,de,20261201,20261212,2026-12",
    ],
  });
  expect(router.timetable.facts).toMatchObject({ publisher: "SBB", version: "2026-12", timeZone: "Europe/Zurich" });
  expect(
    router.journeys({ from: "A", to: "B", at: at("08:00", "2026-12-13"), by: "departure", results: 1 }).problem,
  ).toEqual({
    code: "outside_feed",
    first: "2026-12-01",
    last: "2026-12-12",
  });
});

const header = "trip_id,arrival_time,departure_time,stop_id,stop_sequence";
test.each<readonly [what: string, FeedFiles, string[]]>([
  ["a missing file", { stops: null }, ["stops.txt missing_file"]],
  ["a missing column", { stops: ["stop_name", "A"] }, ["stops.txt:1 missing_column"]],
  ["a column that is there twice", { stops: ["stop_id,stop_name,stop_id", "A,A,A"] }, ["stops.txt:1 duplicate_column"]],
  ["an unknown zone", { agency: ["agency_name,agency_timezone", "A,Europe/Bern"] }, ["agency.txt:2 bad_time_zone"]],
  [
    "two zones",
    { agency: ["agency_id,agency_name,agency_timezone", "A,A,Europe/Zurich", "B,B,Europe/Rome"] },
    ["agency.txt:3 several_time_zones"],
  ],
  ["a stop twice", { stops: [...stops, "A,again,46,8"] }, ["stops.txt:6 duplicate_id"]],
  [
    "a place that is none",
    { stops: [...stops, "X,X,146,8", "Y,Y,north,8"] },
    ["stops.txt:6 bad_coordinates", "stops.txt:7 bad_number"],
  ],
  ["an unknown route", { trips: ["route_id,service_id,trip_id", "X,daily,one"] }, ["trips.txt:2 unknown_route"]],
  [
    "a trip twice",
    { trips: ["route_id,service_id,trip_id", "R,daily,one", "R,daily,one"] },
    ["trips.txt:3 duplicate_id"],
  ],
  [
    "wrong calls",
    {
      stop_times: [
        header,
        "one,8:00:00,8:00:00,A,1",
        "one,8:61:00,8:10:00,X,2",
        "two,8:00:00,8:00:00,A,1",
        "one,9:00:00,,,3",
      ],
    },
    [
      "stop_times.txt:3 unknown_stop",
      "stop_times.txt:3 bad_time",
      "stop_times.txt:4 unknown_trip",
      "stop_times.txt:5 missing_value",
    ],
  ],
  [
    "no time at the end",
    { stop_times: [header, "one,8:00:00,8:00:00,A,1", "one,,,B,2"] },
    ["stop_times.txt:3 missing_time"],
  ],
  [
    "time that runs back",
    { stop_times: [header, "one,8:00:00,8:05:00,A,1", "", "one,8:04:00,8:10:00,B,2"] },
    ["stop_times.txt:4 time_runs_back"],
  ],
  [
    "a sequence twice",
    { stop_times: [header, "one,8:00:00,8:00:00,A,1", "one,8:04:00,8:10:00,B,1"] },
    ["stop_times.txt:3 duplicate_sequence"],
  ],
  [
    "a date that is none",
    { calendar_dates: ["service_id,date,exception_type", "daily,20270230,1"] },
    ["calendar_dates.txt:2 bad_date"],
  ],
  [
    "a century",
    { calendar_dates: ["service_id,date,exception_type", "daily,21270201,1"] },
    ["calendar.txt calendar_too_long"],
  ],
  [
    "no day",
    { calendar: null, calendar_dates: ["service_id,date,exception_type", "daily,20270201,2"] },
    ["calendar.txt no_service"],
  ],
  ["no trips", { trips: ["route_id,service_id,trip_id"], stop_times: [header] }, ["stop_times.txt no_trips"]],
  [
    "a transfer to nowhere",
    { transfers: ["from_stop_id,to_stop_id,transfer_type,min_transfer_time", "A,X,2,60", "A,B,2,-5"] },
    ["transfers.txt:2 unknown_stop", "transfers.txt:3 bad_number"],
  ],
  [
    "a frequency without a headway",
    { frequencies: ["trip_id,start_time,end_time,headway_secs", "one,6:00:00,7:00:00,0", "x,6:00:00,7:00:00,60"] },
    ["frequencies.txt:2 bad_number", "frequencies.txt:3 unknown_trip"],
  ],
])("a feed is refused with file and line, and nothing is written: %s", async (_, files, problems) => {
  expect(await problemsOf(files)).toEqual(problems);
});

test("what is no zip, or a damaged one, is refused, and the file of before stays", async () => {
  const folder = temporaryFolder();
  const [feed, file] = [join(folder, "feed.zip"), join(folder, "timetable.bin")];
  writeFileSync(feed, "PK, but no archive");
  writeFileSync(file, "before");
  const no = await importFeed({ feed, file });
  expect([no.facts, no.notes.problems.list[0]!.code]).toEqual([null, "not_a_zip"]);
  copyFileSync(await feedZip(right), feed);
  const bytes = readFileSync(feed);
  // Inside the packed bytes of the first file, whose sum is another one then.
  bytes[50]! ^= 0xff;
  writeFileSync(feed, bytes);
  const damaged = await importFeed({ feed, file });
  expect(damaged.facts).toBeNull();
  expect(damaged.notes.problems.list.at(-1)).toMatchObject({ file: "agency.txt", code: "damaged_file" });
  expect(readdirSync(folder).sort()).toEqual(["feed.zip", "timetable.bin"]);
  expect(readFileSync(file, "utf8")).toBe("before");
});

test("rows of stop_times.txt may stand in any order", async () => {
  const files = dailyTrips({ one: "A 8:00 B 8:10 C 8:20", two: "A 9:00 B 9:10 C 9:20" });
  const [head, ...rows] = files["stop_times"] as string[];
  const router = await routerOf({
    stops,
    ...files,
    stop_times: [head!, ...[5, 0, 3, 2, 4, 1].map((row) => rows[row]!)],
  });
  expect(written(router, search(router, "A", "C", { at: at("07:00"), results: 2 }))).toEqual([
    "8:00 A > C 8:20",
    "9:00 A > C 9:20",
  ]);
});

test("empty times are interpolated by the distance between the stops", async () => {
  const router = await routerOf({
    ...right,
    stops: ["stop_id,stop_name,stop_lat,stop_lon", "A,A,46.0,8", "B,B,46.1,8", "C,C,46.4,8", "D,D,46.5,8"],
    stop_times: [header, "one,8:00:00,8:00:00,A,1", "one,,,B,2", "one,,,C,3", "one,8:50:00,,D,4"],
  });
  expect(written(router, search(router, "B", "C", { at: at("07:00"), results: 1 }))).toEqual(["8:10 B > C 8:40"]);
});

test("a stop on demand without a time is left out with a warning", async () => {
  const { notes, timetable } = await importFiles({
    ...right,
    stop_times: [
      `${header},start_pickup_drop_off_window,end_pickup_drop_off_window`,
      "one,8:00:00,8:00:00,A,1,,",
      "one,,,B,2,8:00:00,9:00:00",
      "one,8:20:00,8:20:00,C,3,,",
    ],
  });
  expect(notes.warnings.list.map(({ code, line }) => `${line} ${code}`)).toEqual(["3 flexible_stop"]);
  const router = new Router(timetable!);
  expect(written(router, search(router, "A", "C", { at: at("07:00"), results: 1 }))).toEqual(["8:00 A > C 8:20"]);
});

test("a frequency with exact times is a timetable, one without promises the longest wait", async () => {
  const frequent = (exact: 0 | 1) =>
    routerOf({
      ...right,
      frequencies: ["trip_id,start_time,end_time,headway_secs,exact_times", `one,6:00:00,7:00:00,1200,${exact}`],
    });
  const [exact, loose] = [await frequent(1), await frequent(0)];
  const from = { at: at("06:05"), results: 2 };
  expect(written(exact, search(exact, "A", "B", from))).toEqual(["6:20 A > B 6:30", "6:40 A > B 6:50"]);
  expect(written(loose, search(loose, "A", "B", from))).toEqual(["6:20 A > B 6:50", "6:40 A > B 7:10"]);
  expect(search(exact, "A", "B", from).journeys[0]!.legs[0]).toMatchObject({ headway: null });
  expect(search(loose, "A", "B", from).journeys[0]!.legs[0]).toMatchObject({ headway: 1200 });
  // The trip's own times only say how long it takes.
  expect(search(exact, "A", "B", { at: at("07:30"), results: 1 }).journeys[0]!.departure).toBe(
    at("06:00", "2026-12-10"),
  );
});

test("Google's sample feed is taken over whole", async () => {
  if (!existsSync(sample)) {
    console.warn(`Skipped: there is no ${sample} here, so the import was not tried with it.`);
    return;
  }
  const file = join(temporaryFolder(), "timetable.bin");
  const steps = new Set<string>();
  const { notes, facts } = await importFeed({ feed: sample, file, onProgress: (step) => steps.add(step) });
  expect([notes.problems.list, notes.warnings.list]).toEqual([[], []]);
  expect(facts).toMatchObject({ timeZone: "America/Los_Angeles", stopTimes: 28 });
  expect([...steps]).toEqual(["read", "trips", "write"]);
  const router = new Router((await readTimetable(file)).timetable!);
  const monday = Date.parse("2007-06-11T08:00:00-07:00");
  const [journey] = search(router, "BEATTY_AIRPORT", "BULLFROG", { at: monday - 3_600_000, results: 1 }).journeys;
  expect(journey).toMatchObject({ departure: monday, arrival: monday + 600_000, transfers: 0 });
});
