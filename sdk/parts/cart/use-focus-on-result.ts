import { useLayoutEffect, useRef, type RefObject } from "react";
import { useFocusSuccessor } from "../../ui/use-focus-successor.ts";

/**
 * A part of a cart whose own button removes it (an item, an expired hold, a notice): the focus goes on to what says
 * what has happened, else to the heading, in place of the page's body.
 */
export function useFocusOnResult(part: RefObject<Element | null>): void {
  const root = useRef<ParentNode>(null);
  useLayoutEffect(() => {
    root.current = part.current!.getRootNode() as ShadowRoot;
  }, []);
  useFocusSuccessor(part, () => {
    const result = root.current?.querySelector<HTMLElement>("[data-result]:not(:empty)");
    const next = result ?? root.current?.querySelector<HTMLElement>("h2");
    if (next) next.tabIndex = -1;
    return next;
  });
}
