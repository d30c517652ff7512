import { noSequence, type Timetable } from "../file/sections.ts";
import type { StopTimeUpdate } from "./feed-message.types.ts";

/**
 * The position that an update of a stop is about: by its sequence, else the next call at the stop or at another one of
 * its station. A stop that is elsewhere than its sequence says is of another timetable.
 */
export function positionOf(
  timetable: Timetable,
  { trip, pattern, from, stop }: { trip: number; pattern: number; from: number; stop: number | null },
  { sequence, stopId }: StopTimeUpdate,
): number | null {
  const { patternStopAt, patternStops, stopStation, tripFirstSequence } = timetable;
  const [start, end] = [patternStopAt[pattern]!, patternStopAt[pattern + 1]!];
  const isThere = (at: number) => stop !== null && stopStation[patternStops[at]!] === stopStation[stop];
  const first = tripFirstSequence[trip]!;
  if (sequence !== null && first !== noSequence) {
    const at = start + sequence - first;
    return at >= start && at < end && (stopId === "" || isThere(at)) ? at - start : null;
  }
  for (let at = start + from; at < end; at++) if (isThere(at)) return at - start;
  return null;
}

/** Where the vehicle stops instead of the planned stop: as assigned, or at another platform of the station. */
export function otherStop(
  { stopStation }: Timetable,
  planned: number,
  assigned: number | null,
  named: number | null,
): number | null {
  if (assigned !== null) return assigned;
  return named === null || named === planned || stopStation[named] === named ? null : named;
}
