import type { Kysely } from "kysely";

/** Gift vouchers, their ledger, and one list of all codes that were issued. Columns stand in db/tables. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable("issued_code")
    .addColumn("code", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("voucher")
    .addColumn("code", "text", (column) => column.primaryKey())
    .addColumn("label", "text")
    .addColumn("value", "integer", (column) => column.notNull())
    .addColumn("balance", "integer", (column) => column.notNull())
    .addColumn("valid_until", "text")
    .addColumn("ended_at", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("voucher_entry")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("voucher_code", "text", (column) => column.notNull().references("voucher.code"))
    .addColumn("booking_id", "text", (column) => column.notNull().references("booking.id"))
    .addColumn("booking_item_id", "text")
    .addColumn("sequence_index", "integer", (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("reason", "text")
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("voucher_entry_of_voucher")
    .on("voucher_entry")
    .columns(["voucher_code", "state"])
    .execute();
  await db.schema.createIndex("voucher_entry_of_booking").on("voucher_entry").column("booking_id").execute();
  await db.schema
    .alterTable("booking")
    .addColumn("vouchers_amount", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  for (const name of ["label", "ended_at", "created_at"])
    await db.schema.alterTable("rebate").addColumn(name, "text").execute();
  await normaliseCodes(db);
}

/**
 * Writes the codes of rebates as they are compared from now on. Of two that differ in case, spaces or dashes alone,
 * the first keeps the name; the other can't be found any more, and its row stays.
 */
export async function normaliseCodes(db: Kysely<any>): Promise<void> {
  const rebates: { code: string }[] = await db.selectFrom("rebate").select("code").orderBy("code").execute();
  const taken = new Set(rebates.map(({ code }) => code).filter((code) => code === normalised(code)));
  for (const { code } of rebates) {
    const name = normalised(code);
    if (name === code || taken.has(name)) continue;
    taken.add(name);
    await db.updateTable("rebate").set({ code: name }).where("code", "=", code).execute();
  }
  if (taken.size > 0)
    await db
      .insertInto("issued_code")
      .values([...taken].map((code) => ({ code, kind: "rebate" })))
      .execute();
  for (const table of ["cart", "booking"])
    for (const { id, rebate_codes } of await db
      .selectFrom(table)
      .select(["id", "rebate_codes"])
      .where("rebate_codes", "!=", "[]")
      .execute()) {
      const codes = JSON.stringify((JSON.parse(rebate_codes) as string[]).map(normalised));
      if (codes !== rebate_codes)
        await db.updateTable(table).set({ rebate_codes: codes }).where("id", "=", id).execute();
    }
}

const normalised = (code: string): string => code.replace(/[\s\p{Pd}]/gu, "").toUpperCase();
