import { earningsOf, groupBySource, type Earnings } from "./affiliate-earnings.ts";
import type { AffiliateSale } from "./affiliate-sale.ts";

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
export interface AffiliateFigures extends Earnings {
  readonly views: number;
  readonly starts: number;
}

/** The figures of each campaign in each kind of element, what earned most first; of each day; and of all together. */
export function statisticsOf(
  { byCampaign, byDay }: CountedEvents,
  sales: readonly AffiliateSale[],
  days: readonly string[],
) {
  const countsOf = Map.groupBy(byDay, ({ day }) => day);
  const salesOf = Map.groupBy(sales, ({ confirmedOn }) => confirmedOn);
  return {
    rows: groupBySource([...byCampaign, ...sales])
      .map(({ campaign, widget, entries }) => ({
        campaign,
        widget,
        ...figuresOf(
          entries.filter((entry) => "type" in entry),
          entries.filter((entry) => "bookingId" in entry),
        ),
      }))
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
    ...earningsOf(sales),
  };
}
