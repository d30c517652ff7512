import type { Insertable, Selectable } from "kysely";
import { isEmptyStatement } from "../../domain/affiliate-payout.ts";
import { fromJson } from "../../json.ts";
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
  const rows = await db
    .selectFrom("affiliate_statement")
    .selectAll()
    .where("affiliate_id", "=", affiliateId)
    .orderBy("month", "desc")
    .execute();
  return rows.map(withAccountOfMark);
}

/** Statements of an affiliate that are not empty, the newest first. */
export async function listShownStatements(db: Db | Trx, affiliateId: number): Promise<AffiliateStatementRow[]> {
  return (await listStatements(db, affiliateId)).filter(isShown);
}

/** Returns the statement of a month; undefined if there is none, or an empty one. */
export async function findShownStatement(
  db: Db | Trx,
  affiliateId: number,
  month: string,
): Promise<AffiliateStatementRow | undefined> {
  const row = await db
    .selectFrom("affiliate_statement")
    .selectAll()
    .where("affiliate_id", "=", affiliateId)
    .where("month", "=", month)
    .executeTakeFirst();
  return row && isShown(row) ? withAccountOfMark(row) : undefined;
}

/** That a statement is paid out: when, the reference of the bank's transfer, and the account; null for one unknown. */
export type PaidMark = Pick<AffiliateStatementRow, "paid_on" | "paid_reference" | "paid_iban">;

/** Sets or takes back the mark of a statement; false if it no longer has the mark `from`. */
export async function markStatement(
  trx: Trx,
  { affiliate_id, month }: Pick<AffiliateStatementRow, "affiliate_id" | "month">,
  { from, to }: { readonly from: PaidMark | null; readonly to: PaidMark | null },
): Promise<boolean> {
  const updated = await trx
    .updateTable("affiliate_statement")
    .set({
      paid_on: to?.paid_on ?? null,
      paid_reference: to?.paid_reference ?? null,
      paid_iban: to?.paid_iban ?? null,
      paid_iban_mark: to?.paid_iban ? markTextOf(to) : null,
    })
    .where("affiliate_id", "=", affiliate_id)
    .where("month", "=", month)
    .where("paid_on", from === null ? "is" : "=", from?.paid_on ?? null)
    .where("paid_reference", from === null ? "is" : "=", from?.paid_reference ?? null)
    .$if(from !== null && from.paid_iban !== null, (query) => query.where("paid_iban", "=", from!.paid_iban))
    .returning("month")
    .executeTakeFirst();
  return updated !== undefined;
}

/** A statement without the account of an earlier mark, which a process of an earlier version has left. */
function withAccountOfMark(row: AffiliateStatementRow): AffiliateStatementRow {
  return row.paid_iban_mark === markTextOf(row) ? row : { ...row, paid_iban: null };
}

/** As `paid_iban_mark` has it. */
function markTextOf({ paid_on, paid_reference }: Omit<PaidMark, "paid_iban">): string {
  return `${paid_on} ${paid_reference}`;
}

function isShown({ lines, correction_amount, payable_amount }: AffiliateStatementRow): boolean {
  return !isEmptyStatement({
    lines: fromJson<unknown[]>(lines),
    correction: correction_amount,
    payable: payable_amount,
  });
}
