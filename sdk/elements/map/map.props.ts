import type { Locale } from "../../contracts/locale.ts";
import type { MapActivity } from "../../contracts/listing.ts";
import type { Aim, Bounds, ChosenCluster, MapSort } from "../../machines/map/map.types.ts";
import type { Position } from "../../contracts/distance.ts";
import type { LoadFailure } from "../../parts/load-failure/load-failure.ts";
import type { FiltersProps } from "../../parts/discovery/filters.props.ts";

/** A card of the list beside the map. */
export interface MapCard {
  readonly activity: MapActivity;
  /** Its page on the shop. */
  readonly address: string;
}

export interface MapProps {
  readonly languageTag: string;
  readonly canvas: "drawing" | "drawn" | "unavailable";
  readonly points: readonly MapActivity[];
  readonly state: "loading" | "loaded" | "failed";
  /** Why the points could not be loaded, where they could not. */
  readonly failure: LoadFailure;
  readonly isSlow: boolean;
  readonly start: { readonly center: Position; readonly zoom: number; readonly fitsCountry: boolean };
  readonly aim: Aim | null;
  readonly position: Position | null;
  readonly locating: "idle" | "requesting" | "found" | "failed";
  readonly chosen: ChosenCluster | null;
  /** The place that gives the chosen cluster its name. */
  readonly chosenPlace: string;
  readonly cards: readonly MapCard[];
  /** How many the list has, shown or not. */
  readonly count: number;
  readonly sort: MapSort;
  readonly sorts: readonly MapSort[];
  readonly locale: Locale;
  readonly filters: FiltersProps;
  /** How many choices narrow the map. */
  readonly choices: number;
  readonly isFiltering: boolean;
  readonly styleOf: (theme: "light" | "dark") => string;
  readonly placeOf: (ids: readonly number[]) => string;
  readonly choose: (cluster: ChosenCluster, aim: Aim | null) => void;
  readonly close: () => void;
  readonly open: (activityId: number) => void;
  readonly more: () => void;
  readonly setSort: (sort: MapSort) => void;
  readonly openFilters: () => void;
  readonly closeFilters: () => void;
  readonly locate: () => void;
  readonly again: () => void;
  readonly moved: (bounds: Bounds) => void;
  readonly drawn: () => void;
  readonly failed: () => void;
}
