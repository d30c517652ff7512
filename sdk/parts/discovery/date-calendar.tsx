import { useLingui } from "@lingui/react/macro";
import { Calendar } from "../../ui/calendar.tsx";
import { addToMonth, monthOf } from "../../contracts/time.ts";
import { dateInWords } from "../../ui/month.ts";

/** Slots are made for the next 14 months (design decision 8): no later month has anything. */
const monthsAhead = 14;

export interface DateCalendarProps {
  /** The month that is shown: `2026-12`. */
  readonly month: string;
  /** The chosen day: `2026-12-01`. */
  readonly date: string | null;
  readonly today: string;
  readonly languageTag: string;
  readonly choose: (day: string) => void;
  readonly showMonth: (month: string) => void;
}

/** The date filter's calendar: any day from today on. */
export function DateCalendar({ month, date, today, languageTag, choose, showMonth }: DateCalendarProps) {
  const { t } = useLingui();
  return (
    <Calendar
      compact
      month={month}
      chosen={date}
      today={today}
      languageTag={languageTag}
      dayOf={(day) => (day < today ? { kind: "closed" } : { kind: "open", price: "" })}
      describe={(day) =>
        dateInWords(day, languageTag, { weekday: "long", day: "numeric", month: "long", year: "numeric" })
      }
      onChoose={choose}
      onMonth={showMonth}
      firstMonth={monthOf(today)}
      lastMonth={addToMonth(monthOf(today), monthsAhead)}
      words={{ previousMonth: t`Previous month`, nextMonth: t`Next month`, today: t`Today`, soldOut: "" }}
    />
  );
}
