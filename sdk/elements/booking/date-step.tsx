import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { languageTag } from "../../contracts/locale.ts";
import { Calendar } from "../../ui/calendar.tsx";
import type { CalendarDayState } from "../../ui/calendar-day.tsx";
import { dateInWords, weeksOf } from "../../ui/month.ts";
import type { BookingProps, DateView, DayDetails } from "./booking.props.ts";
import { StepHeading } from "./frame/step-heading.tsx";
import { PartView } from "./lazy-parts.tsx";

export interface DateStepProps extends Pick<BookingProps, "locale" | "unavailable" | "similar"> {
  readonly view: DateView;
  readonly takesFocus: boolean;
  /** What went wrong, below the heading. */
  readonly notice: ReactNode;
}

/** When? A month of days, the price of an adult below each. */
export function DateStep(props: DateStepProps) {
  const { view, locale, takesFocus, notice } = props;
  const { t } = useLingui();
  const tag = languageTag(locale);
  /* Where every day costs the same, none is the cheapest. */
  const varies =
    new Set(
      weeksOf(view.month)
        .flat()
        .map((date) => (date && view.dayOf(date).price) || "")
        .filter(Boolean),
    ).size > 1;
  const stateOf = (day: DayDetails): CalendarDayState => {
    if (day.state === "open")
      return {
        kind: "open",
        price: day.price === "0" ? t`free` : day.price!,
        lowest: varies && day.isLowest,
      };
    if (day.state === "soldOut") return { kind: "sold-out" };
    return { kind: view.state === "loading" && day.state === "none" ? "waiting" : "closed" };
  };
  const inWords = (day: DayDetails): string => {
    if (day.state === "soldOut") return t`sold out`;
    if (day.state !== "open") return t`not available`;
    if (day.price === "0") return t`free`;
    return varies && day.isLowest ? t`CHF ${day.price}, lowest price this month` : t`CHF ${day.price}`;
  };
  return (
    <>
      <StepHeading takesFocus={takesFocus}>{t`When would you like to go?`}</StepHeading>
      {notice}
      {view.isLocked && <PartView part="lockedNote" locale={locale} />}
      <Calendar
        month={view.month}
        firstMonth={view.firstMonth}
        chosen={view.chosen}
        today={view.today}
        languageTag={tag}
        loading={view.state === "loading"}
        dayOf={(date) => stateOf(view.dayOf(date))}
        describe={(date) =>
          `${dateInWords(date, tag, { weekday: "long", day: "numeric", month: "long", year: "numeric" })}, ${inWords(view.dayOf(date))}`
        }
        onChoose={view.choose}
        onMonth={view.showMonth}
        words={{
          previousMonth: t`Previous month`,
          nextMonth: t`Next month`,
          today: t`today`,
          soldOut: t({
            id: "booking.soldOutBelowDay",
            message: "sold out",
            comment: "Two lines of 47 px below a day; put a soft hyphen into a long word",
          }),
        }}
      />
      <div className="flex min-h-4 flex-wrap items-center gap-x-4 pt-3 text-12 text-ink-2">
        {view.hasPrices && (
          <>
            {varies && (
              <span className="flex items-center gap-2">
                <span className="size-2 rounded-chip bg-success forced-color-adjust-none" />
                {t`Lowest price this month`}
              </span>
            )}
            <span>{t`CHF per adult`}</span>
          </>
        )}
      </div>
      <div role="status" className="text-14 text-ink-2">
        {view.state === "loading" && view.isSlow && t`Still looking for free dates.`}
      </div>
      {view.state === "empty" && <PartView part="noDates" {...props} />}
      {view.times && <PartView part="times" times={view.times} locale={locale} />}
    </>
  );
}
