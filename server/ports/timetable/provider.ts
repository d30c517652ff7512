import type * as v from "valibot";
import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import type { Provider } from "../provider.ts";
import type { TimetablePort } from "./timetable.ts";

export interface TimetableDeps {
  readonly clock: Clock;
  readonly log: Log;
  /** The module that the embedded timetable's worker thread runs. */
  readonly worker: URL;
}

/** Types the record of a timetable's provider. */
export function timetableProvider<Entries extends v.ObjectEntries>(
  record: Provider<Entries, TimetablePort, TimetableDeps>,
): Provider<Entries, TimetablePort, TimetableDeps> {
  return record;
}
