import { metresBetween, type Position } from "./distance.ts";

/** What a change takes where transfers.txt says nothing. */
export const transferDefaults = {
  /** Seconds from one vehicle to another one at the same stop. */
  change: 60,
  /** Seconds between two stops of a station, at least. */
  sibling: 120,
  /** Metres as the crow flies that are walked between stops of two stations. */
  walkMetres: 400,
  /** How much longer a way is than the crow's. */
  detour: 1.3,
  metresPerSecond: 1.2,
} as const;

/** Seconds for a way on foot. */
export function walkSeconds(metres: number): number {
  const { detour, metresPerSecond, sibling } = transferDefaults;
  return Math.max(sibling, Math.round((metres * detour) / metresPerSecond));
}

/** Seconds between two stops of a station: platforms of a long one are further apart than the minimum. */
export function siblingSeconds(one: Position, other: Position): number {
  const metres = metresBetween(one, other);
  return Number.isNaN(metres) ? transferDefaults.sibling : walkSeconds(metres);
}
