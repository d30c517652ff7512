import type { Kysely } from "kysely";
import { fromJson } from "../../json.ts";

/** Accounts, their bookings and reviews, and cancellations. Columns are in db/schema.ts. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable("account_user")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("is_email_confirmed", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("given_name", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("family_name", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("phone", "text")
    .addColumn("country_code", "text")
    .addColumn("locale", "text", (column) => column.notNull().defaultTo("de_CH"))
    .addColumn("picture", "text")
    .addColumn("is_customer", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("is_reseller", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("is_admin", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("distributor_id", "text")
    .addColumn("invoice_approved", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("channel_id", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("account_session")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("user_id", "text", (column) => column.notNull().references("account_user.id").onDelete("cascade"))
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("ip_address", "text")
    .addColumn("user_agent", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("account_session_of_user").on("account_session").column("user_id").execute();
  await db.schema
    .createTable("account_credential")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("account_user.id").onDelete("cascade"))
    .addColumn("provider_id", "text", (column) => column.notNull())
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("password", "text")
    .addColumn("access_token", "text")
    .addColumn("refresh_token", "text")
    .addColumn("id_token", "text")
    .addColumn("access_token_expires_at", "text")
    .addColumn("refresh_token_expires_at", "text")
    .addColumn("scope", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("account_credential_of_user").on("account_credential").column("user_id").execute();
  await db.schema
    .createTable("account_verification")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("identifier", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("account_verification_by_identifier")
    .on("account_verification")
    .column("identifier")
    .execute();
  await db.schema
    .createTable("account_rate")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("key", "text", (column) => column.notNull().unique())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("last_request", "bigint", (column) => column.notNull())
    .execute();

  await db.schema.alterTable("booking").addColumn("user_id", "text").execute();
  await db.schema.alterTable("booking").addColumn("contact_email", "text").execute();
  await db.schema.alterTable("booking").addColumn("fee_refunded_amount", "integer").execute();
  await db.schema.createIndex("booking_of_user").on("booking").columns(["user_id", "created_at"]).execute();
  await db.schema.createIndex("booking_of_email").on("booking").columns(["contact_email", "created_at"]).execute();
  for (const { id, contact } of await db.selectFrom("booking").select(["id", "contact"]).execute()) {
    const contact_email = fromJson<{ email: string }>(contact).email.toLowerCase();
    await db.updateTable("booking").set({ contact_email }).where("id", "=", id).execute();
  }

  await db.schema.alterTable("booking_item").addColumn("cancelled_by", "text").execute();
  await db.schema.alterTable("booking_item").addColumn("cancel_reason", "text").execute();
  await db.schema.alterTable("booking_item").addColumn("review_asked_at", "text").execute();

  await db.schema.alterTable("review").addColumn("booking_item_id", "text").execute();
  await db.schema.alterTable("review").addColumn("user_id", "text").execute();
  await db.schema.createIndex("review_of_item").on("review").column("booking_item_id").unique().execute();
}
