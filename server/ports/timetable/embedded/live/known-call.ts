import type { RideLeg } from "../router/journey.types.ts";
import type { LiveCall } from "./live.types.ts";

/** What is known of a call: the place of a stop of the pattern, and the same for all stops until the next one. */
export interface KnownCall {
  readonly position: number;
  /** Seconds late; null where nothing is known from here on. */
  readonly arrival: number | null;
  readonly departure: number | null;
  readonly isSkipped: boolean;
  readonly stop: number | null;
  /** 0 for unknown. */
  readonly occupancy: number;
}

/** What is known holds until the next stop of which something is known. */
export function liveCalls({ calls, boardPosition }: RideLeg, known: readonly KnownCall[]): LiveCall[] {
  let nth = -1;
  let latest = -Infinity;
  return calls.map(({ arrival, departure }, at) => {
    const position = boardPosition + at;
    while (nth + 1 < known.length && known[nth + 1]!.position <= position) nth++;
    const last = known[nth];
    const isOwn = last?.position === position;
    const late = { arrival: isOwn ? last.arrival : last?.departure, departure: last?.departure };
    // A vehicle is nowhere earlier than at its stop before.
    const estimated = (planned: number, seconds: number | null | undefined) => {
      if (seconds == null) return null;
      latest = Math.max(latest, planned + 1000 * seconds);
      return latest;
    };
    const arrives = estimated(arrival, late.arrival);
    return {
      arrival: arrives,
      departure: estimated(departure, late.departure),
      stop: isOwn ? last.stop : null,
      isSkipped: isOwn && last.isSkipped,
    };
  });
}
