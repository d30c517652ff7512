import { useLayoutEffect, type RefObject } from "react";

/** While a place is open: a press beside it or the focus taken out of it calls `left`, Escape inside it `escape`. */
export function useDismiss(
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  left: () => void,
  escape: () => void,
): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (!isOpen || !element) return;
    const outside = (event: Event) => event.composedPath().includes(element) || left();
    const focusLeaves = (event: FocusEvent) =>
      event.relatedTarget instanceof Node && !element.contains(event.relatedTarget) && left();
    function key(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      escape();
    }
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    element.addEventListener("focusout", focusLeaves);
    element.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      element.removeEventListener("focusout", focusLeaves);
      element.removeEventListener("keydown", key);
    };
  }, [isOpen, left, escape]);
}
