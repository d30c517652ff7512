import { join } from "node:path";
import type { Clock } from "../../../clock.ts";
import { at, feedZip, temporaryFolder, type FeedFiles } from "./feed.fixture.ts";
import { embeddedTimetable, type EmbeddedCalls } from "./embedded.ts";
import { importFeed } from "./import-feed.ts";
import type { LiveSettings } from "./live/live-feeds.ts";
import type { TimetablePort, TripQuery } from "../timetable.ts";

export interface TestTimetable extends EmbeddedCalls {
  readonly name: string;
  /** Takes another feed over, as a command does while the shop runs. */
  replaceFeed(files: FeedFiles): Promise<void>;
  readonly file: string;
  readonly lines: string[];
  /** What the log has beside its lines' texts. */
  readonly details: object[];
  readonly clock: Clock & { ms: number };
}

/** The embedded timetable of a feed, in the test's own thread. */
export async function timetableOf(
  files: FeedFiles | null,
  live?: LiveSettings,
): Promise<TestTimetable & TimetablePort> {
  const file = join(temporaryFolder(), "timetable.bin");
  const clock = { ms: at("07:00"), now: () => clock.ms };
  const [lines, details]: [string[], object[]] = [[], []];
  const replaceFeed = async (next: FeedFiles) => {
    const { facts, notes } = await importFeed({ feed: await feedZip(next), file });
    if (!facts) throw new Error(JSON.stringify(notes.problems.list));
    clock.ms += 60_000;
  };
  if (files) await replaceFeed(files);
  const passLine = (level: string, more: object, text: string) => {
    lines.push(`${level} ${text}`);
    details.push(more);
  };
  const calls = embeddedTimetable({ file, clock, passLine, live });
  return { name: "embedded", ...calls, replaceFeed, file, lines, details, clock };
}

/** From A to C, at 7:30 on the feed's Wednesday, where nothing else is said. */
export function query(part: Partial<TripQuery> = {}): TripQuery {
  return {
    originId: "A",
    destinationId: "C",
    at: at("07:30"),
    by: "departure",
    results: 6,
    locale: "de_CH",
    ...part,
  };
}
