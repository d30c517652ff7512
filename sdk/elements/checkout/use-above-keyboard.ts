import { useLayoutEffect, type RefObject } from "react";

/** Keeps a sticky bar above the on-screen keyboard, which covers the page's lower part without making it shorter. */
export function useAboveKeyboard(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const place = () => {
      // A page that is zoomed in sees a part of itself too: its bar stays where it is.
      const covered = seen.scale > 1 ? 0 : innerHeight - seen.height - seen.offsetTop;
      if (bar.current) bar.current.style.bottom = covered > 1 ? `${Math.round(covered)}px` : "";
    };
    seen.addEventListener("resize", place);
    seen.addEventListener("scroll", place);
    place();
    return () => {
      seen.removeEventListener("resize", place);
      seen.removeEventListener("scroll", place);
    };
  }, []);
}
