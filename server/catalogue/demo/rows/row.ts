import type { FamilyKey } from "../families/keys.ts";
import type { LandscapeKey } from "../landscapes.ts";
import type { LocationKey } from "../locations.ts";

/** What differs from the family’s own figures. */
export interface RowFacts {
  /** Whole francs for an adult; the family’s otherwise. 0 is free. */
  readonly price?: number;
  readonly minutes?: number;
  /** Height above the sea that it reaches, or the family’s measure in metres. */
  readonly metres?: number;
  /** Start times and weekdays (1 is Monday), where they are not the family's. */
  readonly times?: readonly string[];
  readonly weekdays?: readonly number[];
  readonly season?: "all" | "summer" | "winter";
  /** A second picture: for those that people look at most. */
  readonly two?: true;
  /** What lies around it, where it isn’t what lies around its place. */
  readonly land?: LandscapeKey;
  /** Average of its reviews and how many it has; drawn by its id otherwise, and null where nobody has said anything yet. */
  readonly rated?: readonly [average: number, count: number] | null;
  readonly sale?: "on-request" | "over" | "sold-out" | "in-demand";
}

/**
 * One activity in figures: its ids never change, a gone one is never used again. Its words stand in `told/` by its key.
 * Coordinates are those of the meeting point (WGS 84).
 */
export type Row<Key extends string = string> = readonly [
  id: number,
  key: Key,
  place: LocationKey,
  latitude: number,
  longitude: number,
  meet: string,
  address: string,
  facts?: RowFacts,
];

/** The rows of one family. */
export interface FamilyRows<Key extends string = string> {
  readonly family: FamilyKey;
  readonly rows: readonly Row<Key>[];
}

export function rowsOf<const Key extends string>(family: FamilyKey, rows: readonly Row<Key>[]): FamilyRows<Key> {
  return { family, rows };
}
