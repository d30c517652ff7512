import { hour } from "../../clock.ts";
import type { Kysely } from "kysely";

/**
 * Bookings on request with a deadline and their supplier, and refunds that a provider refuses. Columns are in
 * db/schema.ts.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("booking").addColumn("request_expires_at", "text").execute();
  await db.schema
    .alterTable("booking")
    .addColumn("request_reminders", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex("booking_by_request").on("booking").columns(["state", "request_expires_at"]).execute();
  await db.schema.alterTable("refund").addColumn("refusal_reason", "text").execute();
  await db.schema.alterTable("supplier").addColumn("email", "text").execute();
  await setRequestExpiries(db);
}

/** Requests that were open before: 48 hours from the payment, as they were promised. */
export async function setRequestExpiries(db: Kysely<any>): Promise<void> {
  const requested = await db
    .selectFrom("history")
    .innerJoin("booking", "booking.id", "history.entity_id")
    .select(["booking.id", "history.at"])
    .where("booking.state", "=", "requested")
    .where("history.entity", "=", "booking")
    .where("history.to_state", "=", "requested")
    .execute();
  for (const { id, at } of requested) {
    const request_expires_at = new Date(Date.parse(at) + 48 * hour).toISOString();
    await db.updateTable("booking").set({ request_expires_at }).where("id", "=", id).execute();
  }
}
