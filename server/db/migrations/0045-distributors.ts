import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";

/** The period of payment of those who bought on invoice before there were agreements, in days. */
const formerPeriod = 30;

/**
 * Distributors and their payment agreements, which were columns of accounts. Columns stand in db/tables.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable("distributor")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("street", "text", (column) => column.notNull())
    .addColumn("postal_code", "text", (column) => column.notNull())
    .addColumn("town", "text", (column) => column.notNull())
    .addColumn("country_code", "text", (column) => column.notNull())
    .addColumn("vat_number", "text")
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("terms_version", "text")
    .addColumn("search_text", "text", (column) => column.notNull())
    .addColumn("note", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("decided_at", "text")
    .addColumn("revision", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("distributor_in_order").on("distributor").columns(["created_at", "id"]).execute();
  await db.schema
    .createTable("payment_agreement")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("distributor_id", "text", (column) => column.notNull().unique().references("distributor.id"))
    .addColumn("credit_limit", "integer")
    .addColumn("period_days", "integer", (column) => column.notNull())
    .addColumn("billing", "text", (column) => column.notNull())
    .addColumn("is_active", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("account_of_distributor").on("account_user").column("distributor_id").execute();
  await db.schema.alterTable("payment_attempt").addColumn("payment_agreement_id", "text").execute();
  await db.schema
    .createIndex("attempt_of_agreement")
    .on("payment_attempt")
    .columns(["payment_agreement_id", "state"])
    .execute();
  await fillFromAccounts(db);
}

/** Each distributor of an account: approved where one of its accounts buys on invoice, then without a limit. */
export async function fillFromAccounts(db: Kysely<any>): Promise<void> {
  const accounts: AccountRow[] = await db
    .selectFrom("account_user")
    .select(["distributor_id", "invoice_approved", "email", "locale", "created_at"])
    .where("distributor_id", "is not", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const byDistributor = Map.groupBy(accounts, ({ distributor_id }) => distributor_id);
  for (const [id, [first, ...others]] of byDistributor) {
    const { email, locale, created_at } = first!;
    const isApproved = [first!, ...others].some(({ invoice_approved }) => invoice_approved === 1);
    await db
      .insertInto("distributor")
      .values({
        id,
        state: isApproved ? "approved" : "applied",
        name: id,
        street: "",
        postal_code: "",
        town: "",
        country_code: "CH",
        email,
        locale,
        search_text: `${id} ${email}`.toLowerCase(),
        created_at,
        revision: 0,
      })
      .execute();
    if (isApproved)
      await db
        .insertInto("payment_agreement")
        .values({
          id: randomUUID(),
          distributor_id: id,
          credit_limit: null,
          period_days: formerPeriod,
          billing: "month",
          is_active: 1,
          created_at,
        })
        .execute();
  }
}

interface AccountRow {
  readonly distributor_id: string;
  readonly invoice_approved: number;
  readonly email: string;
  readonly locale: string;
  readonly created_at: string;
}
