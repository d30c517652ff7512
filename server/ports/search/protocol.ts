import type { SearchHit } from "../../../sdk/contracts/search.ts";

/** What the public clients call themselves and their key by, in headers or among a query's parameters. */
const clientPrefix = "x-algolia-";
/** Headers that the hosted index's public clients send beside ours. */
export const indexClientHeaders = ["api-key", "application-id", "agent", "usertoken"].map(
  (name) => clientPrefix + name,
);

/** Whether a parameter of a query is about its client, which has no headers for it. */
export function isClientParameter(name: string): boolean {
  return name.startsWith(clientPrefix);
}

/** The parameters of the hosted index's query that are understood (docs/search-protocol.md). */
export interface IndexQuery {
  readonly query?: string | undefined;
  readonly page?: number | undefined;
  readonly hitsPerPage?: number | undefined;
  /** In place of `page`: the first hit, and how many. */
  readonly offset?: number | undefined;
  readonly length?: number | undefined;
  readonly filters?: string | undefined;
  /** `["type:poi", ["type:location", "type:type"]]`: all of them, any of an inner list. */
  readonly facetFilters?: unknown;
  /** `["activityAmount>=3"]` */
  readonly numericFilters?: unknown;
  readonly facets?: unknown;
  readonly maxValuesPerFacet?: number | undefined;
  readonly sortFacetValuesBy?: "count" | "alpha" | undefined;
  /** `[[46, 7, 47, 8]]` */
  readonly insideBoundingBox?: unknown;
  /** `[[46, 7, 47, 8, 46, 9]]`, where no box is given. */
  readonly insidePolygon?: unknown;
  /** `46.68,7.86` */
  readonly aroundLatLng?: string | undefined;
  /** Metres, or `all`. */
  readonly aroundRadius?: number | string | undefined;
  /** `allOptional`: where nothing has all words, what has any of them. */
  readonly removeWordsIfNoResults?: string | undefined;
  /** `title`, `names`, `description`. */
  readonly restrictSearchableAttributes?: unknown;
  readonly typoTolerance?: unknown;
  /** Letters of a word that may have a typing error: 4. */
  readonly minWordSizefor1Typo?: number | undefined;
  /** Letters of a word that may have two: 8. */
  readonly minWordSizefor2Typos?: number | undefined;
  readonly getRankingInfo?: boolean | undefined;
  readonly clickAnalytics?: boolean | undefined;
  readonly attributesToRetrieve?: unknown;
  readonly attributesToHighlight?: unknown;
  /** `["title:10"]` */
  readonly attributesToSnippet?: unknown;
  readonly snippetEllipsisText?: string | undefined;
  readonly highlightPreTag?: string | undefined;
  readonly highlightPostTag?: string | undefined;
}

/** What a title says where it met the query, with the asker's tags round the words. */
export interface Highlighted {
  readonly value: string;
  readonly matchLevel: "none" | "partial" | "full";
  readonly fullyHighlighted: boolean;
  readonly matchedWords: readonly string[];
}

interface RankingInfo {
  /** Metres from the requested position. */
  readonly geoDistance: number;
  readonly userScore: number;
}

export type RawHit = Partial<SearchHit> & {
  readonly objectID: string;
  readonly _geoloc?: { readonly lat: number; readonly lng: number };
  readonly _snippetResult?: { readonly title: Pick<Highlighted, "value" | "matchLevel"> };
  readonly _highlightResult?: { readonly title: Highlighted };
  readonly _rankingInfo?: RankingInfo;
};

export interface FacetStats {
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
}

/** A value of an attribute, found by a text. */
export interface FacetHit {
  readonly value: string;
  readonly highlighted: string;
  readonly count: number;
}

/** Which values are searched for: of a facet, by a text, among the records that a query finds. */
export interface FacetQuery extends IndexQuery {
  readonly facetQuery?: string | undefined;
  readonly maxFacetHits?: number | undefined;
}

export interface FacetAnswer {
  readonly facetHits: readonly FacetHit[];
  readonly exhaustiveFacetsCount: boolean;
  readonly processingTimeMS?: number;
}

/** An answer in the hosted index's own shape. */
export interface RawIndexAnswer {
  readonly hits: readonly RawHit[];
  readonly nbHits: number;
  /** Of pages; absent with `offset` and `length`, which stand there in their place. */
  readonly page?: number;
  readonly nbPages?: number;
  readonly hitsPerPage?: number;
  readonly offset?: number;
  readonly length?: number;
  readonly exhaustiveNbHits: boolean;
  readonly exhaustiveTypo: boolean;
  readonly query: string;
  readonly params: string;
  readonly processingTimeMS: number;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facets_stats?: { readonly activityAmount: FacetStats };
  /** 32 hex digits, with `clickAnalytics`. */
  readonly queryID?: string;
}

/** A query for all hits, in parts: the first one, or the one that a cursor leads to. */
export interface BrowseQuery extends IndexQuery {
  readonly cursor?: string | undefined;
}

export interface BrowseAnswer extends RawIndexAnswer {
  /** Leads to the next part; absent in the last one. */
  readonly cursor?: string;
}

/** A click, view or conversion, as the hosted index's insights take it. */
export interface IndexEvent {
  readonly eventType: string;
  readonly eventName: string;
  readonly index: string;
  readonly [field: string]: unknown;
}
