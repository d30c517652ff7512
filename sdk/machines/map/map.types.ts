import type { Locale } from "../../contracts/locale.ts";
import type { EventDetail } from "../../contracts/events.ts";
import type { Sort } from "../../contracts/discovery.ts";
import type { MapActivity } from "../../contracts/listing.ts";
import type { Failure } from "../cart/failure.rules.ts";
import type { DiscoveryEvent, DiscoveryScope, DiscoveryView } from "../discovery/discovery.types.ts";
import type { Position } from "../../contracts/distance.ts";

/** Sorts of the map's cards: all but the distance (discovery spec §2, "Map page"). */
export type MapSort = Exclude<Sort, "distance">;

/** West, south, east, north in degrees. */
export type Bounds = readonly [number, number, number, number];

/** Where the map moves to; a new object is a new move. */
export interface Aim extends Position {
  /** The specification's count: 256 px a tile. */
  readonly zoom: number;
}

/** The cluster whose cards are shown. */
export interface ChosenCluster {
  readonly key: string;
  readonly ids: readonly number[];
}

/** What the elements of a group share: filters and scope. Null scope: none is set. */
export interface Sought {
  readonly discovery: DiscoveryView;
  readonly scope: DiscoveryScope | null;
}

export interface MapInput {
  /** Only these activities; null for all. */
  readonly activityIds: readonly number[] | null;
  readonly center: Position | null;
  readonly zoom: number | null;
  /** The elements that it shares its filters with; null where it is alone. */
  readonly group: string | null;
  /** The language of titles. */
  readonly locale: Locale;
}

export interface MapContext extends MapInput {
  /** Null until the group's discovery is there. */
  readonly sought: Sought | null;
  readonly points: readonly MapActivity[];
  /** How many there are; more than `points` where the server left some out. */
  readonly total: number;
  /** Why the points could not be loaded; null where they could. */
  readonly failure: Failure | null;
  readonly bounds: Bounds | null;
  readonly chosen: ChosenCluster | null;
  readonly sort: MapSort;
  /** Cards shown of those that there are. */
  readonly cards: number;
  readonly position: Position | null;
  readonly aim: Aim | null;
  /** Filter groups that show all options. */
  readonly unfolded: readonly string[];
}

export type MapEvent =
  | { type: "attributes.changed"; input: MapInput }
  | { type: "discovery.changed"; sought: Sought }
  /** The filters' code could not be had: the map shows everything. */
  | { type: "discovery.unreachable" }
  /** The visitor narrows what is looked for: handed to the group's discovery. */
  | { type: "find"; event: DiscoveryEvent }
  | { type: "filters.open" }
  | { type: "filters.close" }
  | { type: "group.unfold"; group: string }
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

export type MapEmitted =
  | { type: "analytics"; detail: EventDetail<"analytics">; delay?: number }
  | { type: "select"; detail: EventDetail<"select"> }
  | { type: "error"; detail: EventDetail<"error"> };
