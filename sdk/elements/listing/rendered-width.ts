import { wideFrom } from "./wide-from.ts";

/**
 * Marks what the server renders for a wide element only. The element's width is unknown there; until it is measured the
 * style sheet hides these parts in a narrow one.
 */
export const wideOnly = "data-wide-only";

/** How wide a list is that the server has rendered (px, 0 while it is not laid out); undefined where it has not. */
export function renderedWidth(root: ShadowRoot): number | undefined {
  return root.querySelector("section")?.clientWidth;
}

/**
 * Measures a list that the server has rendered, before it is hydrated: removes what a narrow one leaves out, and
 * returns the snapshot with the width. Otherwise a phone would hydrate the filters that it doesn't show, and render the
 * list a second time.
 */
export function withMeasuredWidth<Snapshot>(root: ShadowRoot, persisted: Snapshot): Snapshot {
  const width = renderedWidth(root);
  // Not laid out: the view measures once it is.
  if (!width) return persisted;
  const isWide = width >= wideFrom;
  if (!isWide) for (const part of root.querySelectorAll(`[${wideOnly}]`)) part.remove();
  const { context } = persisted as { readonly context: object };
  return { ...persisted, context: { ...context, isWide } };
}
