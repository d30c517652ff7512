import type { Words } from "../domain/catalogue-schema.ts";
import type { Db } from "../db/connection.ts";
import { fromJson, fromJsonOrNull } from "../json.ts";
import {
  listAttributeItems,
  listAttributes,
  listLocations,
  listPointsOfInterest,
  listTypes,
} from "../db/queries/catalogue-lists.ts";
import type { AttributeEntry, Entries, Entry, ItemEntry } from "./catalogue-index.ts";

/** Reads the catalogue's lists: types, places, points of interest, attributes with their items. */
export async function readEntries(db: Db): Promise<Omit<Entries, "discountTypes">> {
  const types = await listTypes(db);
  const locations = await listLocations(db);
  const points = await listPointsOfInterest(db);
  const attributes = await listAttributes(db);
  const rows = await listAttributeItems(db);
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
