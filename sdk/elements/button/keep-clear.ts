/** Elements that may have a bar at the window's foot: their main button, or what they sell. */
const withBars = "gipfel-booking, gipfel-checkout, gipfel-activity, gipfel-listing";
/** Between the button and the bar that it stands above (px). */
const gap = 12;

type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right">;

/** The fixed buttons of the page. */
const buttons = new Set<HTMLElement>();
let stopWatching: () => void;
let frame = 0;

/**
 * Lifts a button that is fixed to the window above the sticky bars of the page's widgets, as long as they lie where it
 * stands, and above the fixed buttons before it in the document. Returns a function that ends this.
 */
export function keepClear(button: HTMLElement): () => void {
  if (buttons.size === 0) stopWatching = watch();
  buttons.add(button);
  place();
  // Its text may change, and with it how high it is.
  const resized = new ResizeObserver(place);
  resized.observe(button);
  return () => {
    resized.disconnect();
    buttons.delete(button);
    place();
    if (buttons.size === 0) stopWatching();
  };
}

const visible = new Set<Element>();

/** Places all fixed buttons with the next frame. */
function place(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    for (const element of visible) if (!element.isConnected) visible.delete(element);
    // A button that has just been taken out of its element's tree has no place; its own clean-up is still to come.
    const inOrder = [...buttons].filter(({ isConnected }) => isConnected).sort(byDocument);
    const lifts = liftsOf(inOrder.map(restOf), [...visible].flatMap(barsOf));
    for (const [index, button] of inOrder.entries()) {
      const lift = Math.round(lifts[index]!);
      button.style.translate = lift > 0 ? `0 -${lift}px` : "";
      button.style.setProperty("--g-above", String(index));
    }
  });
}

/** Follows the page's widgets and places the buttons as they move. Returns a function that ends this. */
function watch(): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) visible[isIntersecting ? "add" : "delete"](target);
    // Of the window's and of any box that scrolls: scroll events do not bubble.
    removeEventListener("scroll", place, true);
    if (visible.size > 0) addEventListener("scroll", place, { capture: true, passive: true });
    place();
  });
  /** Elements come at any time, and with another step another bar. */
  const follow = (event: Event) => {
    const [element] = event.composedPath();
    if (element instanceof Element && element.matches(withBars)) observer.observe(element);
    place();
  };
  for (const element of elementsIn(document)) observer.observe(element);
  addEventListener("resize", place);
  document.addEventListener("gipfel-ready", follow);
  document.addEventListener("gipfel-step", follow);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    visible.clear();
    removeEventListener("scroll", place, true);
    removeEventListener("resize", place);
    document.removeEventListener("gipfel-ready", follow);
    document.removeEventListener("gipfel-step", follow);
  };
}

/** Buttons by the place of their elements in the document; those of separate shadow trees in any lasting order. */
function byDocument(one: HTMLElement, other: HTMLElement): number {
  const [host, otherHost] = [one, other].map((each) => (each.getRootNode() as ShadowRoot).host);
  return host!.compareDocumentPosition(otherHost!) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The elements of a page, those inside of others included. */
function elementsIn(root: ParentNode): Element[] {
  return [...root.querySelectorAll(withBars)].flatMap((element) => [
    element,
    ...(element.shadowRoot ? elementsIn(element.shadowRoot) : []),
  ]);
}

/** Where an element's bars are now, or the total of a wide place: what sticks to the window's foot. */
function barsOf({ shadowRoot }: Element): Box[] {
  const bars = [...(shadowRoot?.querySelectorAll(".sticky") ?? [])].filter((bar) => {
    const { position, bottom } = getComputedStyle(bar);
    return position === "sticky" && bottom !== "auto";
  });
  return bars.map((bar) => bar.getBoundingClientRect());
}

/** Where the button stands when it is not lifted, also while it moves. */
function restOf(button: HTMLElement): Box {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const lifted = -Number.parseFloat(getComputedStyle(button).translate.split(" ")[1] ?? "0");
  return { top: top + lifted, bottom: bottom + lifted, left, right };
}

/** How far up (px) each button is clear of all bars and of the buttons before it. */
export function liftsOf(rests: readonly Box[], bars: readonly Box[]): number[] {
  const taken = [...bars];
  return rests.map((rest) => {
    const lift = liftOver(rest, taken);
    taken.push({ ...rest, top: rest.top - lift, bottom: rest.bottom - lift });
    return lift;
  });
}

/** How far up (px) the button is clear of all bars; 0 where that would be above the window. */
export function liftOver(rest: Box, bars: readonly Box[]): number {
  let lift = 0;
  for (const bar of [...bars].sort((one, other) => other.bottom - one.bottom)) {
    const isBeside = bar.right <= rest.left || bar.left >= rest.right;
    const isApart = bar.top >= rest.bottom - lift + gap || bar.bottom <= rest.top - lift - gap;
    if (!isBeside && !isApart && bar.bottom > bar.top) lift = rest.bottom + gap - bar.top;
  }
  return lift > rest.top ? 0 : lift;
}
