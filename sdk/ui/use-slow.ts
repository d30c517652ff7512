import { useEffect, useState } from "react";

/** Waiting longer than this gets a word (ms). */
const slowAfter = 4000;

/** True while something is waited for that has taken longer than 4 seconds. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isSlow;
}
