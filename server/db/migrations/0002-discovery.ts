import type { Kysely } from "kysely";

/**
 * What discovery needs: places to go and things to filter by, reviews, and the nightly score. Columns stand in
 * db/schema.ts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["activity_type", "location"]) {
    await db.schema.alterTable(table).addColumn("teaser", "text").execute();
    await db.schema.alterTable(table).addColumn("picture", "text").execute();
  }
  await db.schema
    .alterTable("activity")
    .addColumn("points_of_interest", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
  await db.schema
    .alterTable("activity")
    .addColumn("ranking_score", "double precision", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("point_of_interest")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("latitude", "double precision", (column) => column.notNull())
    .addColumn("longitude", "double precision", (column) => column.notNull())
    .addColumn("location_id", "integer", (column) => column.references("location.id"))
    .addColumn("teaser", "text")
    .addColumn("picture", "text")
    .execute();
  await db.schema
    .createTable("attribute")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("sequence_index", "integer", (column) => column.notNull())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("type_ids", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("attribute_item")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("attribute_id", "integer", (column) => column.notNull().references("attribute.id"))
    .addColumn("sequence_index", "integer", (column) => column.notNull())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("description", "text")
    .addColumn("teaser", "text")
    .addColumn("picture", "text")
    .execute();
  await db.schema
    .createTable("review")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("activity_id", "integer", (column) => column.notNull().references("activity.id"))
    .addColumn("rating", "integer", (column) => column.notNull())
    .addColumn("text", "text")
    .addColumn("first_name", "text", (column) => column.notNull())
    .addColumn("last_name", "text", (column) => column.notNull())
    .addColumn("created_on", "text", (column) => column.notNull())
    .addColumn("country_code", "text")
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("category", "text")
    .addColumn("tags", "text", (column) => column.notNull())
    .addColumn("replies", "text", (column) => column.notNull())
    .addColumn("is_excluded", "integer", (column) => column.notNull())
    .addColumn("helpful", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex("review_of_activity").on("review").columns(["activity_id", "created_on"]).execute();
  await db.schema
    .createTable("review_vote")
    .addColumn("review_id", "integer", (column) => column.notNull().references("review.id"))
    .addColumn("visitor_token", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("review_vote_key", ["review_id", "visitor_token"])
    .execute();
  await db.schema.createIndex("activity_of_type").on("activity").column("type_id").execute();
  await db.schema.createIndex("activity_of_location").on("activity").column("location_id").execute();
}
