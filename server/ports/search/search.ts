import type {
  BrowseAnswer,
  BrowseQuery,
  FacetAnswer,
  FacetQuery,
  IndexEvent,
  IndexQuery,
  RawHit,
  RawIndexAnswer,
} from "./protocol.ts";
import type { Extras } from "../provider.ts";
import type { CatalogueLocale, IndexRecord } from "./records.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import type { SearchHit } from "../../../sdk/contracts/search.ts";

/** Content ids of activities, and beside each how well it fits: the lower the better. */
export interface FoundActivities {
  readonly ids: Int32Array;
  readonly ranks: Uint16Array;
}

/** Presents a record as a hit in a locale, with the addresses of its page and picture (discovery spec §3). */
export type HitPresenter = (record: IndexRecord, locale: Locale) => SearchHit;

/** The search index (discovery spec §7, RULES 24): our own in memory, or the hosted one. */
export interface SearchPort extends Extras {
  readonly name: string;
  /** Answers in the hosted index's shape. Throws `AppError` `invalid_input` for a filter that can't be read. */
  query(locale: Locale, query: IndexQuery): Promise<RawIndexAnswer>;
  /** All that a query finds, part by part. */
  browse(locale: Locale, query: BrowseQuery): Promise<BrowseAnswer>;
  /** Values of an attribute, among the records that a query finds. */
  searchFacet(locale: Locale, facet: string, query: FacetQuery): Promise<FacetAnswer>;
  /** A record by its id; null where there is none. */
  getObject(locale: Locale, objectID: string): Promise<RawHit | null>;
  /** The activities that a text finds, the same as `query` has among its hits: what lists are made of (RULES 24). */
  findActivities(locale: CatalogueLocale, text: string): Promise<FoundActivities>;
  /** Takes note of clicks and conversions. */
  record(events: readonly IndexEvent[]): Promise<void>;
  /** Brings the index up to the catalogue where that has changed. Cheap where it hasn't. */
  refresh(): Promise<void>;
  /** How many activities the index has; absent where a query costs money: its size is in its own console. */
  size?(): Promise<number>;
  close(): Promise<void>;
}
