import { listEntryName } from "../../sdk/contracts/list-entry.ts";
import { signedInCookie } from "../../sdk/contracts/signed-in-cookie.ts";

/** Marks elements that are complete as the server has rendered them: their code waits for the visitor. */
const waits = "data-waits";
/** In an element that the server has rendered: the state that it removes when it hydrates. */
const unhydrated = "[data-state]";
/** What a visitor does first: moves, presses, types, scrolls, or goes back or forward within the page. */
const signs = ["pointermove", "pointerdown", "click", "keydown", "focusin", "scroll", "popstate"];

/**
 * The elements that the server has rendered: presses on them are replayed once they are ready, and those that wait are
 * loaded with the first sign. An address that says more than the page (a drawer, a section, a filter), or an entry that
 * keeps a list as it was left, says it to them, and to who is signed in they may show other prices: then none waits.
 */
export function followRenderedElements(): void {
  // An element may be defined by now and still wait for its words or code.
  const elements = [...document.querySelectorAll<HTMLElement>("#shop *")].filter(({ shadowRoot }) =>
    shadowRoot?.querySelector(unhydrated),
  );
  for (const element of elements) keepPress(element, element.shadowRoot!);
  const waiting = elements.filter((element) => element.hasAttribute(waits));
  if (waiting.length === 0) return;
  const isUnderWay =
    document.cookie.includes(`${signedInCookie}=1`) ||
    location.search ||
    location.hash ||
    (history.state as object | null)?.[listEntryName as never];
  // The visitor has typed or ticked before this script was loaded.
  if (isUnderWay || waiting.includes(document.activeElement as HTMLElement)) waiting.forEach(load);
  else {
    whenIdle(readLanguageData);
    void firstSign().then(() => waiting.forEach(load));
  }
}

/**
 * A browser reads its language data with the first number that it formats (60 ms at 4×, which can't be divided): while
 * the visitor looks at the page that the server has rendered, not while its elements hydrate.
 */
function readLanguageData(): void {
  new Intl.NumberFormat(document.documentElement.lang).format(0);
}

/** Where the browser has no idle callbacks (Safari), in a task of its own. */
function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run);
}

function firstSign(): Promise<void> {
  return new Promise((signed) => {
    const sense = (event: Event) => {
      // Chromium sends a `pointermove` without a movement where a page appears below a pointer that rests.
      const { movementX, movementY } = event as Partial<PointerEvent>;
      if (event.type === "pointermove" && movementX === 0 && movementY === 0) return;
      for (const sign of signs) removeEventListener(sign, sense, { capture: true });
      signed();
    };
    for (const sign of signs) addEventListener(sign, sense, { passive: true, capture: true });
  });
}

/** Loads the element now. Where the SDK's loader has not run yet, it will find the element by itself. */
function load(element: HTMLElement): void {
  element.removeAttribute(waits);
  void window.gipfel?.load(element.localName, element);
}

/** A press counts though the element's code is still on its way: once it is ready it is pressed again. */
function keepPress(element: HTMLElement, root: ShadowRoot): void {
  let pressed: HTMLElement | null = null;
  const press = ({ target }: Event) => {
    // Once it has hydrated it handles presses itself. What is typed, chosen or ticked it takes over itself.
    if (root.querySelector(unhydrated)) pressed = (target as Element).closest("button");
  };
  root.addEventListener("click", press);
  element.addEventListener(
    "gipfel-ready",
    () => {
      root.removeEventListener("click", press);
      pressed?.click();
    },
    { once: true },
  );
}
