import { expect, test } from "vitest";
import { createLog, type Log } from "../log.ts";
import { AppError } from "../errors.ts";
import { fixtureTimetable } from "../ports/timetable/timetable.fixture.ts";
import type { Services } from "../services.ts";
import { reportTimetableJob } from "./report-timetable.ts";

/** The log's lines of a run at an instant; the fixture's timetable ends on 31 October 2027. */
async function linesAt(now: string, facts = fixtureTimetable.facts) {
  const lines: unknown[] = [];
  const note = (level: string) => (details: object) => void lines.push({ level, ...details });
  const log: Log = Object.assign(createLog("silent"), { info: note("info"), warn: note("warn") });
  const services = { clock: { now: () => Date.parse(now) }, log, ports: { timetable: { ...fixtureTimetable, facts } } };
  await reportTimetableJob(services as unknown as Services);
  return lines;
}

test("the log says how many days the timetable lasts, and warns below 14", async () => {
  expect(await linesAt("2027-10-17T12:00:00Z")).toEqual([{ level: "info", days: 14, lastDate: "2027-10-31" }]);
  expect(await linesAt("2027-10-17T23:00:00Z")).toEqual([{ level: "warn", days: 13, lastDate: "2027-10-31" }]);
  expect(await linesAt("2027-11-02T12:00:00Z")).toMatchObject([{ level: "warn", days: -2 }]);
});

test("a timetable without dates has no line, nor one that is missing", async () => {
  const dateless = async () => ({ ...(await fixtureTimetable.facts()), firstDate: null, lastDate: null });
  expect(await linesAt("2027-10-17T12:00:00Z", dateless)).toEqual([]);
  const missing = () => Promise.reject(new AppError("provider_unavailable", "There is none."));
  expect(await linesAt("2027-10-17T12:00:00Z", missing)).toEqual([]);
});
