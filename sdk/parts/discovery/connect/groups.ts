import type { Facets, FilterAttribute } from "../../../contracts/listing.ts";
import type { FilterGroup, DiscoveryScope, DiscoveryView } from "../../../machines/discovery/discovery.types.ts";
import type { GroupData, OptionData } from "../filters.props.ts";

/** Options that a group shows at first; six or more get a button for the rest (discovery spec §9). */
const shownAtFirst = 5;
/** Groups that stand open at first, beside the date. */
const openAtFirst = 5;
/** What is unfolded when the visitor wants all groups. */
export const allGroups = "all";
/** Options that an unfolded group shows at most. */
const mostShown = 1000;
/** The season, whose items have an order of their own (discovery spec §9, "a26"): spring, summer, autumn, winter. */
const fixedOrders: Readonly<Record<number, readonly number[]>> = { 26: [261, 262, 263, 264] };

/** The groups of the filters with the options that stand there. What has nothing to choose from is left out. */
export function groupsOf(discovery: DiscoveryView, scope: DiscoveryScope, unfolded: readonly string[]): GroupData[] {
  const { facets, filters } = discovery;
  if (!facets) return [];
  const group = (name: FilterGroup, options: readonly OptionData[], more: Partial<GroupData> = {}): GroupData[] =>
    options.some(isWorthShowing)
      ? [
          folded(
            { group: name, label: null, kind: "any", options: options.filter(isWorthShowing), hidden: 0, ...more },
            unfolded.includes(name),
          ),
        ]
      : [];
  const choice = (options: readonly OptionData[]) =>
    options.filter(isWorthShowing).length > 1 || options.some(({ chosen }) => chosen) ? options : [];
  const attributes = facets.attributes.filter((attribute) => makesSense(attribute, discovery, scope));
  return [
    ...group("types", choice(byId(facets.types, filters.types))),
    ...group("locations", choice(byId(facets.locations, filters.locations))),
    ...group("rating", ratings(facets, filters.rating), { kind: "one" }),
    ...attributes.flatMap((attribute) =>
      group(`a${attribute.attributeId}`, itemsOf(attribute, filters.attributes[attribute.attributeId] ?? []), {
        label: attribute.label,
      }),
    ),
    ...group("discountTypes", byKey(facets.discountTypes, filters.discountTypes)),
    ...group(
      "guided",
      facets.guided > 0 || filters.guided
        ? [{ value: "true", label: null, count: facets.guided, chosen: filters.guided }]
        : [],
    ),
    ...group("languages", byKey(facets.languages, filters.languages)),
  ];
}

/** An option that leaves nothing is no choice; a chosen one stays, so that it can be dropped. */
function isWorthShowing({ count, chosen }: OptionData): boolean {
  return count > 0 || chosen;
}

/** The open groups: the first few, and those with a choice; all of them once the visitor expands the list. */
export function openGroups(groups: readonly GroupData[], unfolded: readonly string[]): readonly GroupData[] {
  if (unfolded.includes(allGroups)) return groups;
  return groups.filter(({ options }, index) => index < openAtFirst || options.some(({ chosen }) => chosen));
}

/** An attribute that belongs to some types shows where the list, or the visitor, is about one of them. */
function makesSense(
  { attributeId, types }: FilterAttribute,
  { filters }: DiscoveryView,
  { typeIds }: DiscoveryScope,
): boolean {
  const wanted = [...filters.types, ...typeIds];
  return (
    types.length === 0 ||
    types.some((type) => wanted.includes(type)) ||
    (filters.attributes[attributeId]?.length ?? 0) > 0
  );
}

function byId(options: Facets["types"], chosen: readonly number[]): OptionData[] {
  return options.map(({ id, title, count }) => ({ value: id, label: title, count, chosen: chosen.includes(id) }));
}

function byKey(
  options: readonly { key: string; label?: string; count: number }[],
  chosen: readonly string[],
): OptionData[] {
  return options.map(({ key, label, count }) => ({
    value: key,
    label: label ?? null,
    count,
    chosen: chosen.includes(key),
  }));
}

function ratings(facets: Facets, chosen: string | null): OptionData[] {
  return facets.ratings.map(({ key, count }) => ({ value: key, label: null, count, chosen: key === chosen }));
}

function itemsOf({ attributeId, items }: FilterAttribute, chosen: readonly number[]): OptionData[] {
  const order = fixedOrders[attributeId];
  const place = (id: number) => (order?.includes(id) ? order.indexOf(id) : mostShown);
  const ordered = order ? items.toSorted((one, other) => place(one.id) - place(other.id)) : items;
  return ordered.map(({ id, label, count }) => ({ value: id, label, count, chosen: chosen.includes(id) }));
}

/** Five options and the chosen ones; all of them once the visitor expands the group. */
function folded(group: GroupData, isUnfolded: boolean): GroupData {
  const { options } = group;
  if (isUnfolded) return { ...group, options: options.slice(0, mostShown) };
  const shown = options.filter(({ chosen }, index) => index < shownAtFirst || chosen);
  return { ...group, options: shown, hidden: options.length - shown.length };
}
