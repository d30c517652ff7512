import { useEffect, useRef } from "react";
import { openOverlay } from "./overlay-entry.ts";

/**
 * Gives what is open over a page an entry of its own in the browser's history, so that Back closes it. Not for what
 * leads to another page as it closes: taking the entry back would undo that. `id` names it in the entry.
 */
export function useBackCloses(isOpen: boolean, close: () => void, id = "dialog"): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return undefined;
    const closed = openOverlay({
      id,
      close: () => {
        latest.current();
        return true;
      },
    });
    return () => void closed();
  }, [isOpen, id]);
}
