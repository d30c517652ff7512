import { sql, type Kysely } from "kysely";
import { foldTexts } from "../search-text.ts";
import { fromJson } from "../../json.ts";

/**
 * What the shop's team edits and decides, suppliers that register, the newsletter, and the human check's memory.
 * Columns stand in db/tables.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable("team_step")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("entity", "text", (column) => column.notNull())
    .addColumn("entity_id", "text", (column) => column.notNull())
    .addColumn("who", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("note", "text")
    .addColumn("changes", "text", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("team_step_of_entity").on("team_step").columns(["entity", "entity_id", "at"]).execute();
  await db.schema
    .createTable("team_activity")
    .addColumn("activity_id", "integer", (column) => column.primaryKey().references("activity.id"))
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("unpublished_at", "text")
    .execute();
  await db.schema
    .createTable("activity_edit")
    .addColumn("activity_id", "integer", (column) => column.notNull().references("activity.id"))
    .addColumn("field", "text", (column) => column.notNull())
    .addColumn("base", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("activity_edit_key", ["activity_id", "field"])
    .execute();
  await db.schema
    .createTable("team_review")
    .addColumn("review_id", "integer", (column) => column.primaryKey().references("review.id"))
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("is_excluded", "integer")
    .addColumn("reply", "text")
    .addColumn("replied_on", "text")
    .execute();
  await db.schema
    .createTable("supplier_registration")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("company", "text", (column) => column.notNull())
    .addColumn("contact_name", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("country_code", "text", (column) => column.notNull())
    .addColumn("website", "text")
    .addColumn("offering", "text", (column) => column.notNull())
    .addColumn("languages", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("terms_version", "text", (column) => column.notNull())
    .addColumn("search_text", "text", (column) => column.notNull())
    .addColumn("word", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("decided_at", "text")
    .addColumn("revision", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("supplier_registration_in_order")
    .on("supplier_registration")
    .columns(["created_at", "id"])
    .execute();
  await db.schema
    .createTable("newsletter_subscription")
    .addColumn("email", "text", (column) => column.primaryKey())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("mailed_at", "text", (column) => column.notNull())
    .addColumn("confirmed_at", "text")
    .addColumn("unsubscribed_at", "text")
    .execute();
  await db.schema
    .createTable("human_check_used")
    .addColumn("challenge", "text", (column) => column.primaryKey())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("human_check_used_until").on("human_check_used").column("expires_at").execute();
  await db.schema.createIndex("booking_in_order").on("booking").columns(["created_at", "id"]).execute();
  await db.schema.createIndex("review_in_order").on("review").columns(["created_on", "id"]).execute();
  await addSearchTexts(db);
}

/** Folded texts beside what the team looks for, of what is there already too. */
export async function addSearchTexts(db: Kysely<any>): Promise<void> {
  for (const table of ["activity", "supplier", "booking"]) {
    await db.schema
      .alterTable(table)
      .addColumn("search_text", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
  const titles = new Map<number, string[]>();
  for (const { activity_id, title } of await db
    .selectFrom("activity_text")
    .select(["activity_id", "title"])
    .execute()) {
    titles.set(activity_id, [...(titles.get(activity_id) ?? []), title]);
  }
  const activities = [...titles].map(([id, words]) => ({ id, text: foldTexts(words) }));
  const suppliers = (await db.selectFrom("supplier").select(["id", "name"]).execute()).map(({ id, name }) => ({
    id,
    text: foldTexts([name]),
  }));
  const bookings = (await db.selectFrom("booking").select(["id", "contact"]).execute()).map(({ id, contact }) => {
    const { givenName, familyName, email } = fromJson<Record<string, string>>(contact);
    return { id, text: foldTexts([givenName, familyName, email]) };
  });
  for (const [table, rows] of [
    ["activity", activities],
    ["supplier", suppliers],
    ["booking", bookings],
  ] as const) {
    for (const { id, text } of rows)
      await sql`update ${sql.table(table)} set search_text = ${text} where id = ${id}`.execute(db);
  }
}
