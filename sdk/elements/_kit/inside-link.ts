/** Elements whose press does something by itself: a press on them is theirs, and no ancestor's. */
const ownPress = "a[href],label,summary,select,button[type=submit],input:is([type=checkbox],[type=radio],[type=file])";
const outerPress = "a[href],label,summary";

const kept = new WeakSet<Element>();

/**
 * An element inside a link, a label or a summary of the page: presses on it stay in it, with every button and modifier. Chromium
 * activates an outer link even where a button inside it was pressed, and routers of a page listen for presses at the link.
 */
export function keepPresses(host: HTMLElement): void {
  if (kept.has(host)) return;
  kept.add(host);
  for (const name of ["click", "auxclick"]) host.addEventListener(name, keep);
  // A press that is drawn out would drag the link.
  host.addEventListener("dragstart", (event) => isInside(host) && event.preventDefault());
}

function keep(event: Event): void {
  const host = event.currentTarget as HTMLElement;
  if (!isInside(host)) return;
  const path = event.composedPath();
  const inner = path.slice(0, path.indexOf(host));
  event.stopPropagation();
  if (!inner.some((node) => node instanceof Element && node.matches(ownPress))) event.preventDefault();
}

/** It may have been moved out meanwhile. */
function isInside(host: HTMLElement): boolean {
  return host.closest(outerPress) !== null;
}
