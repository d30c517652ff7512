import { useLayoutEffect, useState, type RefObject } from "react";

/** How far below the window something counts as near: about a screen. */
const margin = "600px";

/** Whether an element has come near the window; once it has, it stays so. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useLayoutEffect(() => {
    if (isNear || !element.current) return;
    if (typeof IntersectionObserver === "undefined") return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear;
}
