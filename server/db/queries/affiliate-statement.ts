import type { Insertable, Selectable } from "kysely";
import type { Db, Trx } from "../connection.ts";
import type { AffiliateStatementTable } from "../schema.ts";

export type AffiliateStatementRow = Selectable<AffiliateStatementTable>;

/** Inserts a month's statement; false if there is one already. */
export async function insertStatement(trx: Trx, row: Insertable<AffiliateStatementTable>): Promise<boolean> {
  const inserted = await trx
    .insertInto("affiliate_statement")
    .values(row)
    .onConflict((conflict) => conflict.columns(["affiliate_id", "month"]).doNothing())
    .returning("month")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** All statements of an affiliate, empty ones too, the newest first. */
export async function listStatements(db: Db | Trx, affiliateId: number): Promise<AffiliateStatementRow[]> {
  return db
    .selectFrom("affiliate_statement")
    .selectAll()
    .where("affiliate_id", "=", affiliateId)
    .orderBy("month", "desc")
    .execute();
}

/** Statements of an affiliate with a line, a correction or a payout, the newest first. */
export async function listShownStatements(db: Db | Trx, affiliateId: number): Promise<AffiliateStatementRow[]> {
  return shownStatements(db, affiliateId).orderBy("month", "desc").execute();
}

/** Returns the statement of a month; undefined if there is none, or it has no line, correction and payout. */
export async function findShownStatement(
  db: Db | Trx,
  affiliateId: number,
  month: string,
): Promise<AffiliateStatementRow | undefined> {
  return shownStatements(db, affiliateId).where("month", "=", month).executeTakeFirst();
}

/** Sets or takes back the mark that a statement is paid out; false if it no longer has the mark `from`. */
export async function markStatement(
  trx: Trx,
  { affiliate_id, month }: Pick<AffiliateStatementRow, "affiliate_id" | "month">,
  {
    from,
    to,
  }: { readonly from: string | null; readonly to: Pick<AffiliateStatementRow, "paid_on" | "paid_reference"> | null },
): Promise<boolean> {
  const updated = await trx
    .updateTable("affiliate_statement")
    .set(to ?? { paid_on: null, paid_reference: null })
    .where("affiliate_id", "=", affiliate_id)
    .where("month", "=", month)
    .where("paid_on", from === null ? "is" : "=", from)
    .returning("month")
    .executeTakeFirst();
  return updated !== undefined;
}

function shownStatements(db: Db | Trx, affiliateId: number) {
  return db
    .selectFrom("affiliate_statement")
    .selectAll()
    .where("affiliate_id", "=", affiliateId)
    .where((row) =>
      row.or([row("lines", "!=", "[]"), row("correction_amount", "!=", 0), row("payable_amount", "!=", 0)]),
    );
}
