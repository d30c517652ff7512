/** What can be wrong with a feed. The codes are stable: tests, scripts and documents name them. */
export type GtfsProblemCode =
  | "not_a_zip"
  | "damaged_file"
  | "missing_file"
  | "not_utf8"
  | "missing_column"
  | "duplicate_column"
  | "unclosed_quote"
  | "too_many_fields"
  | "missing_value"
  | "bad_number"
  | "bad_time"
  | "bad_date"
  | "bad_coordinates"
  | "bad_time_zone"
  | "several_time_zones"
  | "duplicate_id"
  | "unknown_stop"
  | "unknown_route"
  | "unknown_service"
  | "unknown_trip"
  | "missing_time"
  | "time_runs_back"
  | "duplicate_sequence"
  | "calendar_too_long"
  | "no_service"
  | "no_trips";

/** What is taken over differently than it stands, or not at all: the import goes on. */
export type GtfsWarningCode =
  | "unknown_parent"
  | "missing_coordinates"
  | "trip_with_one_stop"
  | "flexible_stop"
  | "transfer_of_trips";

/** A place in a feed and what is wrong there. `line` counts from 1, the header's line; null: the whole file. */
export interface GtfsNote<Code extends string> {
  readonly file: string;
  readonly line: number | null;
  readonly code: Code;
  readonly message: string;
}

export type GtfsProblem = GtfsNote<GtfsProblemCode>;
export type GtfsWarning = GtfsNote<GtfsWarningCode>;

/** Notes kept of each list; the rest is counted. */
const kept = 200;

/** The first notes and how many there are: a feed of millions of lines can be wrong in each. */
export class Notes<Code extends string> {
  readonly list: GtfsNote<Code>[] = [];
  count = 0;

  add(file: string, line: number | null, code: Code, message: string): void {
    this.count++;
    if (this.list.length < kept) this.list.push({ file, line, code, message });
  }
}

export interface FeedNotes {
  readonly problems: Notes<GtfsProblemCode>;
  readonly warnings: Notes<GtfsWarningCode>;
}

export const feedNotes = (): FeedNotes => ({ problems: new Notes(), warnings: new Notes() });
