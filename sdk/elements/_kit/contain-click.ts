/** Elements of a page that are activated by a click on anything inside them. */
const outer = "a[href],label,summary";
/** Elements with an activation behaviour of their own: a click on them activates no ancestor. */
const own = `${outer},select,[type=submit],[type=checkbox],[type=radio]`;

/**
 * Stops a click or drag inside an element from reaching a link, label or summary of the page around it, with any
 * button, key and modifier. Chromium activates an outer link even when a button inside it is clicked, and routers
 * listen for clicks on the link. The composed path covers slots and shadow roots, closed ones too, except a closed root
 * that the element is slotted into.
 */
export function containClick(event: Event): void {
  const path = event.composedPath();
  const host = path.indexOf(event.currentTarget!);
  const matches = path.map((node, index) => node instanceof Element && node.matches(index < host ? own : outer));
  if (matches.lastIndexOf(true) < host) return;
  event.stopPropagation();
  if (matches.indexOf(true) > host) event.preventDefault();
}
