/**
 * Takes a GTFS feed over as the shop's timetable in DATA_DIR, all or nothing: `npm run timetable -- FEED.zip`. A shop
 * that runs goes on with the timetable of before until it reads the newer one.
 */
import { parseArgs } from "node:util";
import { isoDate } from "../server/ports/timetable/embedded/gtfs/values.ts";
import type { GtfsNote } from "../server/ports/timetable/embedded/gtfs/problems.ts";
import { importFeed, type ImportStep } from "../server/ports/timetable/embedded/import-feed.ts";
import { timetableFile } from "../server/ports/timetable/embedded/timetable-file.ts";
import { settings } from "./command/settings.ts";
import { stop } from "./command/stop-command.ts";
import { progressBar } from "./seed/progress.ts";

/** Notes shown with their lines; the total is printed. */
const shown = 50;
const numbers = new Intl.NumberFormat("en-CH");
const counted: Record<ImportStep, string> = { read: "bytes read", trips: "trips", write: "files written" };

const feed = readArguments();
const file = timetableFile(settings().DATA_DIR);
const bars = new Map<ImportStep, ReturnType<typeof progressBar>>();
const { facts, notes } = await importFeed({
  feed,
  file,
  onProgress(step, done, all) {
    let bar = bars.get(step);
    if (!bar) bars.set(step, (bar = progressBar(all, { what: counted[step] })));
    bar(done);
  },
});
if (notes.warnings.count > 0) {
  for (const line of linesOf(notes.warnings.list)) console.warn(line);
  console.warn(`\n[gipfel] ${total(notes.warnings.count, "warning")}; the feed is taken over without what they name.`);
}
if (facts) {
  const days = `${isoDate(facts.firstDay)} to ${isoDate(facts.lastDay)}`;
  console.log(`  Done: ${numbers.format(facts.stopTimes)} stop times, ${days}, in ${file}.`);
} else {
  for (const line of linesOf(notes.problems.list)) console.error(line);
  console.error(`\n[gipfel] ${total(notes.problems.count, "problem")}; nothing has changed.`);
  process.exitCode = 1;
}

function linesOf(list: readonly GtfsNote<string>[]): string[] {
  return list
    .slice(0, shown)
    .map(({ file, line, code, message }) => `${file}${line === null ? "" : `:${line}`}: ${message} (${code})`);
}

function total(count: number, what: string): string {
  return `${numbers.format(count)} ${what}${count === 1 ? "" : "s"}${count > shown ? `, the first ${shown} shown` : ""}`;
}

function readArguments(): string {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) throw new Error("one GTFS zip is wanted");
    return name;
  } catch (cause) {
    return stop(`[gipfel] ${(cause as Error).message}: npm run timetable -- FEED.zip`);
  }
}
