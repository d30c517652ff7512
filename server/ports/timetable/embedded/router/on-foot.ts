import type { Schedule } from "./schedule.ts";

/** A stop that is reached on foot, or left from, and the stop at the other end of the way. */
export interface OnFoot {
  readonly seconds: number;
  /** The stop of the place itself; the same stop where nobody walks. */
  readonly placeStop: number;
}

/** Where a search may board: the stops of its origin, and those that one way on foot leads to from there. */
export function accessFrom({ links }: Schedule, stops: readonly number[]): Map<number, OnFoot> {
  return withWays(stops, links);
}

/** From where a search's destination is reached: its stops, and those that one way on foot leads from. */
export function egressTo({ linksTo }: Schedule, stops: readonly number[]): Map<number, OnFoot> {
  return withWays(stops, linksTo);
}

function withWays(stops: readonly number[], { at, stop: ends, seconds }: Schedule["links"]): Map<number, OnFoot> {
  const found = new Map<number, OnFoot>(stops.map((stop) => [stop, { seconds: 0, placeStop: stop }]));
  for (const stop of stops)
    for (let way = at[stop]!; way < at[stop + 1]!; way++) {
      const known = found.get(ends[way]!);
      if (!known || known.seconds > seconds[way]!) found.set(ends[way]!, { seconds: seconds[way]!, placeStop: stop });
    }
  return found;
}
