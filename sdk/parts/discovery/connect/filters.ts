import { translatedLanguageTag } from "../../../contracts/locale.ts";
import { dateInShop } from "../../../contracts/time.ts";
import type { DiscoveryEvent, DiscoveryScope, DiscoveryView } from "../../../machines/discovery/discovery.types.ts";
import { addDays } from "../../../ui/month.ts";
import type { Services } from "../../../elements/_kit/record.ts";
import type { FiltersProps } from "../filters.props.ts";
import { chipsOf } from "./chips.ts";
import { allGroups, groupsOf, openGroups } from "./groups.ts";

export interface Filtering {
  /** Null while the group's discovery is on its way. */
  readonly discovery: DiscoveryView | null;
  readonly scope: DiscoveryScope;
  readonly unfolded: readonly string[];
  readonly hasQuickDates: boolean;
  readonly find: (event: DiscoveryEvent) => void;
  readonly unfold: (group: string) => void;
}

/** The filters of a group, as its list and its map show them. */
export function filtersOf(
  { discovery, scope, unfolded, hasQuickDates, find, unfold }: Filtering,
  services: Services,
): FiltersProps {
  const { locale, now } = services;
  const today = () => dateInShop(now());
  const all = discovery ? groupsOf(discovery, scope, unfolded) : [];
  const groups = openGroups(all, unfolded);
  return {
    groups,
    moreGroups: all.length - groups.length,
    unfoldGroups: () => unfold(allGroups),
    chips: discovery ? chipsOf(discovery) : [],
    date: discovery?.filters.date ?? null,
    reachable: discovery?.facets?.reachable,
    services,
    // Read by the filters alone: a browser takes a while to know a time zone.
    get today() {
      return today();
    },
    get tomorrow() {
      return addDays(today(), 1);
    },
    hasQuickDates,
    isWaiting: discovery === null || (discovery.facets === null && discovery.status !== "stuck"),
    languageTag: translatedLanguageTag(locale),
    toggle: (group, value) => find({ type: "filter.toggle", group, value }),
    clear: () => find({ type: "filters.clear" }),
    unfold,
  };
}

/**
 * The sorts that may be chosen: relevance is left out on search pages and in partners' pages (discovery spec §9, RULES
 * 21) unless a text is searched.
 */
export function sortsOf<Some extends string>(discovery: DiscoveryView | null, all: readonly Some[]): readonly Some[] {
  return discovery?.isRelevanceHidden && discovery.search.trim() === ""
    ? all.filter((sort) => sort !== "relevance")
    : all;
}
