import { readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { dailyTrips, distantStops, feedZip, importFiles, temporaryFolder, type FeedFiles } from "../feed.fixture.ts";
import { importFeed } from "../import-feed.ts";
import { readTimetable } from "./read.ts";
import { SequencePool } from "./sequence-pool.ts";
import { textOf, tripOf } from "./texts.ts";
import { noColor, type Timetable } from "./sections.ts";

const stops = distantStops("ABC");
const files: FeedFiles = {
  stops,
  ...dailyTrips({ b: "A 8:00 B 8:10 C 8:20", a: "A 9:00 B 9:10 C 9:20", c: "A 10:00 B 10:30 C 10:40" }),
};

/** Each pattern's trips in their order. */
const patternsOf = (timetable: Timetable) =>
  Array.from(timetable.patternRoute, (_, pattern) =>
    [...timetable.runTrip.subarray(timetable.patternRunAt[pattern], timetable.patternRunAt[pattern + 1])]
      .map((trip) => textOf(timetable, timetable.tripId[trip]!))
      .join(" "),
  );

async function writtenFile(): Promise<string> {
  const file = join(temporaryFolder(), "deep", "timetable.bin");
  const { facts } = await importFeed({ feed: await feedZip(files), file });
  expect(facts).not.toBeNull();
  return file;
}

test("trips of one list of stops share a pattern in the order of their times, and times of one pace are kept once", async () => {
  const { timetable } = await importFiles(files);
  expect(patternsOf(timetable!)).toEqual(["b a c"]);
  expect(timetable!.times).toBeInstanceOf(Uint16Array);
  expect([...timetable!.times]).toEqual([0, 0, 600, 600, 1200, 1200, 0, 0, 1800, 1800, 2400, 2400]);
});

test("a pattern is split where a trip overtakes another one, at whichever stop", async () => {
  const { timetable } = await importFiles({
    stops,
    ...dailyTrips({
      slow: "A 8:00 B 8:30 C 9:00",
      quick: "A 8:10 B 8:20 C 8:40",
      last: "A 8:20 B 8:30 C 9:00",
      between: "A 8:30 B 8:35/8:50 C 9:10",
    }),
  });
  expect(patternsOf(timetable!)).toEqual(["slow last between", "quick"]);
});

test("other rules for boarding make another pattern", async () => {
  const { timetable } = await importFiles({
    ...files,
    stop_times: [
      `${files["stop_times"]![0]!},pickup_type`,
      ...(files["stop_times"] as string[])
        .slice(1)
        .map((row) => (row.startsWith("a") && row.includes("B") ? `${row},1` : row)),
    ],
  });
  expect(patternsOf(timetable!)).toEqual(["b c", "a"]);
});

test("a trip of more than 18 hours makes the times 32 bits wide", async () => {
  const { timetable } = await importFiles({ stops, ...dailyTrips({ long: "A 8:00 B 30:00" }) });
  expect(timetable!.times).toBeInstanceOf(Uint32Array);
  expect([...timetable!.times]).toEqual([0, 0, 79_200, 79_200]);
});

test("a trip is found by its id", async () => {
  const { timetable } = await importFiles(files);
  expect(["a", "b", "c", "d", ""].map((id) => tripOf(timetable!, id))).toEqual([0, 1, 2, null, null]);
});

test("colours of lines, wheelchairs and bikes are in the file; what is no colour is none", async () => {
  const { timetable } = await importFiles({
    ...files,
    routes: [
      "route_id,agency_id,route_short_name,route_type,route_desc,route_color,route_text_color",
      "R,A,R,3,B,eb0000,ffffff",
      "T,A,T,2,,red,",
    ],
    trips: [
      "route_id,service_id,trip_id,wheelchair_accessible,bikes_allowed",
      "R,daily,a,1,2",
      "R,daily,b,2,1",
      "R,daily,c,,9",
    ],
  });
  expect([...timetable!.routeColor]).toEqual([0xeb_00_00, noColor]);
  expect([...timetable!.routeTextColor]).toEqual([0xff_ff_ff, noColor]);
  expect(textOf(timetable!, timetable!.routeDescription[0]!)).toBe("B");
  expect([...timetable!.tripAccess]).toEqual([1 | (2 << 2), 2 | (1 << 2), 0]);
});

test("a file of an other version, a cut one and a missing one are told apart", async () => {
  const file = await writtenFile();
  expect(readdirSync(dirname(file))).toEqual(["timetable.bin"]);
  const bytes = readFileSync(file);
  const other = Buffer.from(bytes);
  other.writeUInt32LE(99, 8);
  writeFileSync(file, other);
  expect(await readTimetable(file)).toEqual({ timetable: null, reason: "other_version" });
  writeFileSync(file, bytes);
  truncateSync(file, bytes.length - 8);
  expect(await readTimetable(file)).toEqual({ timetable: null, reason: "damaged" });
  truncateSync(file, 5);
  expect(await readTimetable(file)).toEqual({ timetable: null, reason: "damaged" });
  writeFileSync(file, "something else, longer than a header");
  expect(await readTimetable(file)).toEqual({ timetable: null, reason: "damaged" });
  writeFileSync(file, Buffer.from(bytes).fill("{", 16, 40));
  expect(await readTimetable(file)).toEqual({ timetable: null, reason: "damaged" });
  expect(await readTimetable(`${file}.gone`)).toEqual({ timetable: null, reason: "missing" });
});

test("who reads the file of before goes on with it while a newer one takes its place", async () => {
  const file = await writtenFile();
  const { timetable: before } = await readTimetable(file);
  await importFeed({ feed: await feedZip({ stops, ...dailyTrips({ new: "A 8:00 B 8:10" }) }), file });
  expect(patternsOf(before!)).toEqual(["b a c"]);
  expect(patternsOf((await readTimetable(file)).timetable!)).toEqual(["new"]);
});

test("a pool keeps each sequence once, though it grows", () => {
  const pool = new SequencePool();
  const numbers = new Int32Array(3);
  const intern = (one: number, length: number) => {
    numbers.set([one, one * 7, -one]);
    return pool.intern(numbers, length);
  };
  const first = Array.from({ length: 5000 }, (_, nth) => intern(nth, 3));
  expect(new Set(first).size).toBe(5000);
  expect(Array.from({ length: 5000 }, (_, nth) => intern(nth, 3))).toEqual(first);
  expect(intern(7, 2)).toBe(5000);
  expect([pool.lengthOf(5000), pool.values.get(pool.start(5000) + 1)]).toEqual([2, 49]);
});
