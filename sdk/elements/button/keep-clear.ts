/** Elements that may have a bar at the window's foot: their main button, or what they sell. */
const withBars = "gipfel-booking, gipfel-checkout, gipfel-activity, gipfel-listing";
/** Between the button and the bar that it stands above (px). */
const gap = 12;

type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right">;

/**
 * Lifts a button that is fixed to the window above the sticky bars of the page's widgets, as long as they lie where it
 * stands. Returns a function that ends this.
 */
export function keepClear(button: HTMLElement): () => void {
  const visible = new Set<Element>();
  let frame = 0;
  const place = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      for (const element of visible) if (!element.isConnected) visible.delete(element);
      const lift = liftOver(restOf(button), [...visible].flatMap(barsOf));
      button.style.translate = lift > 0 ? `0 -${Math.ceil(lift)}px` : "";
    });
  };
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
    removeEventListener("scroll", place, true);
    removeEventListener("resize", place);
    document.removeEventListener("gipfel-ready", follow);
    document.removeEventListener("gipfel-step", follow);
  };
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
