import { hideable, type Hideable } from "../../contracts/discovery.ts";
import type { ListedActivity } from "../../contracts/listing.ts";
import { unavailableIn, type Unavailable } from "../discovery/found.rules.ts";
import { fullScope, type DiscoveryScope, type DiscoveryView } from "../discovery/discovery.types.ts";
import type { ListingQuery, ListingContext, ListingGiven } from "./listing.types.ts";

/** The ski type has a page size of its own (discovery spec §9). */
const skiType = 87;
/** Page sizes (discovery spec §9). */
const sizes = { withSidebar: 9, without: 8, type: 16, ski: 10 } as const;

/** Ids of a listing page by its kind: of the joined kinds both, with a dash between (`1010-11`). */
function scopeOfPage({ kind, pageId }: Pick<ListingGiven, "kind" | "pageId">): Partial<DiscoveryScope> {
  const [first = 0, second = 0] = (pageId ?? "").split("-").map((id) => (/^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0));
  const ids = (id: number) => (id > 0 ? [id] : []);
  switch (kind) {
    case "type":
      return { typeIds: ids(first) };
    case "location":
      return { locationIds: ids(first) };
    case "attribute":
      return { attributeIds: ids(first) };
    case "location-type":
      return { locationIds: ids(first), typeIds: ids(second) };
    case "location-attribute":
      return { locationIds: ids(first), attributeIds: ids(second) };
    case "point_of_interest":
      return { pointOfInterestId: pageId };
    case "listing":
      return {};
  }
}

/** What the list is about: the page's subject, then what the element and the address name. */
export function scopeOf(given: ListingGiven, query: ListingQuery): DiscoveryScope {
  const page = scopeOfPage(given);
  const own = { locationIds: given.locations, typeIds: given.types, attributeIds: given.attributes };
  const named = Object.entries(own).filter(([, ids]) => ids.length > 0);
  return {
    ...fullScope,
    ...page,
    ...Object.fromEntries(named),
    activityIds: query.activities.length > 0 ? query.activities : given.activities,
    pinned: query.pinned,
    skipIds: query.skipped,
    nearby: query.nearby,
  };
}

/** Whether a part is left out, by the attribute or by the address; `all` leaves out everything around the cards. */
export function isHidden({ given, query }: Pick<ListingContext, "given" | "query">, part: Hideable): boolean {
  const hidden = [...given.hidden, ...query.hidden];
  return hidden.includes(part) || hidden.includes("all");
}

/** The parts that an address hides, by the spec's parameters (RULES 25). */
export function hiddenIn(isSet: (parameter: string) => boolean): Hideable[] {
  return (Object.entries(hideable) as [Hideable, string][])
    .filter(([, parameter]) => isSet(parameter))
    .map(([part]) => part);
}

/** Whether the filters are beside the list; before the width is known they may be, and the style sheet decides. */
function hasSidebar(context: Pick<ListingContext, "given" | "query" | "isWide">): boolean {
  return context.isWide !== false && !isHidden(context, "filter");
}

/** How many activities the first page has (discovery spec §9). */
export function pageSizeOf(context: Pick<ListingContext, "given" | "query" | "isWide">): number {
  const { typeIds } = scopeOf(context.given, context.query);
  if (typeIds.length === 1 && typeIds[0] === skiType) return sizes.ski;
  if (context.given.kind === "type") return sizes.type;
  return hasSidebar(context) ? sizes.withSidebar : sizes.without;
}

/** How many more a press brings (discovery spec §9). */
export function nextShown(context: Pick<ListingContext, "given" | "query" | "isWide">): number {
  return hasSidebar(context) ? sizes.withSidebar : sizes.without;
}

/** The activities that are on the screen. */
export function shownOf(
  context: Pick<ListingContext, "given" | "query" | "isWide" | "extra" | "discovery">,
): readonly ListedActivity[] {
  return context.discovery?.results.slice(0, pageSizeOf(context) + context.extra) ?? [];
}

/** Cards are small when at least half a page of offers is there (discovery spec §2). */
export function isSmall(context: Pick<ListingContext, "given" | "query" | "isWide" | "discovery">): boolean {
  return (context.discovery?.results.length ?? 0) >= pageSizeOf(context) / 2;
}

/** Cards are for picking: by the attribute, or by the address of the affiliate's pages (discovery spec §6). */
export function isPicking({ given, query }: Pick<ListingContext, "given" | "query">): boolean {
  return given.isPicker || query.isPicker;
}

/** Whether another list is shown than before: what was unfolded of the old one is over. */
export function isOtherList(
  before: ListingContext["discovery"],
  after: NonNullable<ListingContext["discovery"]>,
): boolean {
  const key = ({ filters, sort, search }: NonNullable<ListingContext["discovery"]>) =>
    JSON.stringify([filters, sort, search]);
  return before !== null && key(before) !== key(after);
}

/** Whether a list is sorted and searched as it is wanted. */
export function isInOrder(
  list: Pick<DiscoveryView, "sort" | "search">,
  wanted: Pick<DiscoveryView, "sort" | "search">,
): boolean {
  return list.sort === wanted.sort && list.search === wanted.search;
}

/** Whether a list that the visitor comes back to is not as long yet as they left it. */
export function isReturning(
  context: Pick<ListingContext, "given" | "query" | "isWide" | "extra" | "discovery">,
): boolean {
  const { discovery, extra } = context;
  if (extra === 0 || discovery?.status !== "busy") return false;
  return discovery.results.length < Math.min(pageSizeOf(context) + extra, discovery.total ?? Infinity);
}

/**
 * The shown list stays until the next answer arrives, and so do suggestions: also on a rendered page, whose list is
 * requested in full once a visitor interacts.
 */
export function stillShowing(
  before: ListingContext["discovery"],
  after: NonNullable<ListingContext["discovery"]>,
): NonNullable<ListingContext["discovery"]> {
  const isUnderWay = after.status === "waiting" || after.status === "busy";
  const wasThere = before?.status === "ready" || before?.status === "busy";
  if (!wasThere || !(isUnderWay || after.isSuggesting)) return after;
  const suggestions = after.suggestions ?? before.suggestions;
  return isUnderWay
    ? {
        ...after,
        status: "busy",
        results: before.results,
        total: before.total,
        facets: after.facets ?? before.facets,
        suggestions,
      }
    : { ...after, suggestions };
}

/** The activities that the list names, rendered for a visitor, and that can't be booked. */
export function unavailableOf({
  discovery,
  given,
  query,
  isWide,
}: Pick<ListingContext, "discovery" | "given" | "query" | "isWide">): readonly Unavailable[] {
  if (discovery?.status !== "ready" || isWide === null) return [];
  return unavailableIn({ ...discovery, scope: scopeOf(given, query) });
}

/** Whether everything to be shown is loaded for a visitor: unknown while something loads, and on a server. */
export function isComplete({
  discovery,
  ...context
}: Pick<ListingContext, "given" | "query" | "isWide" | "extra" | "discovery">): boolean {
  if (discovery?.status !== "ready" || context.isWide === null) return false;
  const { results, total } = discovery;
  return results.length >= Math.min(pageSizeOf(context) + context.extra, total ?? results.length);
}

/** Whether the data of the page's head is being loaded, by the machine's state value. */
export function isPageLoading(value: unknown): boolean {
  return JSON.stringify(value).includes(`"page":"loading"`);
}
