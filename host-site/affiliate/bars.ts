/** A bar of a chart: its days, both included, and what they come to. */
export interface Bar {
  readonly from: string;
  readonly until: string;
  readonly value: number;
}

/** From so many days on, seven are a bar. */
const mostBars = 62;
const daysOfBar = 7;

/** Days as bars: one each, or seven where there are too many to tell apart. */
export function barsOf(days: readonly { readonly day: string; readonly value: number }[]): readonly Bar[] {
  const size = days.length > mostBars ? daysOfBar : 1;
  const bars: Bar[] = [];
  for (let start = 0; start < days.length; start += size) {
    const part = days.slice(start, start + size);
    bars.push({
      from: part[0]!.day,
      until: part.at(-1)!.day,
      value: part.reduce((sum, { value }) => sum + value, 0),
    });
  }
  return bars;
}

/** The highest bar, the first of equal ones; null where there is nothing. */
export function highestOf(bars: readonly Bar[]): Bar | null {
  return bars.reduce<Bar | null>((most, bar) => (bar.value > (most?.value ?? 0) ? bar : most), null);
}
