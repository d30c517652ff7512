/** How a day of the calendar stands. */
export type CalendarDayState =
  /** Can be booked; the price in whole francs without the currency ("190"), or a word. */
  | { readonly kind: "open"; readonly price: string; readonly lowest?: boolean }
  | { readonly kind: "sold-out" }
  /** Not known yet. */
  | { readonly kind: "waiting" }
  /** Past, or nothing takes place. */
  | { readonly kind: "closed" };

interface CalendarDayProps {
  readonly date: string;
  readonly state: CalendarDayState;
  /** Without a price. */
  readonly compact: boolean;
  readonly chosen: boolean;
  readonly tabStop: boolean;
  readonly todayWord: string | undefined;
  readonly soldOutWord: string;
  readonly description: string;
  readonly onChoose: (date: string) => void;
}

/**
 * One day: number, and below it the price or "sold out". 60 px high; the chosen one is filled, today has a ring. Where
 * days are narrower than the words they go, for the eye.
 */
export function CalendarDay({
  date,
  state,
  compact,
  chosen,
  tabStop,
  todayWord,
  soldOutWord,
  description,
  onChoose,
}: CalendarDayProps) {
  const open = state.kind === "open";
  const colours = chosen
    ? "bg-accent text-on-accent forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-color-adjust-none"
    : open
      ? "text-ink cursor-pointer hover:bg-surface-3"
      : state.kind === "sold-out" || state.kind === "waiting"
        ? "text-ink-2"
        : "text-edge forced-colors:text-[GrayText]";
  return (
    <span
      role="gridcell"
      data-date={date}
      tabIndex={tabStop ? 0 : -1}
      aria-selected={chosen}
      aria-disabled={!open || undefined}
      aria-current={todayWord ? "date" : undefined}
      onClick={() => onChoose(date)}
      className={`focus-ring relative flex touch-manipulation flex-col items-center rounded-field text-center tabular-nums select-none focus-visible:z-1 ${compact ? "justify-center" : "pt-2"} ${todayWord && !chosen ? "[box-shadow:inset_0_0_0_1.5px_var(--g-edge)]" : ""} ${colours}`}
    >
      <span className="sr-only">{description}</span>
      <span aria-hidden className="contents">
        {todayWord && !compact && (
          <span className="absolute -top-2 @max-[300px]:hidden rounded-[4px] bg-surface px-1 text-12 font-value whitespace-nowrap text-ink-2">
            {todayWord}
          </span>
        )}
        <span className={`text-16 ${open ? "font-value" : ""} ${state.kind === "sold-out" ? "line-through" : ""}`}>
          {Number(date.slice(8))}
        </span>
        {open && !compact && (
          <span
            className={`text-12 ${state.price.length > 3 ? "@max-[300px]:hidden" : ""} ${chosen ? "font-strong" : state.lowest ? "font-strong text-success" : "text-ink-2"}`}
          >
            {state.price}
          </span>
        )}
        {state.kind === "waiting" && (
          <span className="mt-1 h-2 w-6 rounded-chip bg-surface-3 opacity-100 transition-opacity delay-100 starting:opacity-0" />
        )}
        {state.kind === "sold-out" && (
          <span className="max-w-11 text-12 leading-3 hyphens-manual @max-[300px]:hidden">{soldOutWord}</span>
        )}
      </span>
    </span>
  );
}
