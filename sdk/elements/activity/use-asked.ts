import { useLayoutEffect, type RefObject } from "react";
import type { ActivityDetails } from "./activity.props.ts";

/**
 * Brings the section that is asked for into sight, and the focus with it; each wish counts once. Fragments don't reach
 * into shadow roots.
 */
export function useAsked(asked: ActivityDetails["asked"], root: RefObject<HTMLElement | null>): void {
  const turn = asked?.turn ?? 0;
  useLayoutEffect(() => {
    if (!asked) return;
    const section = root.current?.querySelector<HTMLElement>(`[data-section="${asked.section}"]`);
    section?.scrollIntoView({
      block: "start",
      behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
    });
    section?.focus({ preventScroll: true });
  }, [turn]);
}
