import type { Words } from "../domain/catalogue-schema.ts";
import type { Db } from "../db/connection.ts";
import { fromJson, fromJsonOrNull } from "../db/json.ts";
import type { AttributeEntry, Entries, Entry, ItemEntry } from "./catalogue-index.ts";

/** Reads the catalogue's lists: types, places, points of interest, attributes with their items. */
export async function readEntries(db: Db): Promise<Omit<Entries, "discountTypes">> {
  const types = await db.selectFrom("activity_type").selectAll().orderBy("id").execute();
  const locations = await db.selectFrom("location").selectAll().orderBy("id").execute();
  const points = await db.selectFrom("point_of_interest").selectAll().orderBy("id").execute();
  const attributes = await db.selectFrom("attribute").selectAll().orderBy("sequence_index").orderBy("id").execute();
  const rows = await db.selectFrom("attribute_item").selectAll().orderBy("sequence_index").orderBy("id").execute();
  const items: ItemEntry[] = rows.map((row) => ({
    ...entry({ ...row, title: row.label }),
    attributeId: row.attribute_id,
    description: fromJsonOrNull<Words>(row.description),
  }));
  return {
    types: byId(types.map(entry)),
    locations: byId(locations.map((row) => ({ ...entry(row), latitude: row.latitude, longitude: row.longitude }))),
    pointsOfInterest: byId(
      points.map((row) => ({
        ...entry(row),
        latitude: row.latitude,
        longitude: row.longitude,
        locationId: row.location_id,
      })),
    ),
    attributes: attributes.map(({ id, label, type_ids }): AttributeEntry => ({
      id,
      label: fromJson<Words>(label),
      typeIds: fromJson<number[]>(type_ids),
      items: items.filter((item) => item.attributeId === id),
    })),
    items: byId(items),
  };
}

function entry(row: {
  readonly id: number;
  readonly title: string;
  readonly teaser: string | null;
  readonly picture: string | null;
}): Entry {
  return {
    id: row.id,
    title: fromJson<Words>(row.title),
    teaser: fromJsonOrNull<Words>(row.teaser),
    picture: fromJsonOrNull(row.picture),
  };
}

function byId<Row extends { readonly id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
