import type { AffiliateSale } from "./affiliate-sale.ts";
import { commissionOf } from "./commission.ts";

/** What items come to: how many bookings that stand they are of, and amounts in Rappen. */
export interface Earnings {
  readonly bookings: number;
  readonly revenue: number;
  readonly commission: number;
}

/**
 * What an affiliate has earned on items, the commission on each rounded for itself. A booking of which all has gone
 * back counts no more, as it is no line of a statement either.
 */
export function earningsOf(sales: readonly AffiliateSale[]): Earnings {
  return {
    bookings: new Set(sales.filter(({ base }) => base !== 0).map(({ bookingId }) => bookingId)).size,
    revenue: sales.reduce((total, { base }) => total + base, 0),
    commission: sales.reduce((total, { base, percent }) => total + commissionOf(base, percent), 0),
  };
}

/** The campaign and the kind of element that something is counted for. */
interface Source {
  readonly campaign: string;
  readonly widget: string;
}

/** Entries by campaign and widget, in the order in which these first occur. */
export function groupBySource<Entry extends Source>(
  entries: readonly Entry[],
): (Source & { readonly entries: readonly Entry[] })[] {
  const groups = Map.groupBy(entries, ({ campaign, widget }) => `${campaign} ${widget}`);
  return [...groups.values()].map((entries) => {
    const { campaign, widget } = entries[0]!;
    return { campaign, widget, entries };
  });
}
