import { useLayoutEffect, useState, type RefObject } from "react";

/**
 * Whether the styles give an element any room here; once it has had some it stays true, so that what it shows is not
 * thrown away.
 */
export function useIsShown(element: RefObject<HTMLElement | null>): boolean {
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    if (isShown || !element.current || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(
      (entries) => entries.some(({ contentRect }) => contentRect.width > 0) && setShown(true),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isShown]);
  return isShown;
}
