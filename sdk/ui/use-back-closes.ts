import { useEffect, useRef } from "react";

/** The mark of an entry of the browser's history that something open has made. */
const mark = "isOpenStep";

const isMarked = () => (history.state as Record<string, unknown> | null)?.[mark] === true;

/**
 * Gives what is open over a page an entry of its own in the browser's history, so that the way back closes it before it
 * leaves the page. Closed otherwise, its entry goes. Not for what leads to another page as it closes: taking the entry
 * back would undo that.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return undefined;
    // The entry of a page that was reloaded, or come back to, while something was open.
    if (!isMarked()) history.pushState({ ...history.state, [mark]: true }, "");
    const closeUnlessMarked = () => isMarked() || latest.current();
    addEventListener("popstate", closeUnlessMarked);
    return () => {
      removeEventListener("popstate", closeUnlessMarked);
      if (isMarked()) history.back();
    };
  }, [isOpen]);
}
