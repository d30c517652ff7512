import { useLingui } from "@lingui/react/macro";
import { Calendar as CalendarIcon, X } from "lucide";
import { useId, useRef, useState } from "react";
import { ToggleChip } from "../../ui/chip.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { monthOf } from "../../contracts/time.ts";
import { dateInWords } from "../../ui/month.ts";
import { lazyCode } from "../../ui/lazy-code.ts";
import { useLazyCode } from "../../ui/use-lazy-code.ts";
import type { FiltersProps } from "./filters.props.ts";

/** The calendar is a chunk of its own. */
const calendarView = lazyCode(async () => (await import("./date-calendar.tsx")).DateCalendar);

/** The date: today and tomorrow with one press, any other from a calendar. The chosen day pressed again clears it. */
export function DateFilter({ date, today, tomorrow, hasQuickDates, languageTag, toggle }: FiltersProps) {
  const { t } = useLingui();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [month, setMonth] = useState<string | null>(null);
  // Offline: the button stays, and the next press tries again.
  const load = () => calendarView.load().catch(() => setMonth(null));
  const { code: DateCalendar } = useLazyCode({ code: calendarView.code, load }, month !== null);
  const isOpen = month !== null && DateCalendar !== undefined;
  const inWords = (day: string) =>
    dateInWords(day, languageTag, { weekday: "short", day: "numeric", month: "long", year: "numeric" });
  function choose(day: string) {
    toggle("date", day);
    setMonth(null);
    opener.current?.focus();
  }
  return (
    <fieldset className="min-w-0 border-b border-line pb-6">
      <legend className="mb-2 text-16 font-strong">{t`When`}</legend>
      {hasQuickDates && (
        <div className="mb-2 flex gap-2">
          <ToggleChip isOn={date === today} onToggle={() => toggle("date", today)} className="min-w-0 flex-1">
            {t`Today`}
          </ToggleChip>
          <ToggleChip isOn={date === tomorrow} onToggle={() => toggle("date", tomorrow)} className="min-w-0 flex-1">
            {t`Tomorrow`}
          </ToggleChip>
        </div>
      )}
      <span className="relative flex">
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setMonth(month === null ? monthOf(date ?? today) : null)}
          className={`focus-ring transition-quick flex min-h-12 w-full min-w-0 items-center gap-3 rounded-field border bg-surface ps-4 pe-4 text-start text-16 hover:bg-surface-2 ${date ? "border-accent" : "border-edge text-ink-2"}`}
        >
          <Icon of={CalendarIcon} />
          <span className="min-w-0 truncate">{date ? inWords(date) : t`Choose a date`}</span>
        </button>
        {date && (
          <span className="absolute inset-e-0.5 inset-y-0 grid place-items-center">
            <IconButton icon={X} name={t`Any date`} onPress={() => choose(date)} />
          </span>
        )}
      </span>
      <div id={id} hidden={!isOpen} className="@container mt-2 rounded-card border border-line p-2">
        {isOpen && (
          <DateCalendar
            month={month}
            date={date}
            today={today}
            languageTag={languageTag}
            choose={choose}
            showMonth={setMonth}
          />
        )}
      </div>
    </fieldset>
  );
}
