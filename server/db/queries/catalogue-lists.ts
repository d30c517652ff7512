import type { Db } from "../connection.ts";

/** All types of activities, by id. */
export function listTypes(db: Db) {
  return db.selectFrom("activity_type").selectAll().orderBy("id").execute();
}

/** All places, by id. */
export function listLocations(db: Db) {
  return db.selectFrom("location").selectAll().orderBy("id").execute();
}

/** All points of interest, by id. */
export function listPointsOfInterest(db: Db) {
  return db.selectFrom("point_of_interest").selectAll().orderBy("id").execute();
}

/** All attributes, in the catalogue's order. */
export function listAttributes(db: Db) {
  return db.selectFrom("attribute").selectAll().orderBy("sequence_index").orderBy("id").execute();
}

/** The items of all attributes, in the catalogue's order. */
export function listAttributeItems(db: Db) {
  return db.selectFrom("attribute_item").selectAll().orderBy("sequence_index").orderBy("id").execute();
}
