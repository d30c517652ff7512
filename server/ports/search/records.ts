import type { ListingPageKind } from "../../../sdk/contracts/discovery.ts";
import type { mainLocales } from "../../../sdk/contracts/locale.ts";
import type { HitType } from "../../../sdk/contracts/search.ts";

/** What the index keeps of an activity, type, place or filter, in one language; a `HitPresenter` makes a hit of it. */
export interface IndexRecord {
  readonly objectID: string;
  readonly type: HitType;
  readonly title: string;
  /** What its address is made of. */
  readonly page:
    | { readonly kind: "activity"; readonly id: number; readonly slug: string }
    | { readonly kind: ListingPageKind; readonly id: string; readonly titles: string | readonly [string, string] };
  readonly picture: {
    readonly file: string;
    readonly alternativeText: string;
    readonly color?: string | undefined;
  } | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly activityAmount: number;
  readonly isBookable: boolean;
  /** `rankingScoreNoDate` of an activity: which of alike ones comes first. */
  readonly score: number;
  /** Activities alone: what their data layer is made of. */
  readonly activity: {
    readonly id: number;
    readonly supplier: string;
    readonly type: string;
    readonly location: string;
    /** JSON text. */
    readonly attributes: string;
    readonly reservationSystem: string;
  } | null;
}

/** A record, and the texts beside its title that it is found by. */
export interface RecordWithTexts {
  readonly record: IndexRecord;
  /**
   * Of an activity its place and categories in every language, its supplier; of a page what other languages call it.
   */
  readonly names: readonly string[];
  readonly description: readonly string[];
}

/** Pages of one place, and of one category: a text that names them finds them first (RULES 24). */
export function kindOf({ type }: Pick<IndexRecord, "type">): "place" | "category" | "other" {
  if (type === "location" || type === "location-generated") return "place";
  return type === "type" || type === "attribute" || type === "poi" ? "category" : "other";
}

/** RULES 24 behind the text's own steps: bookable first, then the more activities, then the higher score. */
export function byRank(one: IndexRecord, other: IndexRecord): number {
  return (
    Number(other.isBookable) - Number(one.isBookable) ||
    other.activityAmount - one.activityAmount ||
    other.score - one.score ||
    (one.objectID < other.objectID ? -1 : 1)
  );
}

/** A language that the catalogue is written in. */
export type CatalogueLocale = (typeof mainLocales)[number];

/** What an index is built of. */
export interface CatalogueSource {
  /** Changes where anything that an index keeps has changed. */
  revision(): Promise<string>;
  read(locale: CatalogueLocale): Promise<RecordWithTexts[]>;
}
