import { gipfelOfPage } from "./page.ts";

/** Places that have their element, or wait for it. */
const configured = new WeakSet<Element>();

/**
 * No place names the API: a site may let authors write such attributes who may not write scripts, and a check-out of
 * another server would ask visitors for their cards.
 */
const withheld = "api-base";

/**
 * Makes elements of configuration, for sites that strip custom elements:
 *
 *     <div data-gipfel="booking" data-activity="167"><a href="…">Book</a></div>
 *
 * The element comes into the place, with the attributes that it knows; what stands there goes into the element, as what
 * a partner writes inside it. A name that is no element leaves the place as it is, after a line in the console.
 */
export function configure(tree: ParentNode): void {
  for (const place of tree.querySelectorAll<HTMLElement>("[data-gipfel]")) {
    if (configured.has(place)) continue;
    configured.add(place);
    const tag = `gipfel-${place.dataset["gipfel"]!.trim().replace(/^gipfel-/, "")}`;
    // A copy of a place, as Turbo shows on the way back, has its element already.
    if (![...place.children].some(({ localName }) => localName === tag)) void fill(place, tag);
  }
}

async function fill(place: HTMLElement, tag: string): Promise<void> {
  await gipfelOfPage()!.load(tag);
  const Element = customElements.get(tag) as (CustomElementConstructor & { observedAttributes: string[] }) | undefined;
  if (!Element) return;
  const element = document.createElement(tag);
  for (const name of Element.observedAttributes) {
    const value = place.getAttribute(`data-${name}`);
    if (value !== null && name !== withheld) element.setAttribute(name, value);
  }
  element.append(...place.childNodes);
  place.append(element);
}
