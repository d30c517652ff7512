import type { Sort } from "../../contracts/discovery.ts";
import type { LeftBy } from "../../contracts/list-entry.ts";
import type { ListedActivity, ListingPage } from "../../contracts/listing.ts";
import type { FiltersProps } from "../../parts/discovery/filters.props.ts";
import type { LoadFailure } from "../../parts/load-failure/load-failure.ts";
import type { DiscoveryStatus } from "../../machines/discovery/discovery.types.ts";
import type { DrawerId } from "../../machines/listing/listing.types.ts";

export interface HeroProps {
  readonly page: ListingPage;
  /** Leads to a path of the shop. */
  readonly addressOf: (path: string) => string;
}

/** The cards in a page's HTML. Their markup stays as it is, without hydration, until their activities change. */
export interface RenderedCards {
  /** Whether the view has taken them over: what it renders later is not in the page's HTML. */
  isTaken: boolean;
}

export interface ListProps {
  readonly status: DiscoveryStatus;
  readonly activities: readonly ListedActivity[];
  /** Cards that the server has rendered; absent where it has not. */
  readonly rendered?: RenderedCards | undefined;
  readonly total: number | null;
  /** How many the next press brings; 0 where everything is shown. */
  readonly step: number;
  /** The same list, longer: a link for visitors without scripts. Null where it is as long as one page may be. */
  readonly moreAddress: string | null;
  /** Cards of the first page. */
  readonly pageSize: number;
  /** So many cards render at once, the others when they come near. */
  readonly renderedAtOnce: number;
  /** Says how many there are. */
  readonly isCounted: boolean;
  readonly isSmall: boolean;
  /** From 1,024 px on the filters stand beside the cards. */
  readonly hasSidebar: boolean;
  /** The width is unknown (the server renders): a narrow list shows this many of the cards. */
  readonly shownIfNarrow: number | null;
  /** The address has a past day. */
  readonly hasPassedDate: boolean;
  /** The list is of activities near a position in the address. */
  readonly isNearby: boolean;
  readonly isNarrowed: boolean;
  /** The text that alone narrows the list; null without one, or where filters are chosen too. */
  readonly search: string | null;
  /**
   * Where that text finds nothing, or activities that the list names are gone, or none of them can be booked:
   * `isInstead`.
   */
  readonly suggestions: {
    readonly isInstead: boolean;
    readonly similar: readonly { readonly title: string; readonly address: string }[];
    readonly activities: readonly ListedActivity[];
  } | null;
  /** There is something to go back to. */
  readonly hasOffers: boolean;
  /** Why it could not be fetched, where it could not. */
  readonly failure: LoadFailure;
  readonly isLocationUnknown: boolean;
  readonly mainLocale: string;
  readonly languageTag: string;
  readonly allAddress: string;
  readonly cardAddress: (path: string) => string;
  /** A card was pressed; `top` is where it stands in the window (px). */
  readonly press: (activityId: number, top: number) => void;
  /** The card by which the visitor left, once the list is as long as it was; null where there is none. */
  readonly returnTo: LeftBy | null;
  readonly returned: () => void;
  readonly more: () => void;
  readonly restart: () => void;
  readonly retry: () => void;
  /** Picked ones, where cards are picked. */
  readonly picked: readonly number[] | null;
  readonly pick: (activityId: number) => void;
}

export interface ToolbarProps {
  readonly shows: {
    readonly size: boolean;
    readonly sort: boolean;
    readonly map: boolean;
    readonly filter: boolean;
    readonly search: boolean;
    readonly bar: boolean;
  };
  readonly sorts: readonly Sort[];
  readonly sort: Sort;
  readonly isLocating: boolean;
  readonly setSort: (sort: Sort) => void;
  readonly search: string;
  readonly setSearch: (text: string) => void;
  readonly choices: number;
  readonly open: (drawer: DrawerId) => void;
}

export interface ListingProps {
  readonly hero: HeroProps | null;
  readonly heroState: "none" | "loading" | "known" | "missing" | "failed";
  readonly toolbar: ToolbarProps;
  readonly filters: FiltersProps;
  readonly list: ListProps;
  readonly drawer: DrawerId | null;
  readonly closeDrawer: () => void;
  /** The map in the drawer: `<gipfel-map>` of the same group. */
  readonly mapAttributes: Readonly<Record<string, string | undefined>>;
  readonly picker: { readonly count: number; readonly address: string; readonly configure: () => void } | null;
  readonly measured: (width: number) => void;
  readonly isWide: boolean | null;
}
