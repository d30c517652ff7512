import { useEffect, useRef } from "react";

/**
 * Gives what is open over a page an entry of its own in the browser's history, so that the way back closes it before it
 * leaves the page. Closed otherwise, its entry goes. Not for what leads to another page as it closes: taking the entry
 * back would undo that. What may be open within something else has a mark of its own in `history.state`.
 */
export function useBackCloses(isOpen: boolean, close: () => void, mark = "isOpenStep"): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return undefined;
    const isMarked = () => (history.state as Record<string, unknown> | null)?.[mark] === true;
    // In a `srcdoc` frame it throws: there is no history to write.
    try {
      // The entry of a page that was reloaded, or come back to, while something was open.
      if (!isMarked()) history.pushState({ ...history.state, [mark]: true }, "");
    } catch {
      return undefined;
    }
    const closeUnlessMarked = () => isMarked() || latest.current();
    addEventListener("popstate", closeUnlessMarked);
    return () => {
      removeEventListener("popstate", closeUnlessMarked);
      if (isMarked()) history.back();
    };
  }, [isOpen, mark]);
}
