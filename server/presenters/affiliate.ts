import type { AdminAffiliate, AdminAffiliateLine } from "../../sdk/contracts/admin/affiliates.ts";
import type { TeamStep } from "../../sdk/contracts/admin/steps.ts";
import type { AffiliateAccount, AffiliateStatement } from "../../sdk/contracts/affiliate.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { AffiliateStatementRow } from "../db/queries/affiliate-statement.ts";
import type { TeamAffiliateRow } from "../db/queries/affiliate.ts";
import type { AffiliateTable } from "../db/schema.ts";
import { carriedOnOf } from "../domain/affiliate-payout.ts";
import type { StatementLine } from "../domain/affiliate-statement.ts";
import { wireInstant } from "../domain/wall-time.ts";
import { fromJson } from "../json.ts";

/** An affiliate as its owner reads it. */
export function presentAffiliate(row: AffiliateTable): AffiliateAccount {
  return {
    number: row.id,
    state: row.state,
    company: row.company,
    site: row.site,
    iban: row.iban,
    locale: row.locale,
    commissionPercent: row.commission_percent,
    note: row.note,
    createdAt: wireInstant(row.created_at),
    revision: row.revision,
  };
}

/** An affiliate as the team's list shows it. */
export function presentTeamAffiliateLine(row: TeamAffiliateRow): AdminAffiliateLine {
  return {
    ...presentAffiliate(row),
    contact:
      row.email === null
        ? null
        : { name: row.name ?? "", email: row.email, isEmailConfirmed: row.is_email_confirmed === 1 },
  };
}

/** An affiliate as the team's page shows it, with its statements and what the team has done. */
export function presentTeamAffiliate(
  row: TeamAffiliateRow,
  statements: readonly AffiliateStatementRow[],
  history: TeamStep[],
): AdminAffiliate {
  return {
    ...presentTeamAffiliateLine(row),
    termsVersion: row.terms_version,
    decidedAt: row.decided_at && wireInstant(row.decided_at),
    statements: statements.map(presentStatement),
    history,
  };
}

/** A month's statement. */
export function presentStatement(row: AffiliateStatementRow): AffiliateStatement {
  return {
    month: row.month,
    lines: fromJson<StatementLine[]>(row.lines).map(({ revenue, commission, ...line }) => ({
      ...line,
      revenue: money(revenue),
      commission: money(commission),
    })),
    correction: money(row.correction_amount),
    amount: money(row.amount),
    carried: money(row.carried_amount),
    payable: money(row.payable_amount),
    carriedOn: money(carriedOnOf({ carried: row.carried_amount, amount: row.amount, payable: row.payable_amount })),
    createdAt: wireInstant(row.created_at),
    paid: row.paid_on === null ? null : { on: row.paid_on, reference: row.paid_reference ?? "", iban: row.paid_iban },
  };
}
