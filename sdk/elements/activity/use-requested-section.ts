import { useLayoutEffect, type RefObject } from "react";
import type { ActivityDetails } from "./activity.props.ts";

/**
 * Scrolls to the requested section and focuses it, once for each request. Fragments don't reach
 * into shadow roots.
 */
export function useRequestedSection(
  requested: ActivityDetails["requested"],
  root: RefObject<HTMLElement | null>,
): void {
  const turn = requested?.turn ?? 0;
  useLayoutEffect(() => {
    if (!requested) return;
    const section = root.current?.querySelector<HTMLElement>(`[data-section="${requested.section}"]`);
    section?.scrollIntoView({
      block: "start",
      behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
    });
    section?.focus({ preventScroll: true });
  }, [turn]);
}
