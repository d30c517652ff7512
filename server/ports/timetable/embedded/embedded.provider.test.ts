import { expect, onTestFinished, test } from "vitest";
import { readEnv } from "../../../env.ts";
import { createLog } from "../../../log.ts";
import { openTimetable } from "../../open.ts";

const deps = {
  clock: { now: () => 0 },
  log: createLog("silent"),
  worker: new URL("../../../timetable-worker.ts", import.meta.url),
};

test("real time is read every 30 seconds where feeds are set, else never", async () => {
  const jobsOf = async (settings: Record<string, string>) => {
    const timetable = await openTimetable(readEnv({ CSRF_SECRET: "a secret for tests", ...settings }), deps);
    onTestFinished(() => timetable.close?.());
    return timetable.jobs?.map(({ every }) => every);
  };
  expect(await jobsOf({})).toEqual([]);
  expect(await jobsOf({ GTFS_RT_URLS: "https://rt.example/trips, https://rt.example/alerts" })).toEqual([30_000]);
});

test.each(["rt.example", "http://rt.example/trips", "https://rt.example,", "file:///etc/passwd"])(
  "%s is no address of a feed",
  (text) => {
    expect(() => readEnv({ CSRF_SECRET: "a secret for tests", GTFS_RT_URLS: text })).toThrow("GTFS_RT_URLS");
  },
);
