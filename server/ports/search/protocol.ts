import type { SearchHit } from "../../../sdk/contracts/search.ts";

/** The parameters of the hosted index's query that are understood; the rest is let pass. */
export interface IndexQuery {
  readonly query?: string | undefined;
  readonly page?: number | undefined;
  readonly hitsPerPage?: number | undefined;
  readonly filters?: string | undefined;
  /** `["type:poi", ["type:location", "type:type"]]`: all of them, any of an inner list. */
  readonly facetFilters?: unknown;
  readonly facets?: unknown;
  /** `46.68,7.86` */
  readonly aroundLatLng?: string | undefined;
  /** Metres, or `all`. */
  readonly aroundRadius?: number | string | undefined;
  /** `allOptional`: where nothing has all words, what has any of them. */
  readonly removeWordsIfNoResults?: string | undefined;
  /** `title`, `names`, `description`. */
  readonly restrictSearchableAttributes?: unknown;
  readonly getRankingInfo?: boolean | undefined;
  readonly clickAnalytics?: boolean | undefined;
  readonly attributesToRetrieve?: unknown;
  readonly attributesToHighlight?: unknown;
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

export interface RankingInfo {
  readonly nbTypos: number;
  readonly nbExactWords: number;
  readonly words: number;
  /** Metres from the asked position. */
  readonly geoDistance: number;
  readonly userScore: number;
}

export type RawHit = Partial<SearchHit> & {
  readonly objectID: string;
  readonly _highlightResult?: { readonly title: Highlighted };
  readonly _rankingInfo?: RankingInfo;
};

/** An answer in the hosted index's own shape. */
export interface RawIndexAnswer {
  readonly hits: readonly RawHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly exhaustiveNbHits: boolean;
  readonly exhaustiveTypo: boolean;
  readonly query: string;
  readonly params: string;
  readonly processingTimeMS: number;
  readonly facets?: { readonly type: Record<string, number> };
  /** 32 hex digits, with `clickAnalytics`. */
  readonly queryID?: string;
}

/** A click, view or conversion, as the hosted index's insights take it. */
export interface IndexEvent {
  readonly eventType: string;
  readonly eventName: string;
  readonly index: string;
  readonly [field: string]: unknown;
}
