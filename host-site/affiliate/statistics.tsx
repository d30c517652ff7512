import { ChartNoAxesColumn, Download } from "lucide";
import { mostStatisticsDays, type AffiliateAccount } from "../../sdk/contracts/affiliate.ts";
import { nameOfWidget } from "../../sdk/contracts/affiliate-widgets.ts";
import { money } from "../../sdk/contracts/money.ts";
import { prefixOf, translatedLanguageTag } from "../../sdk/contracts/locale.ts";
import { LinkButton } from "../../sdk/ui/link-button.tsx";
import { Message } from "../forms/message.tsx";
import { useAddress } from "../forms/use-address.ts";
import { DataTable } from "../lists/data-table.tsx";
import { Detail, Details } from "../lists/details.tsx";
import { Empty } from "../lists/empty.tsx";
import { longDate } from "../long-date.ts";
import { partTitle, sectionPart } from "../sections/classes.ts";
import { useAccount } from "../sections/context.ts";
import { fill } from "../shell/fill.ts";
import { Chart } from "./chart.tsx";
import { useAffiliateWords } from "./context.ts";
import type { DaysMistake } from "./days.ts";
import { DaysForm } from "./days-form.tsx";
import type { StatisticsAnswer } from "./statistics-answer.ts";

interface StatisticsProps {
  readonly data: StatisticsAnswer;
  readonly affiliate: AffiliateAccount;
  /** What is wrong with the days of the address, so that others are shown. */
  readonly mistake: DaysMistake | null;
}

/** What was seen, begun, booked and earned on the days of the address: sums, bars, and by campaign and element. */
export function Statistics({ data, affiliate, mistake }: StatisticsProps) {
  const { answer } = useAccount();
  const words = useAffiliateWords();
  const { from, until, rows } = data;
  const { locale } = answer;
  const shown = new URLSearchParams({ from, until, locale });
  return (
    <section className="mt-10" aria-labelledby="statistics">
      <h3 id="statistics" className={`mb-4 ${partTitle}`}>
        {words.statistics}
      </h3>
      <DaysForm key={`${from} ${until}`} from={from} until={until} />
      {mistake && (
        <div className="mt-4">
          <Message kind="warning">
            <p>
              {fill(words.range[mistake], { days: mostStatisticsDays })} {words.range.instead}
            </p>
          </Message>
        </div>
      )}
      <p className="mt-6 mb-4 text-14 text-ink-2" role="status">
        {fill(words.range.shown, { from: longDate(from, locale), until: longDate(until, locale) })}
      </p>
      {rows.length === 0 ? (
        <Nothing affiliate={affiliate} />
      ) : (
        <>
          <Sums total={data.total} />
          <p className="mt-2 text-14 text-pretty text-ink-2">{words.figuresNote}</p>
          <Charts days={data.days} />
          <div className={`mt-8 ${sectionPart}`}>
            <h4 className="mb-3 text-16 font-strong">{words.byCampaign}</h4>
            <Rows rows={rows} />
            <LinkButton
              className="mt-6"
              icon={Download}
              href={`/api/account/affiliate/statistics.csv?${shown}`}
              download=""
            >
              {words.download}
            </LinkButton>
          </div>
        </>
      )}
    </section>
  );
}

/**
 * How the first view comes about, unless the number has been closed; for days that the visitor has chosen the way back
 * to the usual ones.
 */
export function Nothing({ affiliate: { number, state } }: { readonly affiliate: AffiliateAccount }) {
  const { answer } = useAccount();
  const words = useAffiliateWords();
  const { query } = useAddress();
  const toConfigurator = {
    title: words.toConfigurator,
    url: `${answer.shell.paths.widget}?affiliateId=${number}`,
  };
  const isClosed = state === "closed";
  const isChosen = query.has("from");
  return isClosed || isChosen ? (
    <Empty
      icon={ChartNoAxesColumn}
      title={words.emptyRangeTitle}
      text={words.emptyRange}
      {...(isChosen ? { action: { title: words.allDays, url: location.pathname } } : {})}
      {...(isClosed ? {} : { other: toConfigurator })}
    />
  ) : (
    <Empty
      icon={ChartNoAxesColumn}
      title={words.emptyTitle}
      text={words.empty}
      action={toConfigurator}
      other={{ title: words.toGuide, url: `${prefixOf(answer.locale)}/developers/first-widget` }}
    />
  );
}

function Sums({ total }: Pick<StatisticsAnswer, "total">) {
  const { figures } = useAffiliateWords();
  const count = useCount();
  return (
    <Details className="grid-cols-2 rounded-card bg-surface-2 p-5 tabular-nums @min-[640px]/account:grid-cols-5">
      <Detail name={figures.views}>{count(total.views)}</Detail>
      <Detail name={figures.starts}>{count(total.starts)}</Detail>
      <Detail name={figures.bookings}>{count(total.bookings)}</Detail>
      <Detail name={figures.revenue}>{total.revenue.formatted}</Detail>
      <Detail name={figures.commission}>{total.commission.formatted}</Detail>
    </Details>
  );
}

function Charts({ days }: Pick<StatisticsAnswer, "days">) {
  const { answer } = useAccount();
  const words = useAffiliateWords();
  const { figures } = words;
  const count = useCount();
  const active = days.filter(({ views, bookings, commission }) => views + bookings + commission.amount > 0);
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 @min-[560px]/account:grid-cols-[repeat(2,minmax(0,1fr))]">
      <Chart figure={figures.views} shown={count} days={days.map(({ day, views }) => ({ day, value: views }))} />
      <Chart
        figure={figures.commission}
        shown={(amount) => money(amount).formatted}
        days={days.map(({ day, commission }) => ({ day, value: commission.amount }))}
      />
      <details className="col-span-full">
        <summary className="focus-ring inline-flex min-h-11 cursor-pointer items-center text-14 underline underline-offset-3">
          {words.dayTable}
        </summary>
        <DataTable
          entries={active}
          keyOf={({ day }) => day}
          columns={[
            { name: words.day, renderCell: ({ day }) => longDate(day, answer.locale) },
            { name: figures.views, isNumber: true, renderCell: ({ views }) => count(views) },
            { name: figures.bookings, isNumber: true, renderCell: ({ bookings }) => count(bookings) },
            { name: figures.commission, isNumber: true, renderCell: ({ commission }) => commission.formatted },
          ]}
        />
      </details>
    </div>
  );
}

function Rows({ rows }: Pick<StatisticsAnswer, "rows">) {
  const words = useAffiliateWords();
  const { figures } = words;
  const count = useCount();
  return (
    <DataTable
      entries={rows}
      keyOf={({ campaign, widget }) => `${campaign} ${widget}`}
      columns={[
        { name: words.campaign, renderCell: ({ campaign }) => campaign || words.noCampaign },
        { name: words.widget, renderCell: ({ widget }) => nameOfWidget(words.widgets, widget) },
        { name: figures.views, isNumber: true, renderCell: ({ views }) => count(views) },
        { name: figures.starts, isNumber: true, renderCell: ({ starts }) => count(starts) },
        { name: figures.bookings, isNumber: true, renderCell: ({ bookings }) => count(bookings) },
        { name: figures.revenue, isNumber: true, renderCell: ({ revenue }) => revenue.formatted },
        { name: figures.commission, isNumber: true, renderCell: ({ commission }) => commission.formatted },
      ]}
    />
  );
}

function useCount(): (value: number) => string {
  const { answer } = useAccount();
  const format = new Intl.NumberFormat(translatedLanguageTag(answer.locale));
  return (value) => format.format(value);
}
