/** Counts places, so that two forms of one page don't share a slot. */
let places = 0;

/**
 * Makes a place in the page's light DOM that shows where `place` stands, however many shadow roots lie between: each
 * level gets a slot that forwards the next. `remove` leaves nothing behind.
 */
export function forwardSlot(place: HTMLElement): { outer: HTMLElement; remove(): void } {
  const name = `gipfel-place-${++places}`;
  const made: Element[] = [];
  const slotIn = (parent: Element) => {
    const slot = document.createElement("slot");
    slot.name = name;
    parent.append(slot);
    made.push(slot);
    return slot;
  };
  slotIn(place);
  let host = hostOf(place);
  for (let outerHost = host && hostOf(host); host && outerHost; host = outerHost, outerHost = hostOf(host))
    slotIn(host).slot = name;
  const outer = document.createElement("div");
  outer.slot = name;
  (host ?? place).append(outer);
  made.push(outer);
  return { outer, remove: () => made.forEach((element) => element.remove()) };
}

function hostOf(node: Node): Element | undefined {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : undefined;
}
