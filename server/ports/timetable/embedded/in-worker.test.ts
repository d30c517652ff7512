import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "../../../log.ts";
import type { TimetablePort } from "../timetable.ts";
import { dailyTrips, distantStops, feedZip, temporaryFolder } from "./feed.fixture.ts";
import { importFeed } from "./import-feed.ts";
import { timetableInWorker } from "./in-worker.ts";
import { query } from "./timetable.fixture.ts";

const entry = new URL("../../../timetable-worker.ts", import.meta.url);

async function opened(file: string, log = createLog("silent")): Promise<TimetablePort> {
  const timetable = timetableInWorker(entry, { file, live: { urls: [] } }, log);
  onTestFinished(() => timetable.close?.());
  return timetable;
}

test("the timetable answers from a thread of its own, starts it again after its end, and says what it refuses", async () => {
  const file = join(temporaryFolder(), "timetable.bin");
  await importFeed({
    feed: await feedZip({ stops: distantStops("ABC"), ...dailyTrips({ one: "A 8:00 C 8:20" }) }),
    file,
  });
  const timetable = await opened(file);
  const { trips } = await timetable.findTrips(query());
  expect(trips).toHaveLength(1);
  expect((await timetable.findPlaces("stop c", "de_CH")).map(({ id, kind }) => [id, kind])).toEqual([["C", "bus"]]);
  await expect(timetable.findTrips(query({ originId: "C" }))).rejects.toMatchObject({ code: "same_place" });
  await timetable.close?.();
  expect(await timetable.readTrip(trips[0]!.id, "fr_CH")).toMatchObject({ id: trips[0]!.id });
});

test("what the thread has to say stands in the shop's log", async () => {
  const lines: string[] = [];
  const log = createLog("silent");
  const timetable = await opened(
    join(temporaryFolder(), "none.bin"),
    Object.assign(log, { warn: (_: object, text: string) => lines.push(text) }),
  );
  await expect(timetable.facts()).rejects.toMatchObject({ code: "provider_unavailable" });
  expect(lines).toEqual([expect.stringContaining("npm run timetable")]);
});
