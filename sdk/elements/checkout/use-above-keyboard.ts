import { useLayoutEffect, type RefObject } from "react";

/** Keeps a sticky bar above the on-screen keyboard, which covers the page's lower part without making it shorter. */
export function useAboveKeyboard(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const place = () => {
      // A page that is zoomed in sees a part of itself too: its bar stays where it is.
      const covered = viewport.scale > 1 ? 0 : innerHeight - viewport.height - viewport.offsetTop;
      if (bar.current) bar.current.style.bottom = covered > 1 ? `${Math.round(covered)}px` : "";
    };
    viewport.addEventListener("resize", place);
    viewport.addEventListener("scroll", place);
    place();
    return () => {
      viewport.removeEventListener("resize", place);
      viewport.removeEventListener("scroll", place);
    };
  }, []);
}
