import type { EventDetail } from "../../contracts/events.ts";
import type { Hideable, ListingPageKind, Sort } from "../../contracts/discovery.ts";
import type { LeftBy } from "../../contracts/list-entry.ts";
import type { ListingPage } from "../../contracts/listing.ts";
import type { Failure } from "../cart/failure.rules.ts";
import type { DiscoveryEvent, DiscoveryView } from "../discovery/discovery.types.ts";
import type { Position } from "../../contracts/distance.ts";

/** What the element's attributes say. */
export interface ListingGiven {
  readonly kind: ListingPageKind;
  readonly pageId: string | null;
  readonly locations: readonly number[];
  readonly types: readonly number[];
  readonly activities: readonly number[];
  readonly attributes: readonly number[];
  readonly sort: Sort | null;
  readonly search: string | null;
  readonly hidden: readonly Hideable[];
  readonly isPicker: boolean;
  readonly theme: string;
  readonly brandColor: string | undefined;
  readonly locale: string | undefined;
  /** The group that shares what is found; null where the listing is on its own. */
  readonly group: string | null;
}

/** Drawers that have a name in the address (discovery spec §2). */
export const drawers = ["activity-filter", "map"] as const;
export type DrawerId = (typeof drawers)[number];

/** What the page's address says of the list, at the start (discovery spec §2). */
export interface ListingQuery {
  readonly activities: readonly number[];
  readonly pinned: readonly number[];
  readonly skipped: readonly number[];
  readonly nearby: Position | null;
  readonly hidden: readonly Hideable[];
  /** Picked for an affiliate's widget. */
  readonly picked: readonly number[];
  readonly isPicker: boolean;
  readonly hasSort: boolean;
  readonly hasSearch: boolean;
  readonly drawer: DrawerId | null;
  /** The address has a past day: a message says so, and the list shows all days. */
  readonly hasPassedDate: boolean;
  /** Cards beyond the first page: the address of a list that is read on without scripts. */
  readonly extra: number;
}

export interface ListingInput {
  readonly given: ListingGiven;
  readonly query: ListingQuery;
  /** The discovery actor's group: the given one, or one of the element's own. */
  readonly group: string;
}

/** What the visitor comes back to: the list as the entry of the browser's history has it. */
interface Returned {
  readonly extra: number;
  readonly card: LeftBy | null;
}

export interface ListingContext extends ListingInput {
  readonly page: ListingPage | null;
  readonly pageFailure: Failure | null;
  readonly discovery: DiscoveryView | null;
  /** The element is at least 1,024 px wide: the filters are beside the list. Null before it is measured. */
  readonly isWide: boolean | null;
  /** Activities shown beyond the first page. */
  readonly extra: number;
  /**
   * Of these, how many were shown when the visitor came back: they render at once, so that each stands where it stood.
   */
  readonly returnedExtra: number;
  /** The card by which the visitor left the list, until it is in its place again. */
  readonly returnTo: LeftBy | null;
  readonly picked: readonly number[];
  /** Filter groups that show all their options. */
  readonly unfolded: readonly string[];
  /** Activities that analytics know were shown in this list. */
  readonly emittedIds: readonly number[];
  /** Activities that the page knows can't be booked. */
  readonly unavailable: readonly number[];
}

export type ListingEvent =
  | { type: "attributes.changed"; given: ListingGiven }
  /** The group's actor has started, with its first sort and search; the list sends its scope now. */
  | { type: "discovery.joined"; sort: Sort; search: string; returned: Returned }
  | { type: "discovery.changed"; discovery: DiscoveryView }
  | { type: "discovery.unreachable" }
  | { type: "width.changed"; isWide: boolean }
  | { type: "more.pressed" }
  | { type: "group.unfolded"; group: string }
  | { type: "drawer.opened"; drawer: DrawerId }
  | { type: "drawer.closed" }
  /** The visitor went back or forward: this drawer stands in the address now. */
  | { type: "address.drawer"; drawer: DrawerId | null }
  /** `top` is where the card stands in the window (px). */
  | { type: "card.pressed"; activityId: number; top: number }
  /** The card by which the visitor left is where it was. */
  | { type: "card.returned" }
  | { type: "card.picked"; activityId: number }
  | { type: "configure.pressed" }
  | { type: "page.retried" }
  /** Something for the discovery actor. */
  | { type: "find"; event: DiscoveryEvent };

export type ListingEmitted =
  | { type: "analytics"; detail: EventDetail<"analytics">; delay?: number; whenVisible?: boolean }
  | { type: "select"; detail: EventDetail<"select"> }
  | { type: "unavailable"; detail: EventDetail<"unavailable"> };

/** What the discovery actor of the listing is started with. */
export interface FollowInput extends Pick<ListingContext, "group" | "given" | "query"> {
  readonly isPrivate: boolean;
}
