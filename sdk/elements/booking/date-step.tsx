import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Calendar, type CalendarProps } from "../../ui/calendar.tsx";
import type { CalendarDayState } from "../../ui/calendar-day.tsx";
import { dateInWords } from "../../ui/month.ts";
import { StepHeading } from "./frame/step-heading.tsx";

export interface DateStepProps extends Pick<CalendarProps, "month" | "chosen" | "today" | "languageTag" | "dayOf" | "onChoose" | "onMonth" | "firstMonth" | "lastMonth" | "loading"> {
  readonly takesFocus: boolean;
  /** Between heading and calendar: what went wrong, or what a link could not bring back. */
  readonly notice: ReactNode;
}

/** When? A month of days, the price of an adult below each. */
export function DateStep({ takesFocus, notice, ...calendar }: DateStepProps) {
  const { t } = useLingui();
  const inWords: Record<CalendarDayState["kind"], (state: CalendarDayState) => string> = {
    open: (state) => (state.kind === "open" && state.price !== undefined ? (state.lowest ? t`CHF ${state.price}, lowest price this month` : t`CHF ${state.price}`) : t`available`),
    "sold-out": () => t`sold out`,
    closed: () => t`not available`,
  };
  return (
    <>
      <StepHeading takesFocus={takesFocus}>{t`When would you like to go?`}</StepHeading>
      {notice}
      <Calendar
        {...calendar}
        describe={(date) => {
          const state = calendar.dayOf(date);
          const day = dateInWords(date, calendar.languageTag, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
          return `${day}, ${inWords[state.kind](state)}`;
        }}
        words={{ previousMonth: t`Previous month`, nextMonth: t`Next month`, today: t`today`, soldOut: t({ message: "sold out", context: "below a day: may carry a soft hyphen" }) }}
      />
      <p className="flex flex-wrap items-center gap-x-4 pt-3 text-12 text-ink-2">
        <span className="flex items-center gap-2">
          <span className="size-2 rounded-chip bg-success forced-color-adjust-none" />
          {t`Lowest price this month`}
        </span>
        <span>{t`CHF per adult`}</span>
      </p>
    </>
  );
}
