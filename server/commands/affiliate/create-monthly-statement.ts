import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { countEarlierSales, listAffiliateSales } from "../../db/queries/affiliate-sales.ts";
import { insertStatement, listStatements } from "../../db/queries/affiliate-statement.ts";
import { findAffiliate } from "../../db/queries/affiliate.ts";
import { transact } from "../../db/transact.ts";
import { affiliateSaleOf, totalCommission } from "../../domain/affiliate-sale.ts";
import { carriedOnOf, isEmptyStatement, payoutOf } from "../../domain/affiliate-payout.ts";
import { statementOf } from "../../domain/affiliate-statement.ts";
import { datePlus } from "../../domain/wall-time.ts";
import type { Services } from "../../services.ts";
import { announceAffiliate } from "./outbox.ts";

/**
 * Makes an affiliate's statement of a month (`2026-11`) and writes to them, once: where two processes do it at the same
 * time, the table's key lets one row in, and only who has inserted it writes. A statement without anything is kept
 * too, so that the month is over, but is neither listed nor mailed.
 */
export async function createMonthlyStatement(
  { db, clock }: Pick<Services, "db" | "clock">,
  affiliateId: number,
  month: string,
  insert: typeof insertStatement = insertStatement,
): Promise<boolean> {
  const at = instantAt(clock.now());
  return transact(db, async (trx) => {
    const { isEmpty, ...row } = await statementRow(trx, affiliateId, month);
    if (!(await insert(trx, { ...row, created_at: at }))) return false;
    if (!isEmpty) await announceAffiliate(trx, "affiliate_statement", { affiliateId, month }, at);
    return true;
  });
}

async function statementRow(trx: Trx, affiliateId: number, month: string) {
  const affiliate = await findAffiliate(trx, affiliateId);
  const earlier = (await listStatements(trx, affiliateId)).filter((each) => each.month < month);
  const from = `${month}-01`;
  const sales = await listAffiliateSales(trx, affiliateId, { on: { from, until: datePlus(from, { months: 1 }) } });
  const statement = statementOf(sales.map(affiliateSaleOf), {
    earlierCommission: totalCommission(await countEarlierSales(trx, affiliateId, from)),
    earlierTotal: earlier.reduce((sum, { amount }) => sum + amount, 0),
  });
  const [last] = earlier;
  const carried = last
    ? carriedOnOf({ carried: last.carried_amount, amount: last.amount, payable: last.payable_amount })
    : 0;
  const { lines, correction, amount } = statement;
  const payable = payoutOf({ carried, amount }, { hasEnded: affiliate?.state === "closed" });
  return {
    isEmpty: isEmptyStatement({ lines, correction, payable }),
    affiliate_id: affiliateId,
    month,
    lines: JSON.stringify(lines),
    amount,
    correction_amount: correction,
    carried_amount: carried,
    payable_amount: payable,
  };
}
