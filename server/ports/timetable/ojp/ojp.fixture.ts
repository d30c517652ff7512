import { onTestFinished } from "vitest";
import { minute } from "../../../clock.ts";
import type { Log } from "../../../log.ts";
import { createLog } from "../../../log.ts";
import { at } from "../embedded/feed.fixture.ts";
import type { TimetablePort, TripQuery } from "../timetable.ts";
import { ojpTimetable } from "./ojp.ts";
import type { OjpSettings } from "./ojp-client.ts";
import { startOjpReplay, type OjpReplay } from "./replay.fixture.ts";

export interface TestOjp extends TimetablePort {
  readonly replay: OjpReplay;
  readonly clock: { ms: number; now(): number };
  /** What the log has as errors. */
  readonly lines: string[];
}

/** A timetable that asks a replay, with a clock that a test sets. */
export async function replayedTimetable(settings: Partial<OjpSettings> = {}): Promise<TestOjp> {
  const replay = await startOjpReplay();
  onTestFinished(() => replay.close());
  const clock = { ms: at("07:00"), now: () => clock.ms };
  const lines: string[] = [];
  const log: Log = Object.assign(createLog("silent"), { error: (_: object, text: string) => void lines.push(text) });
  // A busy machine may take longer than a visitor should wait.
  const asTest = { url: replay.url, token: "token", requestor: "tests", timeout: minute };
  const timetable = ojpTimetable({ ...asTest, ...settings }, clock, log);
  return { ...timetable, replay, clock, lines };
}

/** Stations of the replay. */
export const [zurich, bern, grindelwald, luzern] = ["8503000", "8507000", "8508359", "8505000"];

/** From Zürich to Bern at 9:00 on a Wednesday, where nothing else is said. */
export const replayedQuery = (part: Partial<TripQuery> = {}): TripQuery => ({
  originId: zurich,
  destinationId: bern,
  at: at("09:00"),
  by: "departure",
  results: 4,
  locale: "de_CH",
  ...part,
});
