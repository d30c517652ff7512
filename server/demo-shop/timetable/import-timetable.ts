import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { TimetableFacts } from "../../ports/timetable/embedded/file/sections.ts";
import { writeZip } from "../../ports/timetable/embedded/gtfs/write-zip.ts";
import { importFeed, type FeedImport } from "../../ports/timetable/embedded/import-feed.ts";
import { demoTimetable } from "../files.ts";
import { spanFrom } from "./calendar.ts";
import { feedFiles, type DemoFeed } from "./feed-files.ts";
import { TimetableMistake, type Lines } from "./lines.types.ts";
import { parseLines } from "./parse-lines.ts";
import { readStops, type DemoStop } from "./read-stops.ts";

const dayMs = 86_400_000;
/** Days ahead that can be booked, at least. */
const daysAhead = 365;
/** Another one where the generator makes another feed of the same files. */
const generator = 2;

/** Reads `lines.txt` and `stops.csv` of the demo. Throws `TimetableMistake`. */
export function readDemoFeed(now: number, folder = demoTimetable): DemoFeed {
  const texts = ["lines.txt", "stops.csv"].map((name) => readFileSync(join(folder, name), "utf8")) as [string, string];
  const [lines, stops] = [parseLines(texts[0]), readStops(texts[1])];
  checkNames(lines, stops);
  const span = spanFrom(Math.floor(now / dayMs));
  return { lines, stops, span, version: versionOf(texts) };
}

function versionOf(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of [`${generator}`, ...texts]) hash.update(text);
  return `demo-${hash.digest("hex").slice(0, 12)}`;
}

function checkNames({ services, changes, walks }: Lines, stops: ReadonlyMap<string, DemoStop>): void {
  for (const { stops: calls, line } of services)
    for (const { name } of calls)
      if (!stops.has(name)) throw new TimetableMistake("lines.txt", line, `stops.csv has no ${name}`);
  for (const { from, to, line } of walks)
    for (const name of [from, to])
      if (!services.some(({ stops }) => stops.some((stop) => stop.name === name)))
        throw new TimetableMistake("lines.txt", line, `no service calls at ${name}`);
  for (const name of changes.keys()) {
    const isStation = services.some(({ kind, stops }) => kind === "train" && stops.some((stop) => stop.name === name));
    if (!isStation) throw new TimetableMistake("lines.txt", 1, `no train calls at ${name}, where one changes`);
  }
}

/** Whether the demo's timetable has to be made anew: other files, or its days run out. */
export function isDemoTimetableDue({ version, lastDay }: TimetableFacts, now: number): boolean {
  return version !== readDemoFeed(now).version || lastDay < Math.floor(now / dayMs) + daysAhead;
}

/**
 * Writes the demo's feed as a GTFS zip beside the timetable's file and imports it, as any feed; the zip is removed
 * unless `zipToWrite` names it. Throws where the importer finds a mistake: the demo's own files are wrong then.
 */
export async function importDemoTimetable(
  { file, onProgress }: Pick<FeedImport, "file" | "onProgress">,
  now: number,
  zipToWrite?: string,
): Promise<TimetableFacts> {
  const zip = zipToWrite ?? `${file}.demo.zip`;
  await mkdir(dirname(zip), { recursive: true });
  try {
    await writeZip(zip, feedFiles(readDemoFeed(now)));
    const { facts, notes } = await importFeed({ feed: zip, file, ...(onProgress && { onProgress }) });
    if (!facts) throw new Error(`the demo's timetable can't be imported: ${JSON.stringify(notes.problems.list[0])}`);
    return facts;
  } finally {
    if (zipToWrite === undefined) await rm(zip, { force: true });
  }
}
