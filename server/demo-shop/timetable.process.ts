/**
 * Makes the demo's timetable in a process of its own, which frees its memory; the argument is the timetable's file.
 * Exits with 1 and prints the cause where that fails.
 */
import { systemClock } from "../clock.ts";
import { isDue } from "./keep-timetable.ts";
import { importDemoTimetable } from "./timetable/import-timetable.ts";

const [file] = process.argv.slice(2) as [string];
// The parent process has ended.
const orphaned = () => process.exit(1);
process.once("disconnect", orphaned);
try {
  const now = systemClock.now();
  // Somebody may have taken a feed over meanwhile.
  if (await isDue(file, now)) await importDemoTimetable({ file }, now);
} catch (cause) {
  console.error(cause);
  process.exitCode = 1;
} finally {
  process.off("disconnect", orphaned);
  process.disconnect?.();
}
