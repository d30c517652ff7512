import { sql, type Kysely } from "kysely";

/** The hash that an account of the demo was made with. The column stands in db/schema.ts. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("account_credential").addColumn("demo_password", "text").execute();
  await markDemoPasswords(db);
}

/**
 * Marks the accounts that the demo had so far, whatever their password: an address below `.example` is nobody's (RFC
 * 2606).
 */
export async function markDemoPasswords(db: Kysely<any>): Promise<void> {
  await sql`
    update account_credential set demo_password = password where password is not null and user_id in (
      select id from account_user
      where email in ('customer@gipfel.example', 'reseller@gipfel.example', 'admin@gipfel.example')
    )`.execute(db);
}
