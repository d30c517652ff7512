import type { OccupancyLevel } from "../../../../../sdk/contracts/transport.ts";
import type { LiveRide } from "./live.types.ts";

/** GTFS-Realtime's `OccupancyStatus`: empty, many seats, few seats, standing, crushed, full, nobody is let in. */
const levels: readonly OccupancyLevel[] = ["LOW", "LOW", "MEDIUM", "HIGH", "HIGH", "HIGH", "HIGH"];
const order: readonly OccupancyLevel[] = ["LOW", "MEDIUM", "HIGH"];

/** 0 where nothing is known, else a level's place in the order, from 1 on. */
export function occupancyRank(status: number | null): number {
  const level = status === null ? undefined : levels[status];
  return level === undefined ? 0 : order.indexOf(level) + 1;
}

/** GTFS-Realtime knows no classes: both have the same. */
export function occupancyOf(rank: number): LiveRide["occupancy"] {
  const level = order[rank - 1];
  return level === undefined ? null : { firstClass: level, secondClass: level };
}
