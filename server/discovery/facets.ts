import { ratingOptions, reachableMinutes } from "../../sdk/contracts/discovery.ts";
import { withValues } from "../../sdk/contracts/with-values.ts";
import type { Facets, FilterAttribute } from "../../sdk/contracts/listing.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { inLocale } from "../domain/in-locale.ts";
import { listingPath } from "../presenters/listing-path.ts";
import { count, countBoth, type BitSet } from "./bit-set.ts";
import type { CatalogueIndex, ItemEntry } from "./catalogue-index.ts";
import type { LoadedCatalogue } from "./loaded-catalogue.ts";
import { left, narrow, type Narrowed, type ActivityQuery } from "./narrow.ts";
import { nearby } from "./nearby.ts";
import { reachableWords } from "./reachable.words.ts";
import type { Position } from "../../sdk/contracts/distance.ts";

/** An option with its current count and its count in the full list, by which it is sorted: choosing moves nothing. */
interface Counted<Value> {
  readonly value: Value;
  readonly count: number;
  readonly inAll: number;
}

/**
 * What there is to filter a list by (RULES 25). An option's count is what choosing it would leave, the other groups'
 * choices counted. `origin`: a place to name that doesn't narrow the list.
 */
export async function facets(
  catalogue: LoadedCatalogue,
  wanted: ActivityQuery,
  position: Position | null,
  locale: Locale,
  origin: string | null,
): Promise<Facets> {
  const { index, seats } = catalogue;
  const narrowed = inReach(index, await narrow(catalogue, wanted), position);
  const { having, entries } = index;
  const matching = left(narrowed);
  const [others, whateverRated] = [left(narrowed, "guided"), left(narrowed, "rating")];
  const titled = (
    options: Counted<number>[],
    titles: ReadonlyMap<number, { readonly title: Parameters<typeof inLocale>[0] }>,
  ) => options.map(({ value, count }) => ({ id: value, title: inLocale(titles.get(value)!.title, locale), count }));
  return {
    total: count(matching),
    bookable: countBoth(matching, seats.bookable),
    locations: titled(
      byNumber(options(narrowed, "locations", having.locations).filter(({ value }) => entries.locations.has(value))),
      entries.locations,
    ),
    types: titled(
      byNumber(options(narrowed, "types", having.types).filter(({ value }) => entries.types.has(value))),
      entries.types,
    ),
    languages: byNumber(options(narrowed, "languages", having.languages)).map(({ value, count }) => ({
      key: value,
      count,
    })),
    discountTypes: byNumber(options(narrowed, "discountTypes", having.discountTypes)).map(({ value, count }) => {
      const words = entries.discountTypes.get(value);
      return { key: value, label: words ? inLocale(words, locale) : value, count };
    }),
    guided: countBoth(others, having.guided),
    ratings: ratingOptions.map((key) => ({ key, count: countBoth(whateverRated, having.ratings.get(key)!) })),
    attributes: attributeFacets(index, narrowed, locale),
    ...(await reachableFacet(catalogue, wanted, locale, origin)),
  };
}

/** Whether the list can be narrowed to what is reachable, and what the choice is called. */
async function reachableFacet(
  { reachable }: LoadedCatalogue,
  { filters: { reachableFrom, date } }: ActivityQuery,
  locale: Locale,
  origin: string | null,
): Promise<Pick<Facets, "reachable">> {
  if (!(await reachable.isOffered())) return {};
  const id = reachableFrom ?? origin;
  // The list itself says what is wrong with an origin.
  const name =
    id === null
      ? null
      : await reachable.from(id, date).then(
          ({ originNames }) => originNames[locale],
          () => null,
        );
  const minutes = reachableMinutes;
  if (id === null || name === null) return { reachable: { minutes, origin: null } };
  const label = withValues(reachableWords(locale).within, { minutes, place: name });
  return { reachable: { minutes, origin: { id, name, label } } };
}

/** The attributes that a list can be filtered by, their items in their fixed order. */
export function attributeFacets(index: CatalogueIndex, narrowed: Narrowed, locale: Locale): FilterAttribute[] {
  return index.entries.attributes.flatMap(({ id, label, typeIds, items }) => {
    const attributeLabel = `a${id}`;
    const own = new Map(
      items.flatMap((item) =>
        index.having.items.has(item.id) ? [[item, index.having.items.get(item.id)!] as const] : [],
      ),
    );
    const counted = options(narrowed, attributeLabel, own);
    if (counted.length === 0) return [];
    return [
      {
        attributeId: id,
        attributeLabel,
        label: inLocale(label, locale),
        items: counted.map(({ value, count }) => presentItem(value, count, locale)),
        types: [...typeIds],
      },
    ];
  });
}

function presentItem(
  { id, title, description }: ItemEntry,
  count: number,
  locale: Locale,
): FilterAttribute["items"][number] {
  const label = inLocale(title, locale);
  return {
    id,
    label,
    labelEn: title.en_CH,
    uniqueId: `attribute-${id}`,
    description: description && inLocale(description, locale),
    page: listingPath("attribute", String(id), label, locale),
    count,
  };
}

/** Within 200 km of a position, which is how far a list with view-more reaches (RULES 22). */
function inReach(index: CatalogueIndex, narrowed: Narrowed, position: Position | null): Narrowed {
  return position ? { ...narrowed, base: nearby(index, narrowed.base, position, null).bits } : narrowed;
}

/** The values of a group that the list has, its own choice not counted. */
function options<Value>(narrowed: Narrowed, group: string, having: ReadonlyMap<Value, BitSet>): Counted<Value>[] {
  const others = left(narrowed, group);
  return [...having]
    .map(([value, bits]) => ({ value, count: countBoth(others, bits), inAll: countBoth(narrowed.base, bits) }))
    .filter(({ inAll }) => inAll > 0);
}

function byNumber<Value extends number | string>(options: Counted<Value>[]): Counted<Value>[] {
  return options.sort((one, other) => other.inAll - one.inAll || (one.value < other.value ? -1 : 1));
}
