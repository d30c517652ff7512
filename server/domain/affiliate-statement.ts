import { earningsOf, groupBySource, type Earnings } from "./affiliate-earnings.ts";
import type { AffiliateSale } from "./affiliate-sale.ts";

/** What an affiliate has earned by one campaign in one kind of element. */
export interface StatementLine extends Earnings {
  readonly campaign: string;
  readonly widget: string;
}

export interface Statement {
  readonly lines: readonly StatementLine[];
  /** What has changed of earlier months since their statements, in Rappen: refunds after an activity took place. */
  readonly correction: number;
  /** Commission of the month and correction; below 0 where more has gone back than was earned. */
  readonly amount: number;
}

/**
 * The statement of a month on the items whose activities took place in it. `earlierCommission` is the commission on all
 * items before, as it is now; `earlierTotal` what all earlier statements come to. Together all statements are the
 * commission on everything so far.
 */
export function statementOf(
  sales: readonly AffiliateSale[],
  { earlierCommission, earlierTotal }: { readonly earlierCommission: number; readonly earlierTotal: number },
): Statement {
  const lines = linesOf(sales);
  const correction = earlierCommission - earlierTotal;
  const commission = lines.reduce((total, line) => total + line.commission, 0);
  return { lines, correction, amount: commission + correction };
}

/** By campaign and widget; what earned nothing is no line. */
function linesOf(sales: readonly AffiliateSale[]): StatementLine[] {
  return groupBySource(sales.filter(({ base }) => base !== 0))
    .map(({ campaign, widget, entries }) => ({ campaign, widget, ...earningsOf(entries) }))
    .toSorted((one, other) => other.commission - one.commission || (one.campaign < other.campaign ? -1 : 1));
}
