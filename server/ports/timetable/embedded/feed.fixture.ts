import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Timetable } from "./file/sections.ts";
import { readTimetable } from "./file/read.ts";
import { writeZip } from "./gtfs/write-zip.ts";
import { importFeed, type ImportedFeed } from "./import-feed.ts";
import { textOf } from "./file/texts.ts";
import { Router, type Journeys, type JourneyQuery } from "./router/router.ts";

/** Files of a feed by name, without `.txt`: rows with commas between their values. Null leaves one out. */
export type FeedFiles = Record<string, string | readonly string[] | null>;

/** A day with nothing special in December 2026, a Wednesday. */
export const wednesday = "2026-12-09";

const plain: FeedFiles = {
  agency: ["agency_id,agency_name,agency_timezone", "A,Agency,Europe/Zurich"],
  calendar: [
    "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date",
    "daily,1,1,1,1,1,1,1,20260301,20270430",
  ],
  routes: ["route_id,agency_id,route_short_name,route_type", "R,A,R,3", "T,A,T,2"],
};

/** Stops far from each other, so that nobody walks: A, B, C … as `stops.txt`. */
export function distantStops(ids: string): string[] {
  return ["stop_id,stop_name,stop_lat,stop_lon", ...[...ids].map((id, at) => `${id},Stop ${id},46.${10 + at},8.0`)];
}

/** A trip as rows of stop_times.txt: `calls` such as `A 8:00 B 8:10/8:12 C 8:20`. */
export function tripRows(trip: string, calls: string): string[] {
  const words = calls.split(" ");
  return Array.from({ length: words.length / 2 }, (_, at) => {
    const [arrival, departure = arrival] = words[2 * at + 1]!.split("/");
    return `${trip},${arrival}:00,${departure}:00,${words[2 * at]},${at + 1}`;
  });
}

/** trips.txt and stop_times.txt of trips of the route R that run daily, by id. */
export function dailyTrips(trips: Record<string, string>): FeedFiles {
  return {
    trips: ["route_id,service_id,trip_id", ...Object.keys(trips).map((id) => `R,daily,${id}`)],
    stop_times: [
      "trip_id,arrival_time,departure_time,stop_id,stop_sequence",
      ...Object.entries(trips).flatMap(([id, calls]) => tripRows(id, calls)),
    ],
  };
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "gipfel-timetable-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

export async function feedZip(files: FeedFiles): Promise<string> {
  const path = join(temporaryFolder(), "feed.zip");
  const given = Object.entries({ ...plain, ...files }).flatMap(([name, text]) =>
    text === null ? [] : [{ name: `${name}.txt`, parts: [typeof text === "string" ? text : `${text.join("\n")}\n`] }],
  );
  await writeZip(path, given);
  return path;
}

export async function importFiles(files: FeedFiles): Promise<ImportedFeed & { timetable: Timetable | null }> {
  const feed = await feedZip(files);
  const file = join(temporaryFolder(), "timetable.bin");
  const imported = await importFeed({ feed, file });
  return { ...imported, timetable: (await readTimetable(file)).timetable };
}

/** A router on a feed that has to be right. */
export async function routerOf(files: FeedFiles): Promise<Router> {
  const { timetable, notes } = await importFiles(files);
  if (!timetable) throw new Error(JSON.stringify(notes.problems.list));
  return new Router(timetable);
}

/** The instant (ms) of a local time of Zurich with its offset, in winter if nothing else is said. */
export const at = (time: string, date = wednesday, offset = "+01:00"): number =>
  Date.parse(`${date}T${time}:00${offset}`);

export function search(
  router: Router,
  from: string,
  to: string,
  query: Partial<JourneyQuery> & { at: number },
): Journeys {
  const answer = router.journeys({ from, to, by: "departure", results: 6, ...query });
  if (answer.problem) throw new Error(JSON.stringify(answer.problem));
  return answer;
}

/** Journeys as people write them: `8:00 A > B 8:10, 8:12 B > C 8:20`, in winter's time of Zurich. */
export function written(router: Router, { journeys }: Journeys): string[] {
  const { timetable } = router;
  const stop = (number: number) => textOf(timetable, timetable.stopId[number]!);
  const time = (ms: number) => new Date(ms + 3_600_000).toISOString().slice(11, 16).replace(/^0/, "");
  return journeys.map(({ legs }) =>
    legs
      .flatMap((leg) => {
        if (leg.kind === "transfer") return leg.from === leg.to ? [] : [`walk ${stop(leg.from)} > ${stop(leg.to)}`];
        const [first, last] = [leg.calls[0]!, leg.calls.at(-1)!];
        return [`${time(first.departure)} ${stop(first.stop)} > ${stop(last.stop)} ${time(last.arrival)}`];
      })
      .join(", "),
  );
}
