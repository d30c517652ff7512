import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { dateInWords } from "../../ui/month.ts";

interface Props {
  /** `2026-11-21` */
  readonly dates: readonly string[];
  readonly languageTag: string;
  readonly choose: (date: string) => void;
}

/** The next days with a free seat, each a button that begins the booking on it. */
export function NextDates({ dates, languageTag, choose }: Props) {
  const { t } = useLingui();
  const heading = useId();
  if (dates.length === 0) return null;
  return (
    <div role="group" aria-labelledby={heading}>
      <p id={heading} className="pb-2 text-14 font-value">{t`Next dates`}</p>
      <div className="grid grid-cols-3 gap-2">
        {dates.map((date) => (
          <button
            key={date}
            type="button"
            onClick={() => choose(date)}
            className="focus-ring transition-quick flex min-h-14 min-w-0 flex-col items-center justify-center rounded-field border border-edge bg-surface px-1 py-1.5 leading-5 hover:bg-surface-2"
          >
            <span className="text-12 text-ink-2">{dateInWords(date, languageTag, { weekday: "long" })}</span>{" "}
            <span className="text-14 font-strong whitespace-nowrap tabular-nums">
              {dateInWords(date, languageTag, { day: "numeric", month: "short" })}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
