import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Calendar } from "../../ui/calendar.tsx";
import { ToggleChip } from "../../ui/chip.tsx";
import { monthOf } from "../../contracts/time.ts";
import { addDays, dateInWords } from "../../ui/month.ts";
import type { SearchProps } from "./search.props.ts";

/**
 * One day: today, tomorrow, or from the calendar. What is past can't be chosen; the chosen one again clears it
 * (discovery spec §2).
 */
export function DatePanel({ search: { date, today, languageTag, chooseDate } }: { search: SearchProps }) {
  const { t } = useLingui();
  const [month, setMonth] = useState(monthOf(date ?? today));
  const tomorrow = addDays(today, 1);
  function choose(day: string) {
    setMonth(monthOf(day));
    chooseDate(day);
  }
  return (
    <div className="mx-auto max-w-[400px]">
      <div role="group" aria-label={t`Quick choices`} className="mb-4 flex gap-2">
        <ToggleChip isOn={date === today} onToggle={() => choose(today)} className="grow">{t`Today`}</ToggleChip>
        <ToggleChip
          isOn={date === tomorrow}
          onToggle={() => choose(tomorrow)}
          className="grow"
        >{t`Tomorrow`}</ToggleChip>
      </div>
      <Calendar
        compact
        month={month}
        chosen={date}
        today={today}
        languageTag={languageTag}
        firstMonth={monthOf(today)}
        dayOf={(day) => (day < today ? { kind: "closed" } : { kind: "open", price: "" })}
        describe={(day) =>
          dateInWords(day, languageTag, { weekday: "long", day: "numeric", month: "long", year: "numeric" })
        }
        onChoose={choose}
        onMonth={setMonth}
        words={{ previousMonth: t`Previous month`, nextMonth: t`Next month`, today: t`Today`, soldOut: "" }}
      />
    </div>
  );
}
