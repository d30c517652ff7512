import { splitAmount } from "../../sdk/contracts/split-amount.ts";

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
  /** What each rebate takes off, in the order of the rebates. */
  readonly byRebate: readonly CodeAmount[];
}

/** What a code does, in Rappen. */
export interface CodeAmount {
  readonly code: string;
  readonly amount: number;
  /** Each line's share, in the order of the lines. */
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

export interface RebateToApply {
  readonly code: string;
  readonly kind: "percent" | "fixed";
  /** Percent, or Rappen. */
  readonly value: number;
}

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
  const byRebate = splitRebates(rebates, open);
  const taken = byRebate.reduce((sum, { amount }) => sum + amount, 0);
  const onInvoice = hasNetLine(lines);
  const goods = tickets + deposits - taken;
  const fee = goods > 0 && !onInvoice ? serviceFee : 0;
  return {
    tickets,
    deposits,
    serviceFee: fee,
    rebates: taken,
    total: Math.max(0, goods + fee),
    shares: lines.map((_, index) => byRebate.reduce((sum, { shares }) => sum + (shares[index] ?? 0), 0)),
    byRebate,
  };
}

/** Whether a cart has a distributor's prices: it has no service fee, and vouchers pay nothing of it. */
export function hasNetLine(lines: readonly Pick<LineToTotal, "net">[]): boolean {
  return lines.some(({ net }) => net);
}

/**
 * Percentages are of the price before any rebate. Each rebate takes from what the ones before it have left, so that no
 * line falls below 0.
 */
function splitRebates(rebates: readonly RebateToApply[], open: readonly number[]): CodeAmount[] {
  const rebatable = open.reduce((sum, amount) => sum + amount, 0);
  let left = open;
  return rebates.map(({ code, kind, value }) => {
    const wanted = kind === "percent" ? Math.round((rebatable * value) / percent) : value;
    const amount = Math.min(
      wanted,
      left.reduce((sum, each) => sum + each, 0),
    );
    const shares = splitAmount(amount, left);
    left = left.map((each, index) => each - (shares[index] ?? 0));
    return { code, amount, shares };
  });
}

/** A voucher that can pay up to `available` Rappen. */
export interface VoucherToApply {
  readonly code: string;
  readonly available: number;
}

/** What vouchers pay of a cart, in Rappen, and what is due from another payment. */
export interface Tender {
  readonly vouchers: number;
  readonly due: number;
  /** In the order of the vouchers; what pays the service fee is in no line's share. */
  readonly byVoucher: readonly CodeAmount[];
}

/**
 * What vouchers pay (RULES 10): each as much as it has, in their order, until the total is paid; deposits, trips and
 * the service fee too. Nothing of net prices.
 */
export function tenderOf(totals: Totals, lines: readonly LineToTotal[], vouchers: readonly VoucherToApply[]): Tender {
  const prices = lines.map((line, index) => line.tickets_amount + line.deposits_amount - (totals.shares[index] ?? 0));
  let left = [...prices, totals.serviceFee];
  let due = totals.total;
  const byVoucher = vouchers.map(({ code, available }) => {
    const amount = hasNetLine(lines) ? 0 : Math.min(Math.max(0, available), due);
    const shares = splitAmount(amount, left);
    left = left.map((each, index) => each - (shares[index] ?? 0));
    due -= amount;
    return { code, amount, shares: shares.slice(0, lines.length) };
  });
  return { vouchers: totals.total - due, due, byVoucher };
}
