/** A process of its own, so that its memory is the import's alone: `node bench/timetable/import.ts FEED FILE`. */
import { importFeed } from "../../server/ports/timetable/embedded/import-feed.ts";

const [feed, file] = process.argv.slice(2) as [string, string];
const began = performance.now();
let shown = 0;
const { notes, facts } = await importFeed({
  feed,
  file,
  onProgress(step, done, all) {
    if (performance.now() - shown < 5000) return;
    shown = performance.now();
    console.error(`  ${step} ${Math.round((100 * done) / all)} %, ${Math.round((shown - began) / 1000)} s`);
  },
});
if (!facts) throw new Error(JSON.stringify(notes.problems.list.slice(0, 5)));
console.log(
  JSON.stringify({
    seconds: (performance.now() - began) / 1000,
    peak: process.resourceUsage().maxRSS / 1024,
    stopTimes: facts.stopTimes,
  }),
);
