import { useLingui } from "@lingui/react/macro";
import { Timer } from "lucide";
import { useEffect, useState } from "react";
import { Countdown } from "../../ui/countdown.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Minutes left at which the time is announced (and from the first on shown in the warning's colour). */
const spokenAt = [5, 1];
const minute = 60_000;

export interface HoldWordsProps {
  /** When the first of the holds ends. */
  readonly until: string;
  /** ms since 1970 by the server's clock. */
  readonly now: () => number;
  /** Icon and time alone, for a narrow bar. */
  readonly brief?: boolean;
}

/** "We hold your seats for 0:24:37": ticks for the eye, and speaks only when five minutes are left, and one. */
export function HoldWords({ until, now, brief }: HoldWordsProps) {
  const { t } = useLingui();
  const minutes = useMinutesLeft(until, now);
  const isLate = minutes < spokenAt[0]!;
  return (
    <div
      className={`flex items-center gap-3 text-14 ${brief ? "" : "rounded-field px-3 py-2.5"} ${isLate ? `text-warning ${brief ? "" : "bg-warning-tint"}` : brief ? "" : "bg-surface-2"}`}
    >
      <Icon of={Timer} />
      <p>
        <span className={brief ? "sr-only" : ""}>{t`We hold your seats for`} </span>
        <Countdown until={until} now={now} className="font-strong" />
      </p>
      <span role="status" className="sr-only">
        {minutes < 1
          ? t`We hold your seats for one more minute.`
          : isLate
            ? t`We hold your seats for five more minutes.`
            : ""}
      </span>
    </div>
  );
}

/** Minutes left, renewed only when one of the spoken marks is passed. */
function useMinutesLeft(until: string, now: () => number): number {
  const left = () => (Date.parse(until) - now()) / minute;
  const [minutes, setMinutes] = useState(left);
  useEffect(() => {
    setMinutes(left());
    const timers = spokenAt
      .filter((mark) => left() > mark)
      .map((mark) => setTimeout(() => setMinutes(left() - Number.EPSILON), (left() - mark) * minute + 1));
    return () => timers.forEach(clearTimeout);
  }, [until]);
  return minutes;
}
