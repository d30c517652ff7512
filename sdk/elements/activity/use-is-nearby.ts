import { useLayoutEffect, useState, type RefObject } from "react";

/** How far below the window an element counts as nearby: about a screen. */
const margin = "600px";

/** Whether an element is or was near the window. */
export function useIsNearby(element: RefObject<HTMLElement | null>): boolean {
  const [isNearby, setNearby] = useState(false);
  useLayoutEffect(() => {
    if (isNearby || !element.current) return;
    if (typeof IntersectionObserver === "undefined") return setNearby(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNearby(true),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNearby]);
  return isNearby;
}
