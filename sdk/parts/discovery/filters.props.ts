import type { Facets } from "../../contracts/listing.ts";
import type { Services } from "../../elements/_kit/record.ts";
import type { FilterGroup } from "../../machines/discovery/discovery.types.ts";

/** An option of a filter. What the shop has no words for (languages, ratings, the guide) gets them from the view. */
export interface OptionData {
  readonly value: string | number;
  readonly label: string | null;
  /** How many activities choosing it leaves. */
  readonly count: number;
  readonly chosen: boolean;
}

export interface GroupData {
  readonly group: FilterGroup;
  /** An attribute's own name. */
  readonly label: string | null;
  readonly kind: "one" | "any";
  /** Those that stand there: five, and the chosen ones; all of them once it is unfolded. */
  readonly options: readonly OptionData[];
  /** How many more there are. */
  readonly hidden: number;
}

export interface ChipData {
  readonly group: FilterGroup;
  readonly value: string | number;
  readonly label: string | null;
}

export interface FiltersProps {
  readonly groups: readonly GroupData[];
  /** Groups behind "More filters". */
  readonly moreGroups: number;
  readonly unfoldGroups: () => void;
  readonly chips: readonly ChipData[];
  readonly date: string | null;
  /** What the list can be narrowed to by public transport; undefined where it can't be. */
  readonly reachable: Facets["reachable"];
  /** For the search of a place in the timetable (reachable/find-places.ts). */
  readonly services: Pick<Services, "client" | "locale">;
  /** Today in Zurich, and the day after. */
  readonly today: string;
  readonly tomorrow: string;
  readonly hasQuickDates: boolean;
  /** Options and counts are not known yet. */
  readonly isWaiting: boolean;
  readonly languageTag: string;
  readonly toggle: (group: FilterGroup, value: string | number) => void;
  readonly clear: () => void;
  readonly unfold: (group: string) => void;
}
