/**
 * Makes the demo's timetable of `demo/timetable` and takes it over into DATA_DIR, as a start of the demo's shop does:
 * `npm run timetable:demo`; with `-- --zip FEED.zip` the GTFS feed in between stays.
 */
import { parseArgs } from "node:util";
import { systemClock } from "../server/clock.ts";
import { importDemoTimetable } from "../server/demo-shop/timetable/import-timetable.ts";
import { TimetableMistake } from "../server/demo-shop/timetable/lines.types.ts";
import { isoDate } from "../server/ports/timetable/embedded/gtfs/values.ts";
import { timetableFile } from "../server/ports/timetable/embedded/timetable-file.ts";
import { settings } from "./command/settings.ts";
import { stop } from "./command/stop-command.ts";

const zip = readArguments();
const file = timetableFile(settings().DATA_DIR);
try {
  const { stopTimes, firstDay, lastDay } = await importDemoTimetable({ file }, systemClock.now(), zip);
  const count = new Intl.NumberFormat("en-CH").format(stopTimes);
  console.log(`  Done: ${count} stop times, ${isoDate(firstDay)} to ${isoDate(lastDay)}, in ${file}.`);
} catch (cause) {
  if (!(cause instanceof TimetableMistake)) throw cause;
  stop(`[gipfel] demo/timetable/${cause.message}; nothing has changed.`);
}

function readArguments(): string | undefined {
  try {
    return parseArgs({ options: { zip: { type: "string" } } }).values.zip;
  } catch (cause) {
    return stop(`[gipfel] ${(cause as Error).message}: npm run timetable:demo -- --zip FEED.zip`);
  }
}
