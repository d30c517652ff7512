import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "../log.ts";
import { dailyTrips, distantStops, feedZip, temporaryFolder } from "../ports/timetable/embedded/feed.fixture.ts";
import { readFacts } from "../ports/timetable/embedded/file/read.ts";
import { importFeed } from "../ports/timetable/embedded/import-feed.ts";
import { isDue, keepDemoTimetable } from "./keep-timetable.ts";

const now = Date.parse("2026-11-21T09:00:00Z");
/** A process on a busy machine takes its time (ms). */
const longest = 60_000;
const year = 365 * 86_400_000;

test(
  "a demo without a timetable gets one while it serves, which is made anew when it runs out",
  async () => {
    const file = join(temporaryFolder(), "timetable.bin");
    expect(await isDue(file, now)).toBe(true);
    onTestFinished(keepDemoTimetable({ file, clock: { now: () => Date.now() }, log: createLog("silent") }));
    await vi.waitFor(() => expect(existsSync(file)).toBe(true), { timeout: longest });
    expect((await readFacts(file))?.isDemo).toBe(true);
    expect(await isDue(file, Date.now())).toBe(false);
    expect(await isDue(file, Date.now() + year)).toBe(true);
  },
  longest,
);

test("a feed that somebody has taken over stays; a damaged file does not", async () => {
  const file = join(temporaryFolder(), "timetable.bin");
  await importFeed({
    feed: await feedZip({ stops: distantStops("AB"), ...dailyTrips({ one: "A 8:00 B 8:20" }) }),
    file,
  });
  expect(await isDue(file, now + 10 * year)).toBe(false);
  writeFileSync(file, "no timetable at all");
  expect(await isDue(file, now)).toBe(true);
});
