import type { Runs } from "./runs.ts";

/** The runs of one pattern of the file, in the order of their times. */
export interface SplitPattern {
  /** The sequence of `runs.patterns`. */
  readonly sequence: number;
  readonly runs: readonly number[];
}

/**
 * Splits the runs of each list of stops so that in a pattern no run overtakes another one: a router may then take the
 * first that departs, for it arrives first too.
 */
export function* splitPatterns(runs: Runs): Generator<SplitPattern> {
  const starts = new Uint32Array(runs.patterns.count + 1);
  for (let run = 0; run < runs.pattern.length; run++) starts[runs.pattern.get(run) + 1]!++;
  for (let at = 0; at < runs.patterns.count; at++) starts[at + 1]! += starts[at]!;
  const [grouped, filled] = [new Uint32Array(runs.pattern.length), starts.slice()];
  for (let run = 0; run < runs.pattern.length; run++) grouped[filled[runs.pattern.get(run)]!++] = run;

  for (let sequence = 0; sequence < runs.patterns.count; sequence++) {
    const last = runs.patterns.lengthOf(sequence) - 2;
    const ordered = Array.from(grouped.subarray(starts[sequence], starts[sequence + 1]));
    ordered.sort(
      (one, other) =>
        departureOf(runs, one, 0) - departureOf(runs, other, 0) ||
        arrivalOf(runs, one, last) - arrivalOf(runs, other, last) ||
        runs.trip.get(one) - runs.trip.get(other),
    );
    const split: number[][] = [];
    for (const run of ordered) {
      const fits = split.find((pattern) => follows(runs, pattern.at(-1)!, run, last));
      if (fits) fits.push(run);
      else split.push([run]);
    }
    for (const its of split) yield { sequence, runs: its };
  }
}

/** Whether the later run is at no stop before the other one. */
function follows(runs: Runs, earlier: number, later: number, last: number): boolean {
  if (runs.pace.get(earlier) === runs.pace.get(later) && runs.headway.get(earlier) === runs.headway.get(later))
    return runs.start.get(earlier) <= runs.start.get(later);
  for (let at = 0; at < last; at++)
    if (
      departureOf(runs, later, at) < departureOf(runs, earlier, at) ||
      arrivalOf(runs, later, at + 1) < arrivalOf(runs, earlier, at + 1)
    )
      return false;
  return true;
}

export function arrivalOf(runs: Runs, run: number, at: number): number {
  const place = runs.times.start(runs.pace.get(run)) + 2 * at;
  return runs.start.get(run) + runs.headway.get(run) + runs.times.values.get(place);
}

export function departureOf(runs: Runs, run: number, at: number): number {
  const place = runs.times.start(runs.pace.get(run)) + 2 * at + 1;
  return runs.start.get(run) + runs.times.values.get(place);
}
