import { sql, type Kysely } from "kysely";

/** Every table of first light. What a column means stands in db/schema.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("supplier")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("activity_type")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("title", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("location")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("latitude", "double precision", (column) => column.notNull())
    .addColumn("longitude", "double precision", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("activity")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("mapped_id", "integer", (column) => column.notNull().unique())
    .addColumn("sequence_index", "integer", (column) => column.notNull())
    .addColumn("supplier_id", "integer", (column) => column.notNull().references("supplier.id"))
    .addColumn("type_id", "integer", (column) => column.notNull().references("activity_type.id"))
    .addColumn("location_id", "integer", (column) => column.notNull().references("location.id"))
    .addColumn("latitude", "double precision", (column) => column.notNull())
    .addColumn("longitude", "double precision", (column) => column.notNull())
    .addColumn("min_age", "integer")
    .addColumn("max_age", "integer")
    .addColumn("mobile_ticket", "integer", (column) => column.notNull())
    .addColumn("booking_on_request", "integer", (column) => column.notNull())
    .addColumn("show_per_person_suffix", "integer", (column) => column.notNull())
    .addColumn("high_demand", "integer", (column) => column.notNull())
    .addColumn("reservation_system", "text", (column) => column.notNull())
    .addColumn("tickets_issued", "integer", (column) => column.notNull())
    .addColumn("rating_average", "double precision")
    .addColumn("rating_count", "integer")
    .addColumn("guide_languages", "text", (column) => column.notNull())
    .addColumn("attributes", "text", (column) => column.notNull())
    .addColumn("meeting_points", "text", (column) => column.notNull())
    .addColumn("pictures", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("activity_text")
    .addColumn("activity_id", "integer", (column) => column.notNull().references("activity.id"))
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("teaser", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("benefits", "text", (column) => column.notNull())
    .addColumn("highlights", "text", (column) => column.notNull())
    .addColumn("important_information", "text")
    .addColumn("info_confirmation", "text")
    .addColumn("content_blocks", "text", (column) => column.notNull())
    .addColumn("discount", "text")
    .addPrimaryKeyConstraint("activity_text_key", ["activity_id", "locale"])
    .execute();
  await db.schema
    .createTable("offer")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("activity_id", "integer", (column) => column.notNull().references("activity.id"))
    .addColumn("content_api_offer_id", "integer", (column) => column.notNull())
    .addColumn("sequence_index", "integer", (column) => column.notNull())
    .addColumn("duration_minutes", "integer")
    .addColumn("schedules", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("offer_text")
    .addColumn("offer_id", "integer", (column) => column.notNull().references("offer.id"))
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("offer_text_key", ["offer_id", "locale"])
    .execute();
  await db.schema
    .createTable("ticket_category")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("offer_id", "integer", (column) => column.notNull().references("offer.id"))
    .addColumn("sequence_index", "integer", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("audience", "text", (column) => column.notNull())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("discount_type", "text")
    .addColumn("discount_label", "text")
    .addColumn("category_type", "text")
    .addColumn("category_type_key", "text")
    .addColumn("min_age", "integer")
    .addColumn("max_age", "integer")
    .addColumn("occupancy", "integer", (column) => column.notNull())
    .addColumn("max_occupancy", "integer")
    .addColumn("price", "integer", (column) => column.notNull())
    .addColumn("net_price", "integer")
    .addColumn("article_label", "text")
    .addColumn("article_price", "integer")
    .addColumn("product_id", "text")
    .addColumn("times", "text")
    .execute();
  await db.schema
    .createTable("personalization_field")
    .addColumn("offer_id", "integer", (column) => column.notNull().references("offer.id"))
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("sequence_index", "integer", (column) => column.notNull())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("scope", "text", (column) => column.notNull())
    .addColumn("is_strict", "integer", (column) => column.notNull())
    .addColumn("options", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("personalization_field_key", ["offer_id", "key"])
    .execute();
  await db.schema
    .createTable("slot")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("offer_id", "integer", (column) => column.notNull().references("offer.id"))
    .addColumn("local_date", "text", (column) => column.notNull())
    .addColumn("local_time", "text", (column) => column.notNull())
    .addColumn("starts_at", "text", (column) => column.notNull())
    .addColumn("is_all_day", "integer", (column) => column.notNull())
    .addColumn("capacity", "integer")
    .addColumn("taken", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("cutoff_at", "text", (column) => column.notNull())
    .addColumn("cancellable_until", "text")
    // The last word on overselling: whatever the code does, the database refuses.
    .addCheckConstraint("slot_not_oversold", sql`taken >= 0 and (capacity is null or taken <= capacity)`)
    .execute();
  await db.schema
    .createTable("cart")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("written_at", "text", (column) => column.notNull())
    .addColumn("lapses_at", "text", (column) => column.notNull())
    .addColumn("closed_at", "text")
    .addColumn("custom_data", "text", (column) => column.notNull())
    .addColumn("rebate_codes", "text", (column) => column.notNull())
    .addColumn("booking_id", "text")
    .addColumn("distributor_id", "text")
    .execute();
  await db.schema
    .createTable("reservation")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("cart_id", "text", (column) => column.notNull().references("cart.id"))
    .addColumn("booking_item_id", "text", (column) => column.notNull().unique())
    .addColumn("booking_id", "text")
    .addColumn("slot_id", "text", (column) => column.notNull().references("slot.id"))
    .addColumn("offer_id", "integer", (column) => column.notNull())
    .addColumn("activity_id", "integer", (column) => column.notNull())
    .addColumn("sequence_index", "integer", (column) => column.notNull())
    .addColumn("seats", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("held_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("lifted", "integer", (column) => column.notNull())
    .addColumn("pinned_until", "text")
    .addColumn("frozen", "text", (column) => column.notNull())
    .addColumn("tickets_amount", "integer", (column) => column.notNull())
    .addColumn("deposits_amount", "integer", (column) => column.notNull())
    .addColumn("total_amount", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("booking")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("number", "text", (column) => column.notNull().unique())
    .addColumn("cart_id", "text", (column) => column.notNull().references("cart.id"))
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("contact", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("origin", "text")
    .addColumn("notes", "text")
    .addColumn("distributor_id", "text")
    .addColumn("channel_id", "text")
    .addColumn("affiliate", "text")
    .addColumn("total_amount", "integer", (column) => column.notNull())
    .addColumn("deposits_amount", "integer", (column) => column.notNull())
    .addColumn("service_fee_amount", "integer", (column) => column.notNull())
    .addColumn("rebates_amount", "integer", (column) => column.notNull())
    .addColumn("rebate_codes", "text", (column) => column.notNull())
    .addColumn("terms_version", "text", (column) => column.notNull())
    .addColumn("on_request", "integer", (column) => column.notNull())
    .addColumn("frozen", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("confirmed_at", "text")
    .addColumn("announced_at", "text")
    .addColumn("restored_cart_id", "text")
    .addColumn("restored_changes", "text")
    .execute();
  await db.schema
    .createTable("booking_item")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("booking_id", "text", (column) => column.notNull().references("booking.id"))
    .addColumn("reservation_id", "text", (column) => column.notNull().unique().references("reservation.id"))
    .addColumn("sequence_index", "integer", (column) => column.notNull())
    .addColumn("ticket_code", "text", (column) => column.unique())
    .addColumn("paid_amount", "integer", (column) => column.notNull())
    .addColumn("refunded_amount", "integer", (column) => column.notNull())
    .addColumn("cancelled_at", "text")
    .execute();
  await db.schema
    .createTable("history")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("entity", "text", (column) => column.notNull())
    .addColumn("entity_id", "text", (column) => column.notNull())
    .addColumn("from_state", "text")
    .addColumn("to_state", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("payment_attempt")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("booking_id", "text", (column) => column.notNull().references("booking.id"))
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("provider_reference", "text")
    .addColumn("provider_key", "text", (column) => column.notNull().unique())
    .addColumn("action", "text")
    .addColumn("result_code", "text")
    .addColumn("refusal_reason", "text")
    .addColumn("return_url", "text", (column) => column.notNull())
    .addColumn("failure_url", "text")
    .addColumn("affiliate", "text")
    .addColumn("pinned_until", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("settled_at", "text")
    .addColumn("check_at", "text")
    .execute();
  await db.schema
    .createTable("refund")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("booking_id", "text", (column) => column.notNull().references("booking.id"))
    .addColumn("booking_item_id", "text")
    .addColumn("payment_attempt_id", "text", (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("done_at", "text")
    .execute();
  await db.schema
    .createTable("rebate")
    .addColumn("code", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("value", "integer", (column) => column.notNull())
    .addColumn("valid_until", "text")
    .addColumn("uses_left", "integer")
    .execute();
  await db.schema
    .createTable("idempotency")
    .addColumn("scope", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("body_hash", "text", (column) => column.notNull())
    .addColumn("status", "integer", (column) => column.notNull())
    .addColumn("answer", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("idempotency_key", ["scope", "key"])
    .execute();
  await db.schema
    .createTable("outbox")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("sent_at", "text")
    .addColumn("error", "text")
    .execute();
  await db.schema
    .createTable("meta")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("activity_by_place").on("activity").columns(["sequence_index"]).execute();
  await db.schema.createIndex("offer_by_activity").on("offer").columns(["activity_id"]).execute();
  await db.schema.createIndex("ticket_category_by_offer").on("ticket_category").columns(["offer_id"]).execute();
  await db.schema.createIndex("slot_by_offer_and_date").on("slot").columns(["offer_id", "local_date"]).execute();
  await db.schema.createIndex("reservation_by_cart").on("reservation").columns(["cart_id"]).execute();
  await db.schema.createIndex("reservation_by_slot").on("reservation").columns(["slot_id"]).execute();
  await db.schema.createIndex("reservation_by_expiry").on("reservation").columns(["state", "expires_at"]).execute();
  await db.schema.createIndex("booking_by_cart").on("booking").columns(["cart_id"]).execute();
  await db.schema.createIndex("booking_item_by_booking").on("booking_item").columns(["booking_id"]).execute();
  await db.schema.createIndex("history_by_entity").on("history").columns(["entity", "entity_id"]).execute();
  await db.schema.createIndex("payment_attempt_by_booking").on("payment_attempt").columns(["booking_id"]).execute();
  await db.schema.createIndex("payment_attempt_by_check").on("payment_attempt").columns(["check_at"]).execute();
  await db.schema
    .createIndex("payment_attempt_by_reference")
    .on("payment_attempt")
    .columns(["provider_reference"])
    .execute();
  await db.schema.createIndex("refund_by_booking").on("refund").columns(["booking_id"]).execute();
  await db.schema.createIndex("idempotency_by_age").on("idempotency").columns(["created_at"]).execute();
  await db.schema.createIndex("outbox_by_due").on("outbox").columns(["sent_at", "due_at"]).execute();
}
