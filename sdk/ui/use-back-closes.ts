import { useEffect, useRef, useState } from "react";
import { openOverlay } from "./overlay-entry.ts";

/**
 * Gives what is open over a page an entry of its own in the browser's history, so that Back closes it. Not for what
 * leads to another page as it closes: taking the entry back would undo that. `id` names it among those that may be open
 * together.
 */
export function useBackCloses(isOpen: boolean, close: () => void, id: string): void {
  const latest = useRef(close);
  latest.current = close;
  /** How often Back was to close it: what stays open then has an entry for the next Back. */
  const [closings, setClosings] = useState(0);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closed = openOverlay({
      id,
      close: () => {
        latest.current();
        setClosings((count) => count + 1);
        return true;
      },
    });
    return () => void closed();
  }, [isOpen, id, closings]);
}
