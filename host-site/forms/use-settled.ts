import { useEffect, useState } from "react";

/** A typed value once it has stood for a while (purchase spec §9, as in comboboxes), so that not every key searches. */
const pause = 300;

export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
