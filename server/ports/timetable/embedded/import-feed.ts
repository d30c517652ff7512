import type { TimetableFacts } from "./file/sections.ts";
import { buildTimetable } from "./file/build.ts";
import { writeTimetable } from "./file/write.ts";
import { readFeed } from "./gtfs/read-feed.ts";
import type { FeedNotes } from "./gtfs/problems.ts";

export type ImportStep = "read" | "trips" | "write";

export interface FeedImport {
  /** A GTFS zip. */
  readonly feed: string;
  /** Where the timetable's file is written. */
  readonly file: string;
  /** How far a step is: bytes of the feed, trips; the writing begins and ends. */
  onProgress?(step: ImportStep, done: number, all: number): void;
}

export interface ImportedFeed {
  readonly notes: FeedNotes;
  /** Null where there are problems: nothing has changed then. */
  readonly facts: TimetableFacts | null;
}

/** Imports a GTFS feed into a timetable's file, whole or not at all. */
export async function importFeed({ feed: path, file, onProgress = () => {} }: FeedImport): Promise<ImportedFeed> {
  const { feed, notes } = await readFeed(path, (_, done, all) => onProgress("read", done, all));
  if (!feed) return { notes, facts: null };
  const timetable = buildTimetable(feed, notes, (done, all) => onProgress("trips", done, all));
  if (!timetable) return { notes, facts: null };
  onProgress("write", 0, 1);
  await writeTimetable(file, timetable);
  onProgress("write", 1, 1);
  return { notes, facts: timetable.facts };
}
