import { readAgencies } from "./agencies.ts";
import { readFeedInfo } from "./feed-info.ts";
import type { Feed } from "./feed.types.ts";
import { readFrequencies } from "./frequencies.ts";
import { feedNotes, type FeedNotes, type GtfsProblemCode } from "./problems.ts";
import { readRoutes } from "./routes.ts";
import type { ReadContext } from "./rows.ts";
import { readServices } from "./services.ts";
import { readStopTimes } from "./stop-times.ts";
import { readStops } from "./stops.ts";
import { readTransfers } from "./transfers.ts";
import { readTranslations } from "./translations.ts";
import { readTrips } from "./trips.ts";
import { DamagedFile, openArchive, type FeedArchive } from "./zip.ts";

const needed = ["agency.txt", "stops.txt", "routes.txt", "trips.txt", "stop_times.txt"];
const read = [
  ...needed,
  "calendar.txt",
  "calendar_dates.txt",
  "frequencies.txt",
  "transfers.txt",
  "translations.txt",
  "feed_info.txt",
];

/** Problems that keep a file from being read: what refers to it would seem wrong in every line. */
const unreadable: ReadonlySet<GtfsProblemCode> = new Set([
  "missing_file",
  "not_utf8",
  "missing_column",
  "duplicate_column",
]);

/** Bytes read of all that will be, unpacked. */
export type OnFeedProgress = (file: string, done: number, all: number) => void;

export interface ReadFeed {
  /** Null where there are problems: a feed is taken whole or not at all. */
  readonly feed: Feed | null;
  readonly notes: FeedNotes;
}

/** Reads a GTFS zip. What is wrong with it comes as data, each with file, line and code. */
export async function readFeed(path: string, onProgress: OnFeedProgress = () => {}): Promise<ReadFeed> {
  const notes = feedNotes();
  let archive: FeedArchive | undefined;
  try {
    archive = await openArchive(path);
    for (const file of needed)
      if (!archive.has(file)) notes.problems.add(file, null, "missing_file", `${file} is not in the feed`);
    if (notes.problems.count > 0) return { feed: null, notes };
    const feed = await readFiles(contextOf(archive, notes, onProgress));
    return { feed: notes.problems.count > 0 ? null : feed, notes };
  } catch (cause) {
    if (!(cause instanceof DamagedFile)) throw cause;
    if (cause.file === null) notes.problems.add(path, null, "not_a_zip", `no zip file: ${cause.message}`);
    else notes.problems.add(cause.file, null, "damaged_file", cause.message);
    return { feed: null, notes };
  } finally {
    archive?.close();
  }
}

function contextOf(archive: FeedArchive, notes: FeedNotes, onProgress: OnFeedProgress): ReadContext {
  const all = read.reduce((sum, file) => sum + archive.size(file), 0);
  let done = 0;
  return { archive, notes, onBytes: (file, bytes) => onProgress(file, (done += bytes), all) };
}

async function readFiles(context: ReadContext): Promise<Feed | null> {
  const isUnreadable = () => context.notes.problems.list.some(({ code }) => unreadable.has(code));
  const info = await readFeedInfo(context);
  const agencies = await readAgencies(context);
  const { stops, index: stopIndex } = await readStops(context);
  const { routes, index: routeIndex } = await readRoutes(context, agencies.names);
  const { services, index: serviceIndex } = await readServices(context);
  if (isUnreadable()) return null;
  const trips = await readTrips(context, routeIndex, serviceIndex);
  if (isUnreadable()) return null;
  const stopTimes = await readStopTimes(context, trips.index, stopIndex);
  const frequencies = await readFrequencies(context, trips.index);
  const transfers = await readTransfers(context, stopIndex);
  const translations = await readTranslations(context, stops, stopIndex);
  const { timeZone } = agencies;
  return { info, timeZone, stops, routes, services, trips, stopTimes, frequencies, transfers, translations };
}
