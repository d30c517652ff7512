import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readTimetable } from "../../ports/timetable/embedded/file/read.ts";
import type { TimetableFacts } from "../../ports/timetable/embedded/file/sections.ts";
import { textOf } from "../../ports/timetable/embedded/file/texts.ts";
import { splitLine } from "../../ports/timetable/embedded/gtfs/csv.ts";
import { uicOf } from "../../ports/timetable/stop-ids.ts";
import { isoDate } from "../../ports/timetable/embedded/gtfs/values.ts";
import { writeZip } from "../../ports/timetable/embedded/gtfs/write-zip.ts";
import { importFeed, type ImportedFeed } from "../../ports/timetable/embedded/import-feed.ts";
import { Router } from "../../ports/timetable/embedded/router/router.ts";
import { demoCatalogue, demoTimetable } from "../files.ts";
import { feedFiles } from "./feed-files.ts";
import { importDemoTimetable, isDemoTimetableDue, readDemoFeed } from "./import-timetable.ts";

const now = Date.parse("2026-11-26T12:00:00Z");
const folder = mkdtempSync(join(tmpdir(), "gipfel-demo-timetable-"));
const { stops } = readDemoFeed(now);
const idOf = (name: string) => stops.get(name)!.id;
let imported: ImportedFeed;
let facts: TimetableFacts;
let router: Router;

beforeAll(async () => {
  const [feed, file] = [join(folder, "feed.zip"), join(folder, "timetable.bin")];
  await writeZip(feed, feedFiles(readDemoFeed(now)));
  imported = await importFeed({ feed, file });
  facts = imported.facts!;
  router = new Router((await readTimetable(file)).timetable!);
});

test("the feed is imported without a problem or a warning, and the file says that it is a demo", () => {
  expect(imported.notes.problems.list).toEqual([]);
  expect(imported.notes.warnings.list).toEqual([]);
  expect(facts.isDemo).toBe(true);
  expect([facts.firstDay, facts.lastDay].map(isoDate)).toEqual(["2026-11-01", "2027-12-31"]);
});

test("the same files and month make the same timetable, and no zip stays", async () => {
  const file = join(mkdtempSync(join(folder, "again-")), "timetable.bin");
  await importDemoTimetable({ file }, Date.parse("2026-11-03T04:00:00Z"));
  expect(readFileSync(file).equals(readFileSync(join(folder, "timetable.bin")))).toBe(true);
  expect(readdirSync(join(file, ".."))).toEqual(["timetable.bin"]);
});

test("it is due when less than a year is left, or its files are other ones", () => {
  expect(isDemoTimetableDue(facts, now)).toBe(false);
  expect(isDemoTimetableDue(facts, Date.parse("2026-12-31T23:00:00Z"))).toBe(false);
  expect(isDemoTimetableDue(facts, Date.parse("2027-01-01T00:00:00Z"))).toBe(true);
  expect(isDemoTimetableDue({ ...facts, version: "demo-of-before" }, now)).toBe(true);
});

interface Trip {
  readonly from: string;
  readonly to: string;
  /** Minutes that the quickest takes, at least and at most. */
  readonly minutes: readonly [number, number];
  readonly transfers: number;
}

const trips: readonly Trip[] = [
  { from: "Zürich HB", to: "Bern", minutes: [55, 58], transfers: 0 },
  { from: "Bern", to: "Zürich HB", minutes: [55, 58], transfers: 0 },
  { from: "Genève", to: "Zürich HB", minutes: [160, 175], transfers: 0 },
  { from: "Genève", to: "Zermatt", minutes: [215, 235], transfers: 1 },
  { from: "Interlaken Ost", to: "Jungfraujoch", minutes: [80, 100], transfers: 2 },
  { from: "Basel SBB", to: "St. Moritz", minutes: [255, 285], transfers: 1 },
  { from: "Zürich HB", to: "Lugano", minutes: [115, 125], transfers: 0 },
  { from: "Zürich HB", to: "Interlaken Ost", minutes: [112, 122], transfers: 0 },
  { from: "Luzern", to: "Engelberg", minutes: [40, 50], transfers: 0 },
  { from: "Bern", to: "Saas-Fee, Busterminal", minutes: [110, 135], transfers: 1 },
];

test.each(trips)("from $from to $to it takes $minutes minutes", ({ from, to, minutes, transfers }) => {
  const at = Date.parse("2027-07-10T08:00:00+02:00");
  const answer = router.journeys({ from: idOf(from), to: idOf(to), at, by: "departure", results: 6 });
  const found = answer.problem ? [] : answer.journeys;
  const quickest = Math.min(...found.map(({ departure, arrival }) => (arrival - departure) / 60_000));
  expect(quickest).toBeGreaterThanOrEqual(minutes[0]);
  expect(quickest).toBeLessThanOrEqual(minutes[1]);
  expect(Math.min(...found.map((journey) => journey.transfers))).toBeLessThanOrEqual(transfers);
});

/** UIC numbers of what is reached from Zürich HB by who leaves between 5 and 11. */
function reached(instant: string): Set<string> {
  const answer = router.reachable({
    from: idOf("Zürich HB"),
    at: Date.parse(instant),
    minutes: 14 * 60,
    windowMinutes: 6 * 60,
  });
  if (answer.problem) throw new Error(answer.problem.code);
  const { timetable } = router;
  return new Set([...answer.seconds.keys()].map((stop) => `${uicOf(textOf(timetable, timetable.stopId[stop]!))}`));
}

test("from Zürich HB every stop is reached on a Saturday in July, and most in December", () => {
  const july = reached("2027-07-10T05:00:00+02:00");
  expect([...stops.values()].filter(({ id }) => !july.has(id)).map(({ name }) => name)).toEqual([]);
  const december = reached("2026-12-19T05:00:00+01:00");
  expect(december.size).toBeGreaterThan(0.9 * stops.size);
});

test("each place of the catalogue has meeting points with a stop within a walk", () => {
  const rows = readFileSync(join(demoTimetable, "meeting-points.csv"), "utf8").trimEnd().split("\n").slice(1);
  const nearest = rows.map((row) => splitLine(row)!);
  const ids = new Set([...stops.values()].map(({ id }) => id));
  expect(nearest.filter(([, , id]) => !ids.has(id!))).toEqual([]);
  // The catalogue's coordinates are those of the place's middle for some.
  expect(nearest.filter(([, , , , metres]) => Number(metres) > 1000).length).toBeLessThan(0.1 * nearest.length);
  const { locations } = JSON.parse(readFileSync(join(demoCatalogue, "catalogue.json"), "utf8")) as {
    locations: { title: { de_CH: string } }[];
  };
  const named = new Set(nearest.map(([location]) => location));
  expect(locations.map(({ title }) => title.de_CH).filter((title) => !named.has(title))).toEqual([]);
});
