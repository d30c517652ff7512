import type { IndexEvent, IndexQuery, RawIndexAnswer } from "./protocol.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";

/** The search index (discovery spec §7, RULES 24): our own in memory, or the hosted one. */
export interface SearchPort {
  readonly name: "embedded" | "algolia";
  /** Answers in the hosted index's shape. Throws `AppError` `invalid_input` for a filter that can't be read. */
  query(locale: Locale, query: IndexQuery): Promise<RawIndexAnswer>;
  /** Takes note of clicks and conversions. */
  record(events: readonly IndexEvent[]): Promise<void>;
  /** Brings the index up to the catalogue where that has changed. Cheap where it hasn't. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}
