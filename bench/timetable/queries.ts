/** A process that serves a timetable: `node bench/timetable/queries.ts FILE QUERIES`. */
import { readTimetable } from "../../server/ports/timetable/embedded/file/read.ts";
import { textOf } from "../../server/ports/timetable/embedded/file/texts.ts";
import { Router } from "../../server/ports/timetable/embedded/router/router.ts";
import { numbers } from "../search/words.ts";

const [file, queries] = process.argv.slice(2) as [string, string];
const opened = performance.now();
const { timetable, reason } = await readTimetable(file);
if (!timetable) throw new Error(reason);
const router = new Router(timetable);
const opening = performance.now() - opened;
const random = numbers(7);
const { stopStation, stopId } = timetable;
const stations = [...stopStation.keys()].filter((stop) => stopStation[stop] === stop);
const station = () => textOf(timetable, stopId[stations[Math.floor(random() * stations.length)]!]!);
const midnight = Date.parse("2027-03-10T00:00:00+01:00");

function measure(by: "departure" | "arrival") {
  const times: number[] = [];
  let found = 0;
  for (let nth = 0; nth < Number(queries); nth++) {
    const at = midnight + Math.floor((6 + random() * 14) * 60) * 60_000;
    const began = performance.now();
    const answer = router.journeys({ from: station(), to: station(), at, by, results: 6 });
    times.push(performance.now() - began);
    found += answer.problem ? 0 : answer.journeys.length;
  }
  times.sort((one, other) => one - other);
  const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))]!;
  return { p50: share(0.5), p99: share(0.99), most: times.at(-1)!, found: found / Number(queries) };
}

// The first queries find the runs of their days.
router.journeys({ from: station(), to: station(), at: midnight + 8 * 3_600_000, by: "departure", results: 6 });
const [forward, backward] = [measure("departure"), measure("arrival")];
const began = performance.now();
router.reachable({ from: station(), at: midnight + 9 * 3_600_000, minutes: 60, windowMinutes: 60 });
const reachable = performance.now() - began;
console.log(
  JSON.stringify({
    opening,
    forward,
    backward,
    reachable,
    resident: process.memoryUsage.rss() / 1024 / 1024,
    peak: process.resourceUsage().maxRSS / 1024,
    patterns: timetable.patternRoute.length,
    runs: timetable.runTrip.length,
    bytes: timetable.textBytes.buffer.byteLength / 1024 / 1024,
  }),
);
