import type { DiscoveryView } from "../../../machines/discovery/discovery.types.ts";
import type { ChipData } from "../filters.props.ts";

/** A chip for every choice, by the names that the shop has for it. A choice that the list doesn't know has no name. */
export function chipsOf({ filters, facets, options }: DiscoveryView): ChipData[] {
  const { reachableFrom } = filters;
  const known = facets ?? options;
  const titleOf = (list: "types" | "locations", id: number) =>
    known?.[list].find((one) => one.id === id)?.title ?? null;
  const itemOf = (attribute: string, id: number) =>
    known?.attributes.find(({ attributeId }) => String(attributeId) === attribute)?.items.find((item) => item.id === id)
      ?.label ?? null;
  return [
    ...(filters.date ? [{ group: "date" as const, value: filters.date, label: null }] : []),
    ...filters.types.map((value) => ({ group: "types" as const, value, label: titleOf("types", value) })),
    ...filters.locations.map((value) => ({ group: "locations" as const, value, label: titleOf("locations", value) })),
    ...(filters.rating ? [{ group: "rating" as const, value: filters.rating, label: null }] : []),
    ...Object.entries(filters.attributes).flatMap(([id, items]) =>
      items.map((value) => ({ group: `a${id}` as `a${number}`, value, label: itemOf(id, value) })),
    ),
    ...filters.discountTypes.map((value) => ({
      group: "discountTypes" as const,
      value,
      label: known?.discountTypes.find(({ key }) => key === value)?.label ?? null,
    })),
    ...(filters.guided ? [{ group: "guided" as const, value: "true", label: null }] : []),
    ...filters.languages.map((value) => ({ group: "languages" as const, value, label: null })),
    ...(reachableFrom
      ? [
          {
            group: "reachableFrom" as const,
            value: reachableFrom,
            // A place that the timetable doesn't know has no name, and can be removed all the same.
            label: known?.reachable?.origin?.label ?? reachableFrom,
          },
        ]
      : []),
  ];
}
