import type { AffiliateSale } from "./affiliate-statement.ts";
import { commissionOf } from "./commission.ts";

interface Count {
  readonly type: "view" | "start";
  readonly count: number;
}

/** What elements of an affiliate were counted for, summed up in two ways. */
export interface CountedEvents {
  readonly byCampaign: readonly (Count & { readonly campaign: string; readonly widget: string })[];
  readonly byDay: readonly (Count & { readonly day: string })[];
}

/** Counts, and amounts in Rappen. */
export interface AffiliateFigures {
  readonly views: number;
  readonly starts: number;
  readonly bookings: number;
  readonly revenue: number;
  readonly commission: number;
}

/** The figures of each campaign in each kind of element, what earned most first; of each day; and of all together. */
export function statisticsOf(
  { byCampaign, byDay }: CountedEvents,
  sales: readonly AffiliateSale[],
  days: readonly string[],
) {
  const groups = new Map<string, { campaign: string; widget: string; counts: Count[]; sales: AffiliateSale[] }>();
  const groupOf = ({ campaign, widget }: { readonly campaign: string; readonly widget: string }) => {
    const key = `${campaign} ${widget}`;
    const group = groups.get(key) ?? { campaign, widget, counts: [], sales: [] };
    groups.set(key, group);
    return group;
  };
  for (const count of byCampaign) groupOf(count).counts.push(count);
  for (const sale of sales) groupOf(sale).sales.push(sale);
  const countsOf = Map.groupBy(byDay, ({ day }) => day);
  const salesOf = Map.groupBy(sales, ({ confirmedOn }) => confirmedOn);
  return {
    rows: [...groups.values()]
      .map(({ campaign, widget, counts, sales }) => ({ campaign, widget, ...figuresOf(counts, sales) }))
      .toSorted((one, other) => other.commission - one.commission || other.views - one.views),
    days: days.map((day) => ({ day, ...figuresOf(countsOf.get(day) ?? [], salesOf.get(day) ?? []) })),
    total: figuresOf(byDay, sales),
  };
}

function figuresOf(counts: readonly Count[], sales: readonly AffiliateSale[]): AffiliateFigures {
  const sum = (type: Count["type"]) => counts.reduce((total, each) => total + (each.type === type ? each.count : 0), 0);
  return {
    views: sum("view"),
    starts: sum("start"),
    bookings: new Set(sales.map(({ bookingId }) => bookingId)).size,
    revenue: sales.reduce((total, { base }) => total + base, 0),
    commission: sales.reduce((total, { base, percent }) => total + commissionOf(base, percent), 0),
  };
}
