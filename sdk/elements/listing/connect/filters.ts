import { languageTag, mainLocaleOf } from "../../../contracts/locale.ts";
import { dateInShop } from "../../../contracts/time.ts";
import type { FindingEvent, FindingScope, FindingView } from "../../../machines/finding/finding.types.ts";
import { addDays } from "../../../ui/month.ts";
import type { Services } from "../../_kit/record.ts";
import type { FiltersProps } from "../listing.props.ts";
import { chipsOf } from "./chips.ts";
import { allGroups, groupsOf, openGroups } from "./groups.ts";

export interface Filtering {
  /** Null while the group's finding is on its way. */
  readonly finding: FindingView | null;
  readonly scope: FindingScope;
  readonly unfolded: readonly string[];
  readonly hasQuickDates: boolean;
  readonly find: (event: FindingEvent) => void;
  readonly unfold: (group: string) => void;
}

/** The filters of a group, as its list and its map show them. */
export function filtersOf({ finding, scope, unfolded, hasQuickDates, find, unfold }: Filtering, { locale, now }: Services): FiltersProps {
  const today = dateInShop(now());
  const all = finding ? groupsOf(finding, scope, unfolded) : [];
  const groups = openGroups(all, unfolded);
  return {
    groups,
    moreGroups: all.length - groups.length,
    unfoldGroups: () => unfold(allGroups),
    chips: finding ? chipsOf(finding) : [],
    date: finding?.filters.date ?? null,
    today,
    tomorrow: addDays(today, 1),
    hasQuickDates,
    isWaiting: finding === null || (finding.facets === null && finding.status !== "stuck"),
    languageTag: languageTag(mainLocaleOf(locale)),
    toggle: (group, value) => find({ type: "filter.toggle", group, value }),
    clear: () => find({ type: "filters.clear" }),
    unfold,
  };
}

/** The sorts that may be chosen: relevance is left out on search pages and in partners' pages (discovery spec §9, RULES 21) unless a text is searched. */
export function sortsOf<Some extends string>(finding: FindingView | null, all: readonly Some[]): readonly Some[] {
  return finding?.isRelevanceHidden && finding.search.trim() === "" ? all.filter((sort) => sort !== "relevance") : all;
}
