import { useLayoutEffect, useState } from "react";

const second = 1000;

export interface CountdownProps {
  /** The instant that it runs to. */
  readonly until: string;
  /** ms since 1970 by the server's clock. */
  readonly now: () => number;
  /** Called once when it has run out. */
  readonly onEnd?: () => void;
  readonly className?: string;
}

/** Time left as hours:minutes:seconds (purchase spec §4). It is not read out as it ticks. */
export function Countdown({ until, now, onEnd, className = "" }: CountdownProps) {
  const left = () => Math.max(0, Date.parse(until) - now());
  const [ms, setMs] = useState(left);
  useLayoutEffect(() => {
    setMs(left());
    const timer = setInterval(() => {
      const rest = left();
      setMs(rest);
      if (rest > 0) return;
      clearInterval(timer);
      onEnd?.();
    }, second);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <span role="timer" className={`whitespace-nowrap tabular-nums ${className}`}>
      {hoursMinutesSeconds(ms)}
    </span>
  );
}

/** `00:24:37` of milliseconds. */
function hoursMinutesSeconds(ms: number): string {
  const seconds = Math.ceil(ms / second);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}
