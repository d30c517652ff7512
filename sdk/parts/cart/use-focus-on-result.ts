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
  useFocusSuccessor(part, () => root.current && resultIn(root.current));
}

/** The same of a part that another element fills, whose item lapses or is removed elsewhere while it has the focus. */
export function useFocusAfterElement(part: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const node = part.current!;
    const root = node.getRootNode() as ShadowRoot;
    return () => {
      if (node.contains(root.activeElement)) queueMicrotask(() => resultIn(root)?.focus({ preventScroll: true }));
    };
  }, []);
}

function resultIn(root: ParentNode): HTMLElement | null {
  const result = root.querySelector<HTMLElement>("[data-result]:not(:empty)");
  const next = result ?? root.querySelector<HTMLElement>("h2");
  if (next) next.tabIndex = -1;
  return next;
}
