import { sql, type Kysely } from "kysely";

/** The supplier of a reservation, independent of a later catalogue. The column is in db/schema.ts. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("reservation").addColumn("supplier_id", "integer").execute();
  await sql`update reservation set supplier_id = (select supplier_id from activity where activity.id = reservation.activity_id)`.execute(
    db,
  );
}
