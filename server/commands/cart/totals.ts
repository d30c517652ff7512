import { splitAmount } from "../../domain/split-amount.ts";
import type { RebateTable } from "../../db/schema.ts";

/** The lines of a total (RULES 10), in Rappen. */
export interface Totals {
  readonly tickets: number;
  readonly deposits: number;
  readonly serviceFee: number;
  /** What the rebates take off, as a positive amount. */
  readonly rebates: number;
  readonly total: number;
  /** Each line's share of the rebates, in the order of the lines. */
  readonly shares: readonly number[];
}

export interface LineToTotal {
  readonly tickets_amount: number;
  readonly deposits_amount: number;
  /** Net prices are never rebated. */
  readonly net: boolean;
  /** Nor is transport. */
  readonly isTrip: boolean;
}

export type RebateToApply = Pick<RebateTable, "code" | "kind" | "value">;

const percent = 100;

/** Total = lines + deposits + service fee − rebates, never below 0. No service fee on invoice or free carts. */
export function cartTotals(
  lines: readonly LineToTotal[],
  rebates: readonly RebateToApply[],
  serviceFee: number,
): Totals {
  const tickets = lines.reduce((sum, line) => sum + line.tickets_amount, 0);
  const deposits = lines.reduce((sum, line) => sum + line.deposits_amount, 0);
  const open = lines.map((line) => (line.net || line.isTrip ? 0 : line.tickets_amount));
  const rebatable = open.reduce((sum, amount) => sum + amount, 0);
  const wanted = rebates.reduce(
    (sum, rebate) =>
      sum + (rebate.kind === "percent" ? Math.round((rebatable * rebate.value) / percent) : rebate.value),
    0,
  );
  const taken = Math.min(wanted, rebatable);
  const onInvoice = lines.some((line) => line.net);
  const goods = tickets + deposits - taken;
  const fee = goods > 0 && !onInvoice ? serviceFee : 0;
  return {
    tickets,
    deposits,
    serviceFee: fee,
    rebates: taken,
    total: Math.max(0, goods + fee),
    shares: splitAmount(taken, open),
  };
}
