import { longDate } from "../long-date.ts";
import { useAccount } from "../sections/context.ts";
import { fill } from "../shell/fill.ts";
import { barsOf, highestOf } from "./bars.ts";
import { useAffiliateWords } from "./context.ts";

interface ChartProps {
  /** What the bars count. */
  readonly figure: string;
  readonly days: readonly { readonly day: string; readonly value: number }[];
  readonly shown: (value: number) => string;
}

const height = 100;
/** A bar that counts anything is at least so high: a single booking beside thousands stays in sight. */
const lowest = 2;
/** Of a bar's place, what it fills. */
const share = 0.72;

/** What happened day by day, as bars; its sentence says the same, and a table below has each day. */
export function Chart({ figure, days, shown }: ChartProps) {
  const { answer } = useAccount();
  const words = useAffiliateWords();
  const bars = barsOf(days);
  const most = highestOf(bars);
  const date = (day: string) => longDate(day, answer.locale);
  const [first, last] = [date(days[0]!.day), date(days.at(-1)!.day)];
  const values = { figure, from: first, until: last };
  const period = bars.length < days.length ? words.byWeek : words.byDay;
  const sentence = most
    ? fill(words.chart, {
        ...values,
        total: shown(days.reduce((sum, { value }) => sum + value, 0)),
        most: shown(most.value),
        day: date(most.from),
      })
    : fill(words.chartNone, values);
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-14">
        <strong className="font-strong">{figure}</strong>
        <span className="text-ink-2 tabular-nums">
          {[period, ...(most ? [fill(words.most, { most: shown(most.value) })] : [])].join(", ")}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={sentence}
        className="block h-24 w-full border-b border-edge text-accent rtl:-scale-x-100 forced-colors:text-[CanvasText]"
        viewBox={`0 0 ${bars.length} ${height}`}
        preserveAspectRatio="none"
      >
        {bars.map(({ from, value }, index) => {
          const tall = most && value > 0 ? Math.max(lowest, (value / most.value) * height) : 0;
          return (
            <rect
              key={from}
              x={index + (1 - share) / 2}
              y={height - tall}
              width={share}
              height={tall}
              fill="currentColor"
            />
          );
        })}
      </svg>
      <p className="mt-1 flex justify-between gap-4 text-12 text-ink-2" aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </figure>
  );
}
