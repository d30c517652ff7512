import { commissionOf } from "./commission.ts";

/** An item that an affiliate earns on. */
export interface AffiliateSale {
  readonly bookingId: string;
  /** Zurich's date on which it was confirmed. */
  readonly confirmedOn: string;
  /** Empty without one. */
  readonly campaign: string;
  readonly widget: string;
  /** `commissionBase`, in Rappen. */
  readonly base: number;
  readonly percent: number;
}

/** What an affiliate has earned by one campaign in one kind of element. */
export interface StatementLine {
  readonly campaign: string;
  readonly widget: string;
  readonly bookings: number;
  readonly revenue: number;
  readonly commission: number;
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
  const lines = new Map<string, StatementLine & { readonly ids: Set<string> }>();
  for (const { bookingId, campaign, widget, base, percent } of sales) {
    if (base === 0) continue;
    const key = `${campaign} ${widget}`;
    const { ids, revenue, commission } = lines.get(key) ?? { ids: new Set<string>(), revenue: 0, commission: 0 };
    ids.add(bookingId);
    lines.set(key, {
      campaign,
      widget,
      ids,
      bookings: ids.size,
      revenue: revenue + base,
      commission: commission + commissionOf(base, percent),
    });
  }
  return [...lines.values()]
    .toSorted((one, other) => other.commission - one.commission || (one.campaign < other.campaign ? -1 : 1))
    .map(({ ids: _, ...line }) => line);
}
