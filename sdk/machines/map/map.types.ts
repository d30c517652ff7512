import type { EventDetail } from "../../contracts/events.ts";
import type { Facets, MapActivity } from "../../contracts/listing.ts";
import { noFilters, type Filters, type Sort } from "../../contracts/finding.ts";

/** Sorts of the map's cards: all but the distance (discovery spec §2, "Map page"). */
export type MapSort = Exclude<Sort, "distance">;

/** West, south, east, north in degrees. */
export type Bounds = readonly [number, number, number, number];

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the map is wanted to be; a new object is a new wish. */
export interface Aim extends Place {
  /** The specification's count: 256 px a tile. */
  readonly zoom: number;
}

/** The cluster whose cards are shown. */
export interface ChosenCluster {
  readonly key: string;
  readonly ids: readonly number[];
}

/** What the elements of a group share, as far as the map looks at it. */
export interface FindingView {
  readonly filters: Filters;
  readonly search: string;
  readonly facets: Facets | null;
}

export const nothingSought: FindingView = { filters: noFilters, search: "", facets: null };

export interface MapInput {
  /** Only these activities; null for all. */
  readonly activityIds: readonly number[] | null;
  readonly center: Place | null;
  readonly zoom: number | null;
  /** The elements that it shares its filters with; null where it is alone. */
  readonly group: string | null;
}

export interface MapContext extends MapInput {
  readonly finding: FindingView;
  readonly points: readonly MapActivity[];
  /** How many there are; more than `points` where the server left some out. */
  readonly total: number;
  readonly bounds: Bounds | null;
  readonly chosen: ChosenCluster | null;
  readonly sort: MapSort;
  /** Cards shown of those that there are. */
  readonly cards: number;
  readonly position: Place | null;
  readonly aim: Aim | null;
}

export type MapEvent =
  | { type: "attributes.changed"; input: MapInput }
  | { type: "finding.changed"; finding: FindingView }
  | { type: "filters.set"; filters: Partial<Filters> }
  | { type: "canvas.drawn" }
  | { type: "canvas.failed" }
  | { type: "map.moved"; bounds: Bounds }
  | { type: "cluster.choose"; cluster: ChosenCluster; aim: Aim | null }
  | { type: "cluster.close" }
  | { type: "card.open"; activityId: number }
  | { type: "cards.more" }
  | { type: "sort.set"; sort: MapSort }
  | { type: "locate" }
  | { type: "again" };

export type MapFact =
  | { type: "analytics"; detail: EventDetail<"analytics">; delay?: number }
  | { type: "select"; detail: EventDetail<"select"> }
  | { type: "error"; detail: EventDetail<"error"> };
