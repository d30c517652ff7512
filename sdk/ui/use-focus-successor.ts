import { useLayoutEffect, type RefObject } from "react";

/**
 * Moves the focus on when a node that holds it is removed, once what replaces the node is in the document. `next` gets
 * the controls of the node's former parent, and the index that the focused one had among them.
 */
export function useFocusSuccessor(
  removed: RefObject<Element | null>,
  next: (controls: readonly HTMLElement[], index: number) => HTMLElement | null | undefined,
): void {
  useLayoutEffect(() => {
    const node = removed.current!;
    return () => {
      const parent = node.parentElement!;
      const controls = () => [...parent.querySelectorAll<HTMLElement>("a,button,input")];
      const index = controls().indexOf(node.querySelector<HTMLElement>(":focus")!);
      if (index >= 0) queueMicrotask(() => next(controls(), index)?.focus({ preventScroll: true }));
    };
  }, []);
}
