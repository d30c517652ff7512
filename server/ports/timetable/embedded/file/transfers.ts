import { GrowingInts } from "../gtfs/growing-ints.ts";
import type { FeedStop, FeedTransfer } from "../gtfs/feed.types.ts";
import type { Climbs } from "./climbs.ts";
import { metresBetween } from "./distance.ts";
import { noTransfer } from "./sections.ts";
import { siblingSeconds, transferDefaults, walkSeconds } from "./transfer-defaults.ts";
import { walkGrid } from "./walk-grid.ts";

export interface Transfers {
  /** By stop: seconds for a change at it. */
  readonly change: Uint32Array<ArrayBuffer>;
  readonly at: Uint32Array<ArrayBuffer>;
  readonly to: GrowingInts;
  readonly seconds: GrowingInts;
  readonly metres: GrowingInts;
}

export interface TransferSource {
  readonly stops: readonly FeedStop[];
  readonly station: Uint32Array;
  /** Stops of each station, by the station's stop. */
  readonly members: ReadonlyMap<number, readonly number[]>;
  /** By stop: whether one changes there. A station is but the name of its stops, if no run calls at it itself. */
  readonly isWalkable: Uint8Array;
  readonly rules: readonly FeedTransfer[];
  readonly climbs: Climbs;
}

/** The most exact rule for a pair: one of two stops before one of a stop and a station before one of two stations. */
interface Rule {
  readonly rank: number;
  readonly transfer: FeedTransfer;
}

/**
 * How one changes from stop to stop: by the rules of transfers.txt, the most exact first; else between the stops of a
 * station; else on foot between stops of two stations that are near each other, but never along a funicular, a cable
 * car or a lift. A rule that forbids a transfer forbids the others too.
 */
export function makeTransfers(source: TransferSource): Transfers {
  const { stops, station, members, isWalkable } = source;
  const rules = rulesByStop(source);
  const nearby = walkGrid(stops, isWalkable);
  const change = new Uint32Array(stops.length).fill(transferDefaults.change);
  const [to, seconds, metres] = [new GrowingInts(), new GrowingInts(), new GrowingInts()];
  const at = new Uint32Array(stops.length + 1);
  for (let stop = 0; stop < stops.length; stop++) {
    const own = rules.get(stop);
    const rule = own?.get(stop);
    if (rule) change[stop] = secondsOf(rule.transfer, transferDefaults.change);
    if (isWalkable[stop]) {
      const found = new Map<number, number>();
      for (const sibling of members.get(station[stop]!) ?? [])
        if (sibling !== stop && isWalkable[sibling] && !source.climbs.links(stop, sibling))
          found.set(sibling, siblingSeconds(stops[stop]!, stops[sibling]!));
      for (const other of nearby(stop))
        if (station[other] !== station[stop] && !source.climbs.isAlong(stop, other))
          found.set(other, walkSeconds(metresBetween(stops[stop]!, stops[other]!)));
      for (const [other, { transfer }] of own ?? [])
        if (other !== stop && isWalkable[other])
          found.set(other, secondsOf(transfer, found.get(other) ?? siblingSeconds(stops[stop]!, stops[other]!)));
      for (const [other, takes] of found) {
        if (takes === noTransfer) continue;
        to.push(other);
        seconds.push(takes);
        const distance = metresBetween(stops[stop]!, stops[other]!);
        metres.push(Number.isNaN(distance) ? 0 : Math.min(65_535, Math.round(distance * transferDefaults.detour)));
      }
    }
    at[stop + 1] = to.length;
  }
  return { change, at, to, seconds, metres };
}

/** GTFS's types: 1, where the departing vehicle waits; 3, where there is no way. */
const [waits, impossible] = [1, 3];

function secondsOf({ type, seconds }: FeedTransfer, otherwise: number): number {
  if (type === impossible) return noTransfer;
  return seconds ?? (type === waits ? 0 : otherwise);
}

function rulesByStop({ stops, station, members, rules }: TransferSource): Map<number, Map<number, Rule>> {
  const byStop = new Map<number, Map<number, Rule>>();
  const those = (stop: number) => (stops[stop]!.isStation ? (members.get(station[stop]!) ?? []) : [stop]);
  for (const transfer of rules) {
    const rank = Number(!stops[transfer.from]!.isStation) + Number(!stops[transfer.to]!.isStation);
    for (const from of those(transfer.from)) {
      let own = byStop.get(from);
      if (!own) byStop.set(from, (own = new Map()));
      for (const to of those(transfer.to)) if ((own.get(to)?.rank ?? -1) < rank) own.set(to, { rank, transfer });
    }
  }
  return byStop;
}
