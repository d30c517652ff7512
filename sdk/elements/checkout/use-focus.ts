import { useLayoutEffect, type RefObject } from "react";
import type { CheckoutContext, Target } from "../../machines/checkout/checkout.types.ts";

/** Scrolls to `target` and focuses it on each request of the machine, once. */
export function useFocus(
  focus: CheckoutContext["focus"],
  target: Target,
  element: RefObject<HTMLElement | null>,
): void {
  const turn = focus?.target === target ? focus.turn : 0;
  useLayoutEffect(() => {
    if (turn === 0) return;
    // The form is disabled while it is checked: the focus has to wait until it is not.
    const frame = requestAnimationFrame(() => {
      const there = element.current;
      there?.scrollIntoView({
        block: "center",
        behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
      });
      const control = there?.matches("input, select, textarea, button")
        ? there
        : // In a group of radio buttons the chosen one.
          (there?.querySelector<HTMLElement>("input:checked") ??
          there?.querySelector<HTMLElement>("input:not(:disabled), textarea:not(:disabled), button:not(:disabled)"));
      control?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [turn]);
}
