import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hour, minute, second } from "../clock.ts";
import type { Services } from "../services.ts";
import { firstRunAfter, firstRunsApart, runJobs } from "./run.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const services = { log: { error: () => {} } } as unknown as Services;

/** Jobs that count their runs, by name. */
function countedJobs(periods: Readonly<Record<string, number>>) {
  const runs: string[] = [];
  const jobs = Object.entries(periods).map(([name, every]) => ({ name, every, run: async () => runs.push(name) }));
  return { runs, jobs };
}

test("rare jobs run first soon after the start, one after the other, so that a restart each hour leaves none out", async () => {
  const { runs, jobs } = countedJobs({ statements: hour, mails: minute, notices: hour });
  const { stop } = runJobs(services, jobs);
  await vi.advanceTimersByTimeAsync(firstRunAfter - 1);
  expect(runs).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(runs).toEqual(["statements"]);
  await vi.advanceTimersByTimeAsync(firstRunsApart);
  expect(runs).toEqual(["statements", "notices"]);
  await stop();
});

test("from then on each runs in its period, and none after the stop", async () => {
  const { runs, jobs } = countedJobs({ statements: hour, seats: 5 * second });
  const { stop } = runJobs(services, jobs);
  const count = (name: string) => runs.filter((each) => each === name).length;
  await vi.advanceTimersByTimeAsync(5 * second);
  expect([count("seats"), count("statements")]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(firstRunAfter + hour);
  expect(count("statements")).toBe(2);
  await stop();
  const before = runs.length;
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(runs).toHaveLength(before);
});
