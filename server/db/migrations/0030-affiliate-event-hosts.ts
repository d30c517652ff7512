import { sql, type Kysely } from "kysely";

/** Affiliates' events are counted without the page's host, which nobody reads. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("affiliate_event").renameTo("affiliate_event_by_host").execute();
  await db.schema
    .createTable("affiliate_event")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("affiliate_id", "integer", (column) => column.notNull().references("affiliate.id"))
    .addColumn("campaign", "text", (column) => column.notNull())
    .addColumn("widget", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("affiliate_event_without_host", ["affiliate_id", "day", "campaign", "widget", "type"])
    .execute();
  await sql`
    insert into affiliate_event (day, affiliate_id, campaign, widget, type, count)
    select day, affiliate_id, campaign, widget, type, sum(count) from affiliate_event_by_host
    group by day, affiliate_id, campaign, widget, type`.execute(db);
  await db.schema.dropTable("affiliate_event_by_host").execute();
}
