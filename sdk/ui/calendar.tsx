import { ChevronLeft, ChevronRight } from "lucide";
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { CalendarDay, type CalendarDayState } from "./calendar-day.tsx";
import { IconButton } from "./icon-button.tsx";
import { addToMonth, monthOf } from "../contracts/time.ts";
import { addDays, addMonths, dateInWords, weekdayOf, weeksOf } from "./month.ts";

export interface CalendarProps {
  /** The month on show: `2026-11`. */
  readonly month: string;
  readonly chosen: string | null;
  /** Today in Zurich. */
  readonly today: string;
  /** What `Intl` wants: `de-CH`. */
  readonly languageTag: string;
  /** The state of a day; called for every day of the month. */
  readonly dayOf: (date: string) => CalendarDayState;
  /** The accessible name of a day: "Saturday 21 November 2026, CHF 190, lowest price this month". */
  readonly describe: (date: string) => string;
  readonly onChoose: (date: string) => void;
  /** Another month is wanted, by its buttons or by the keys. */
  readonly onMonth: (month: string) => void;
  /** The first and the last month that can be shown. */
  readonly firstMonth: string;
  readonly lastMonth?: string | undefined;
  readonly words: {
    readonly previousMonth: string;
    readonly nextMonth: string;
    readonly today: string;
    readonly soldOut: string;
  };
  /** The month's prices are on their way. */
  readonly loading?: boolean;
  /** Days without prices, 44 px high. */
  readonly compact?: boolean;
}

/**
 * A month of days with prices: the APG's grid. Arrows move by day and week, Home and End to the ends of the week,
 * PageUp and PageDown by month (with Shift by year), Enter and Space choose. One day is in the tab order. Months keep
 * six rows.
 */
export function Calendar(props: CalendarProps) {
  const { month, chosen, today, languageTag, dayOf } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<string | null>(null);
  /* Keys may be pressed faster than renders: the day they count from is outside of them. */
  const at = useRef("");
  const wantsFocus = useRef(false);
  /* A day that was chosen before its month was loaded. */
  const early = useRef<string | null>(null);
  at.current = tabStop(month, [moved, chosen, today]);
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${at.current}"]`)?.focus();
  }, [month, moved]);
  useLayoutEffect(() => {
    if (early.current?.startsWith(month)) choose(early.current);
  });

  function goTo(wanted: string) {
    const first = `${props.firstMonth}-01`;
    const date = wanted < first ? first : wanted;
    if (props.lastMonth && monthOf(date) > props.lastMonth) return;
    wantsFocus.current = true;
    early.current = null;
    const from = at.current;
    at.current = date;
    setMoved(date);
    if (monthOf(date) !== monthOf(from)) props.onMonth(monthOf(date));
  }
  function choose(date: string) {
    at.current = date;
    setMoved(date);
    const { kind } = dayOf(date);
    early.current = kind === "waiting" ? date : null;
    if (kind === "open") props.onChoose(date);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const date = at.current;
    const forwards = grid.current && getComputedStyle(grid.current).direction === "rtl" ? -1 : 1;
    const months = event.shiftKey ? 12 : 1;
    const moves: Record<string, () => void> = {
      ArrowRight: () => goTo(addDays(date, forwards)),
      ArrowLeft: () => goTo(addDays(date, -forwards)),
      ArrowDown: () => goTo(addDays(date, 7)),
      ArrowUp: () => goTo(addDays(date, -7)),
      Home: () => goTo(addDays(date, -weekdayOf(date))),
      End: () => goTo(addDays(date, 6 - weekdayOf(date))),
      PageUp: () => goTo(addMonths(date, -months)),
      PageDown: () => goTo(addMonths(date, months)),
      Enter: () => choose(date),
      " ": () => choose(date),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  const weeks = weeksOf(month);
  return (
    <div>
      <div className="flex items-center justify-between gap-2 @max-[260px]:flex-wrap">
        <IconButton
          edge
          points
          icon={ChevronLeft}
          name={props.words.previousMonth}
          disabled={month <= props.firstMonth}
          onPress={() => props.onMonth(addToMonth(month, -1))}
        />
        <h3
          aria-live="polite"
          className="min-w-0 text-center text-16 font-strong first-letter:uppercase @max-[260px]:order-first @max-[260px]:w-full"
        >
          {dateInWords(month, languageTag, { month: "long", year: "numeric" })}
        </h3>
        <IconButton
          edge
          points
          icon={ChevronRight}
          name={props.words.nextMonth}
          disabled={props.lastMonth !== undefined && month >= props.lastMonth}
          onPress={() => props.onMonth(addToMonth(month, 1))}
        />
      </div>
      <div
        ref={grid}
        role="grid"
        aria-label={dateInWords(month, languageTag, { month: "long", year: "numeric" })}
        aria-busy={props.loading || undefined}
        onKeyDown={onKeyDown}
        className="mt-3"
      >
        <div role="row" className="grid grid-cols-7 pb-2">
          {weekdays(languageTag).map(({ short, long }) => (
            <span
              key={long}
              role="columnheader"
              aria-label={long}
              className="text-center text-12 text-ink-2 first-letter:uppercase"
            >
              {short}
            </span>
          ))}
        </div>
        {weeks.map((week, index) => (
          <div key={index} role="row" className={`grid grid-cols-7 ${props.compact ? "h-11" : "mt-1 h-15"}`}>
            {week.map((date, day) =>
              date ? (
                <CalendarDay
                  key={date}
                  date={date}
                  state={dayOf(date)}
                  compact={props.compact ?? false}
                  chosen={date === chosen}
                  tabStop={date === at.current}
                  todayWord={date === today ? props.words.today : undefined}
                  soldOutWord={props.words.soldOut}
                  description={props.describe(date)}
                  onChoose={choose}
                />
              ) : (
                <span key={day} role="gridcell" />
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The one day that Tab reaches: the first of the candidates in this month, else its first day. */
function tabStop(month: string, candidates: (string | null)[]): string {
  return candidates.find((date) => date !== null && monthOf(date) === month) ?? `${month}-01`;
}

/** Monday to Sunday, two letters for the eye ("Mo"), in full for the ear. 1 January 2024 was a Monday. */
function weekdays(languageTag: string) {
  return ["01", "02", "03", "04", "05", "06", "07"].map((day) => {
    const date = `2024-01-${day}`;
    const long = dateInWords(date, languageTag, { weekday: "long" });
    const short = dateInWords(date, languageTag, { weekday: "short" }).slice(0, 2);
    return { long, short: /^[a-zà-ÿ]/i.test(short) ? short : dateInWords(date, languageTag, { weekday: "narrow" }) };
  });
}
