import { filteredInBrowser, noFilters, type Filters } from "../../contracts/discovery.ts";
import { listActivities, listFacets } from "../../contracts/calls/listing.ts";
import type { Facets } from "../../contracts/listing.ts";
import { mainLocales } from "../../contracts/locale.ts";
import { indexOf } from "../../contracts/search.ts";
import { queryIndex } from "../../contracts/calls/search.ts";
import type { DiscoveryQuestion, Part, Widened } from "../../machines/discovery/discovery.setup.ts";
import type { DiscoveryScope, PoolQuery, Suggestions } from "../../machines/discovery/discovery.types.ts";
import type { Position } from "../../contracts/distance.ts";
import type { Services } from "../../elements/_kit/record.ts";
import { loadSimilar } from "../similar/load-similar.ts";

/** The first offers: as many as the largest first page shows (discovery spec §9). */
const firstOffers = 16;
/** Activities of a long list in one request. */
const partOfLongList = 48;

/** Suggestions where a text finds nothing. */
const [mostSimilar, mostPopular] = [6, 4];

const ids = (list: readonly number[]) => (list.length > 0 ? JSON.stringify(list) : undefined);
const position = (place: Position | null) =>
  place ? { lat: String(place.latitude), long: String(place.longitude) } : {};

/** Leaves out undefined entries of a query. */
function given<Query extends Record<string, unknown>>(
  query: Query,
): { [Name in keyof Query]: NonNullable<Query[Name]> } {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as never;
}

/** A scope as the calls take it: without what is empty. */
export function scopeQuery({
  locationIds,
  typeIds,
  attributeIds,
  activityIds,
  skipIds,
  pointOfInterestId,
  nearby,
}: DiscoveryScope) {
  return given({
    ...position(nearby),
    locationIds: ids(locationIds),
    typeIds: ids(typeIds),
    attributeIds: ids(attributeIds),
    activityIds: ids(activityIds),
    skipIds: ids(skipIds),
    pointOfInterestId: pointOfInterestId ?? undefined,
  });
}

/** Filters and search text as the calls take them: without what is empty. */
export function narrowedQuery(filters: Filters, search: string) {
  const chosen = Object.entries(filters).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(noFilters[name as keyof Filters]),
  );
  return given({
    filters: chosen.length > 0 ? JSON.stringify(Object.fromEntries(chosen)) : undefined,
    s: search.trim() || undefined,
  });
}

/**
 * The scope of a list sorted by distance is what is near the visitor (RULES 22): its counts are requested with the same
 * position.
 */
function withPosition({ scope, sort, userLocation }: DiscoveryQuestion): DiscoveryScope {
  return sort === "distance" && !scope.nearby ? { ...scope, nearby: userLocation } : scope;
}

/** The calls that the discovery machine makes. Facets are a help: where they fail, the list goes on without counts. */
export function discoveryCalls({ client, locale }: Pick<Services, "client" | "locale">) {
  const list = (question: DiscoveryQuestion, signal: AbortSignal, part: { limit: number; offset?: number }) => {
    const { scope, filters, search, sort } = question;
    const query = {
      ...scopeQuery(withPosition(question)),
      ...narrowedQuery(filters, search),
      ...given({
        capi: ids(scope.pinned),
        sort,
        limit: String(part.limit),
        offset: part.offset ? String(part.offset) : undefined,
      }),
    };
    return client.send(listActivities, { params: { locale }, query }, { signal });
  };
  const facets = (
    scope: DiscoveryScope,
    signal: AbortSignal,
    filters: Filters = noFilters,
    search = "",
    reachableFrom: Filters["reachableFrom"] = null,
  ): Promise<Facets | null> =>
    client
      .send(
        listFacets,
        {
          params: { locale },
          query: {
            ...scopeQuery(scope),
            ...narrowedQuery(filters, search),
            ...given({ reachableFrom: reachableFrom ?? undefined }),
          },
        },
        { signal },
      )
      .catch(() => null);

  /** The options of the scope, with the words for the place that one starts from. */
  const optionsOf = (scope: DiscoveryScope, { reachableFrom }: Pick<Filters, "reachableFrom">, signal: AbortSignal) =>
    facets(scope, signal, noFilters, "", reachableFrom);

  return {
    async open(question: DiscoveryQuestion, signal: AbortSignal) {
      const [activities, options] = await Promise.all([
        list(question, signal, { limit: firstOffers }),
        optionsOf(question.scope, question.filters, signal),
      ]);
      return { activities, options };
    },
    async widen(
      { scope, query, options: known }: { scope: DiscoveryScope; query: PoolQuery; options: Facets | null },
      signal: AbortSignal,
    ): Promise<Widened> {
      const { date, reachableFrom, search } = query;
      const isNamed = reachableFrom === null || known?.reachable?.origin?.id === reachableFrom;
      const options = (isNamed && known) || ((await optionsOf(scope, query, signal)) ?? known);
      if ((options?.total ?? 0) > filteredInBrowser) return { ...query, activities: null, options };
      const question: DiscoveryQuestion = {
        scope,
        filters: { ...noFilters, date, reachableFrom },
        search,
        sort: "relevance",
        userLocation: null,
      };
      return { ...query, activities: await list(question, signal, { limit: filteredInBrowser }), options };
    },
    async suggest({ text, scope }: { text: string; scope: DiscoveryScope }, signal: AbortSignal): Promise<Suggestions> {
      if (text === "")
        return { text, similar: [], activities: await loadSimilar({ client, locale }, scope.activityIds) };
      const isMain = (mainLocales as readonly string[]).includes(locale);
      const body = {
        query: text,
        filters: `NOT type:activity AND NOT type:${isMain ? "location" : "location-generated"}`,
        hitsPerPage: mostSimilar,
        removeWordsIfNoResults: "allOptional",
        restrictSearchableAttributes: ["title"],
      };
      const popular: DiscoveryQuestion = {
        scope,
        filters: noFilters,
        search: "",
        sort: "popularityDesc",
        userLocation: null,
      };
      const [similar, activities] = await Promise.all([
        client.send(queryIndex, { params: { index: indexOf(locale) }, body }, { signal }).then(
          ({ hits }) => hits,
          () => [],
        ),
        list(popular, signal, { limit: mostPopular }),
      ]);
      return { text, similar, activities };
    },
    async loadPart({ question, offset, atLeast, facets: counted }: Part, signal: AbortSignal) {
      const { filters, search } = question;
      const [activities, counts] = await Promise.all([
        list(question, signal, { limit: Math.min(filteredInBrowser, Math.max(partOfLongList, atLeast)), offset }),
        counted ?? facets(withPosition(question), signal, filters, search),
      ]);
      return { activities, facets: counts };
    },
  };
}
