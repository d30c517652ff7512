import { sql, type Kysely } from "kysely";

/**
 * When the buyer had sent back a refund that was paid twice. Of claims that were closed before nobody has recorded how:
 * they count as sent back, so that one that fails at its provider is shown to the team. The column stands in
 * db/schema.ts.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("refund").addColumn("reclaimed_at", "text").execute();
  await sql`update refund set reclaimed_at = paid_twice_at where state = 'settled' and paid_twice_at is not null`.execute(
    db,
  );
}
