import type { Facets } from "../../sdk/contracts/listing.ts";
import { sorts } from "../../sdk/contracts/discovery.ts";

/** Numbers that look like chance and are the same at every run (Lehmer's). */
function chances(): () => number {
  let state = 42;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** What visitors ask, by name: each gives one address after the other below the API, hardly ever the same. */
export type Questions = Readonly<Record<string, () => string>>;

/** Questions about a catalogue, of the values that it has. */
export function questionsOf(facets: Facets): Questions {
  const chance = chances();
  const some = <Value>(values: readonly Value[]): Value => values[Math.floor(chance() * values.length)]!;
  const several = <Value>(values: readonly Value[]): Value[] => [
    ...new Set([some(values), some(values), some(values)]),
  ];
  const items = facets.attributes.flatMap(({ attributeId, items }) => items.map(({ id }) => ({ attributeId, id })));

  /** Three groups: types, a rating, and places, languages or an attribute's item. */
  function threeFilters(): string {
    const item = items.length > 0 ? some(items) : null;
    const third = some([
      { locations: several(facets.locations).map(({ id }) => id) },
      { languages: several(facets.languages).map(({ key }) => key) },
      item ? { attributes: { [item.attributeId]: [item.id] } } : { guided: true },
    ]);
    return encodeURIComponent(
      JSON.stringify({
        types: several(facets.types).map(({ id }) => id),
        rating: some(["4.5", "4", "3.5", "3"]),
        ...third,
      }),
    );
  }
  const position = () => `lat=${(46 + chance() * 1.6).toFixed(4)}&long=${(6.2 + chance() * 3.8).toFixed(4)}`;
  function view(): string {
    const [west, south] = [6 + chance() * 3.8, 45.9 + chance() * 1.5];
    return [west, south, west + 0.6, south + 0.4].map((degrees) => degrees.toFixed(4)).join();
  }
  /** A category and a place, one letter of it changed: what a hasty visitor types. */
  function text(): string {
    const [category, place] = [some(facets.types).title.split(" ")[0]!, some(facets.locations).title];
    const at = 1 + Math.floor(chance() * (place.length - 1));
    return encodeURIComponent(`${category} ${place.slice(0, at)}x${place.slice(at + 1)}`);
  }
  const list = "/activities/de_CH/?limit=16&";
  return {
    "list of 16, three filters": () =>
      `${list}sort=${some(sorts.filter((sort) => sort !== "distance"))}&filters=${threeFilters()}`,
    "list of 16, nearby": () => `${list}sort=distance&${position()}`,
    "list of 16, by a text with an error": () => `${list}s=${text()}`,
    "facets, three filters": () => `/activities/de_CH/facets/?filters=${threeFilters()}`,
    "map, a view of 60 km, 500 points": () => `/search/de_CH/?limit=500&bounds=${view()}`,
    "map, everything (20,000 points)": () => "/search/de_CH/",
  };
}
