import { useEffect, useState } from "react";
import { translatedLanguageTag, type Locale } from "../../sdk/contracts/locale.ts";
import { fill } from "../shell/fill.ts";

const minute = 60_000;
const minutesPerHour = 60;

/** What is left, and until when: in a line where both fit. */
export const timeLine = "flex flex-wrap gap-x-4 gap-y-1";

interface TimeLeftProps {
  /** Instants with offset; `now` is the server's, when it answered. */
  readonly until: string;
  readonly now: string;
  readonly locale: Locale;
  /** "{time} left" */
  readonly words: string;
}

/**
 * How long a request can still be answered, by the server's clock: "41 h 12 min left". It counts down by the minute.
 */
export function TimeLeft({ until, now, locale, words }: TimeLeftProps) {
  const [offset] = useState(() => Date.parse(now) - Date.now());
  const [at, tick] = useState(() => Date.parse(now));
  useEffect(() => {
    const timer = setInterval(() => tick(Date.now() + offset), minute / 4);
    return () => clearInterval(timer);
  }, [offset]);
  const minutes = Math.max(0, Math.floor((Date.parse(until) - at) / minute));
  // Latin words on a right-to-left page: the leading number would go to their other end.
  return <bdi>{fill(words, { time: inWords(minutes, locale) })}</bdi>;
}

function inWords(minutes: number, locale: Locale): string {
  const unit = (value: number, name: "hour" | "minute") =>
    new Intl.NumberFormat(translatedLanguageTag(locale), {
      style: "unit",
      unit: name,
      unitDisplay: "short",
    }).format(value);
  const hours = Math.floor(minutes / minutesPerHour);
  return [...(hours > 0 ? [unit(hours, "hour")] : []), unit(minutes % minutesPerHour, "minute")].join(" ");
}
