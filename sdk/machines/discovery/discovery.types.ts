import type { Filters, Sort } from "../../contracts/discovery.ts";
import type { Facets, ListedActivity } from "../../contracts/listing.ts";
import type { SearchHit } from "../../contracts/search.ts";
import type { Failure } from "../cart/failure.rules.ts";
import type { Position } from "../../contracts/distance.ts";

/** Which activities a list is about, before the visitor narrows it. What is empty leaves everything in. */
export interface DiscoveryScope {
  readonly locationIds: readonly number[];
  readonly typeIds: readonly number[];
  /** Items of attributes: any of them. */
  readonly attributeIds: readonly number[];
  readonly activityIds: readonly number[];
  readonly skipIds: readonly number[];
  /** These first, in this order, whatever the sort (RULES 25, `capi`). */
  readonly pinned: readonly number[];
  readonly pointOfInterestId: string | null;
  /** Only what is nearby (RULES 22). */
  readonly nearby: Position | null;
}

/** Everything. */
export const fullScope: DiscoveryScope = {
  locationIds: [],
  typeIds: [],
  attributeIds: [],
  activityIds: [],
  skipIds: [],
  pinned: [],
  pointOfInterestId: null,
  nearby: null,
};

/** A group of options that can be toggled: `a26` is the attribute 26. */
export type FilterGroup =
  | "locations"
  | "types"
  | "languages"
  | "discountTypes"
  | "guided"
  | "rating"
  | "date"
  | "reachableFrom"
  | `a${number}`;

/** How many come. The ages that are known are a filter. */
interface Participants {
  readonly adults: number;
  readonly children: number;
}

/** What went wrong last: opening the list, its one extra fetch, or a question to the server about a long list. */
export interface DiscoveryFailure extends Failure {
  readonly task: "open" | "widen" | "loadPart";
}

export interface DiscoveryInput {
  readonly filters: Filters;
  /** As the address or the element names it; `distance` waits for a position. */
  readonly sort: Sort;
  readonly search: string;
  readonly participants: Participants;
  readonly userLocation: Position | null;
  /**
   * On search pages and in partners' pages relevance is not offered, and popularity takes its place (discovery spec §9,
   * RULES 21).
   */
  readonly isRelevanceHidden: boolean;
}

/**
 * What only the server can answer: which activities are free on a date, what public transport reaches, and which a text
 * finds (RULES 24).
 */
export interface PoolQuery extends Pick<Filters, "date" | "reachableFrom"> {
  /** Without spaces around it; empty for none. */
  readonly search: string;
}

export interface Suggestions {
  /** The text that they are for; empty where no activity that the list is about can be booked. */
  readonly text: string;
  /** Pages of places and categories that are called alike. */
  readonly similar: readonly SearchHit[];
  /** What is popular in the list's scope; similar activities where none of them can be booked (RULES 23). */
  readonly activities: readonly ListedActivity[];
}

export interface DiscoveryContext extends DiscoveryInput {
  readonly scope: DiscoveryScope | null;
  /** The visitor has narrowed the list. */
  readonly hasFiltered: boolean;
  /** The one extra fetch was made (discovery spec §4). */
  readonly hasSearched: boolean;
  /** The first few offers: they show first, and stay where a fetch fails. */
  readonly initial: readonly ListedActivity[];
  /** All options of the full scope with their names, and its number of activities; null while unknown. */
  readonly options: Facets | null;
  /**
   * All activities of the scope that a text finds on a date, best first, where the browser filters them; null where it
   * does not.
   */
  readonly pool: (PoolQuery & { readonly activities: readonly ListedActivity[] }) | null;
  /** What the fetch under way requests. */
  readonly requested: PoolQuery | null;
  /** How many activities of the list to load; 0 for the default. */
  readonly wanted: number;
  /** What is found, sorted: all of it, or the first part of it where the server filters. */
  readonly results: readonly ListedActivity[];
  /** The number of results; null while unknown. */
  readonly total: number | null;
  /** Options with the count of each; null while unknown. */
  readonly facets: Facets | null;
  /** What is suggested where the search text finds nothing, or nothing that the list is about can be booked. */
  readonly suggestions: Suggestions | null;
  readonly failure: DiscoveryFailure | null;
  /** The browser did not say where the visitor is (`filter.locationError`). */
  readonly locationError: boolean;
}

export type DiscoveryEvent =
  /** The list's subject. `known` is what a rendered page brought of it, which is not requested again. */
  | {
      type: "scope.set";
      scope: Partial<DiscoveryScope>;
      known?: { readonly initial: readonly ListedActivity[]; readonly options: Facets | null };
    }
  | { type: "filters.set"; filters: Partial<Filters> }
  | { type: "filter.toggle"; group: FilterGroup; value: string | number }
  | { type: "filters.clear" }
  /** The visitor opens the filters: what they need is fetched. */
  | { type: "filters.wanted" }
  | { type: "sort.set"; sort: Sort }
  | { type: "search.set"; text: string }
  | { type: "participants.set"; adults: number; children: number; childrenAges?: readonly number[] }
  /** More of the list is wanted: the first `upTo` of it, at least. */
  | { type: "more"; upTo?: number }
  /** The visitor went back or forward: these filters stand in the address now. */
  | { type: "address.changed"; filters: Filters }
  | { type: "retried" }
  /** What the list is narrowed to or sorted by has changed (raised by the machine itself). */
  | { type: "narrowing.changed" };

/** How a list stands. `waiting` has nothing to show yet; `busy` shows what it had; `stuck` too, for a fetch failed. */
export type DiscoveryStatus = "waiting" | "ready" | "busy" | "stuck" | "failed";

/** What elements see of a discovery actor. */
export interface DiscoveryView extends Pick<
  DiscoveryContext,
  | "filters"
  | "sort"
  | "search"
  | "participants"
  | "userLocation"
  | "isRelevanceHidden"
  | "hasFiltered"
  | "hasSearched"
  | "initial"
  | "options"
  | "results"
  | "total"
  | "facets"
  | "suggestions"
  | "failure"
  | "locationError"
> {
  readonly status: DiscoveryStatus;
  /** The visitor's position is being requested. */
  readonly isLocating: boolean;
  /** Suggestions are being requested. */
  readonly isSuggesting: boolean;
}
