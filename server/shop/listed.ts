import { count } from "../discovery/bit-set.ts";
import type { CatalogueIndex, Entry } from "../discovery/catalogue-index.ts";
import type { BitSet } from "../discovery/bit-set.ts";

/** A page of the catalogue that has something to show. */
export interface Listed {
  readonly id: number;
  readonly entry: Entry;
  readonly activities: number;
}

/** Places with activities, the most first. */
export function listedPlaces({ entries, having }: CatalogueIndex): readonly Listed[] {
  return listed(entries.locations, having.locations);
}

/** Types with activities, the most first. */
export function listedTypes({ entries, having }: CatalogueIndex): readonly Listed[] {
  return listed(entries.types, having.types);
}

/** Items of attributes with activities, the most first. */
export function listedItems({ entries, having }: CatalogueIndex): readonly Listed[] {
  return listed(entries.items, having.items);
}

function listed(entries: ReadonlyMap<number, Entry>, having: ReadonlyMap<number, BitSet>): readonly Listed[] {
  return [...entries.values()]
    .flatMap((entry) => {
      const bits = having.get(entry.id);
      const activities = bits ? count(bits) : 0;
      return activities > 0 ? [{ id: entry.id, entry, activities }] : [];
    })
    .sort((one, other) => other.activities - one.activities || one.id - other.id);
}
