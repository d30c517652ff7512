/** Elements of a page that answer to a press on anything inside them. */
const outer = "a[href],label,summary";
/** Elements whose press does something by itself: a press on them is theirs, and no ancestor's. */
const own = `${outer},select,[type=submit],[type=checkbox],[type=radio]`;

/**
 * Keeps a press, or a drag, inside an element that stands in a link, a label or a summary of the page, with every
 * button, key and modifier. Chromium activates an outer link even where a button inside it was pressed, and routers of
 * a page listen for presses at the link. The event's path names what is around in every tree: slots and the roots of
 * components, closed ones too, save a closed root that the element is slotted into, which no script may see.
 */
export function keepInside(event: Event): void {
  const path = event.composedPath();
  const host = path.indexOf(event.currentTarget!);
  const matches = path.map((node, index) => node instanceof Element && node.matches(index < host ? own : outer));
  if (matches.lastIndexOf(true) < host) return;
  event.stopPropagation();
  if (matches.indexOf(true) > host) event.preventDefault();
}
