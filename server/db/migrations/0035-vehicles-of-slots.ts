import type { Kysely } from "kysely";

/** The vehicles whose seats a trip's slot takes. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable("vehicle")
    .addColumn("id", "text", (column) => column.primaryKey())
    .execute();
  await db.schema
    .createTable("slot_vehicle")
    .addColumn("slot_id", "text", (column) => column.notNull().references("slot.id").onDelete("cascade"))
    .addColumn("vehicle_id", "text", (column) => column.notNull().references("vehicle.id"))
    .addPrimaryKeyConstraint("slot_vehicle_key", ["slot_id", "vehicle_id"])
    .execute();
  await db.schema.createIndex("slot_vehicle_by_vehicle").on("slot_vehicle").columns(["vehicle_id"]).execute();
}
