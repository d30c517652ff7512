/**
 * Where a visitor was on a page: how far down, and how high its content stood (px); or the section that a link names
 * (`#jobs`).
 */
export interface Place {
  readonly y: number;
  readonly height: number;
  readonly hash: string;
}

/** Where a visitor begins on a page. */
export const pageTop: Place = { y: 0, height: 0, hash: "" };

/** Where a visitor was on each page of this document, for the way back. */
const places = new Map<string, Place>();
/** The name under which an entry of the browser's history keeps the place too, for a document that is loaded anew. */
const entryName = "gipfelPlace";
/** Scrolling is over after that much quiet (ms): browsers limit how often an entry may be written. */
const quiet = 200;
/** An element has shown itself, or can't. */
const readyEvents = ["gipfel-ready", "gipfel-error"];
/**
 * A height is not held for longer than that (ms): an element that was ready before emits nothing, and a page may have
 * become shorter.
 */
const timeoutMs = 5000;

/**
 * Within the document the shop leads back by itself: the browser would scroll before the page is there. A document that
 * is loaded anew the browser leads back, and `arriveAtStart` where its elements make it longer than it came. A place is
 * stored while the visitor scrolls, by the address that the page has then: its elements write filters into it, and on the
 * way back it is another's already. `isShown`: whether the page of the address is the one shown, not one on its way.
 */
export function takeOverPlaces(isShown: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = () => {
    if (!isShown()) return;
    places.set(shownAddress(), currentPlace());
    clearTimeout(timer);
    timer = setTimeout(() => isShown() && rememberPlace(), quiet);
  };
  const byUs = () => (history.scrollRestoration = "manual");
  const byBrowser = () => {
    // Of a page that writes its entry after it was left the browser keeps nothing for the way back.
    clearTimeout(timer);
    history.scrollRestoration = "auto";
  };
  addEventListener("scroll", remember, { passive: true });
  addEventListener("pageshow", byUs);
  addEventListener("pagehide", byBrowser);
  return () => {
    clearTimeout(timer);
    removeEventListener("scroll", remember);
    removeEventListener("pageshow", byUs);
    removeEventListener("pagehide", byBrowser);
  };
}

/** Path and query of the address: a page's place is the same with and without a fragment. */
export function shownAddress(): string {
  return location.pathname + location.search;
}

export function rememberPlace(): void {
  const place = currentPlace();
  places.set(shownAddress(), place);
  const { y, height } = place;
  history.replaceState({ ...history.state, [entryName]: { y, height } }, "");
}

/** In a document that was loaded anew on the way back: the place that its entry has stored. */
export function arriveAtStart(): void {
  const place = placeOfEntry();
  if (place.y > 0) arriveAt(place, true);
}

export function currentPlace(): Place {
  return { ...pageTop, y: scrollY, height: content()?.offsetHeight ?? 0 };
}

/** The place where a visitor left the page that the address has come back to; its top where they never were. */
export function placeOf(url: string): Place {
  return places.get(url) ?? placeOfEntry();
}

function placeOfEntry(): Place {
  const { y, height } = (history.state as Record<string, Partial<Place>> | null)?.[entryName] ?? {};
  return typeof y === "number" && typeof height === "number" ? { ...pageTop, y, height } : pageTop;
}

/**
 * Brings the page that has just come to a place. Its elements are not complete yet: until they are, the content keeps the
 * height that it had.
 */
export function arriveAt({ y, height, hash }: Place, isLoadedAnew = false): void {
  if (arriveAtSection(hash)) return;
  const main = content();
  if (main && y > 0) holdHeight(main, height, isLoadedAnew);
  scrollTo(0, y);
}

/**
 * Keeps the height that a page's content had until its elements are ready, and in a new document until they have grown
 * to it again: there a list is ready with its first cards, and shows those that were added a moment later.
 */
function holdHeight(main: HTMLElement, height: number, isLoadedAnew: boolean): void {
  const waiting = new Set([...main.querySelectorAll("*")].filter(({ localName }) => localName.startsWith("gipfel-")));
  if (waiting.size === 0) return;
  const root = document.documentElement;
  main.style.minHeight = `${height}px`;
  // In a new document only what is below the list is visible: a list that grows would push it down (scroll anchoring).
  if (isLoadedAnew) root.style.overflowAnchor = "none";
  const inside = [...main.children];
  const isGrown = () =>
    Math.max(...inside.map((child) => child.getBoundingClientRect().bottom)) - main.getBoundingClientRect().top >=
    height - 1;
  const releaseWhenComplete = () => void (waiting.size === 0 && (!isLoadedAnew || isGrown()) && release());
  const watching = new ResizeObserver(releaseWhenComplete);
  for (const child of inside) watching.observe(child);
  const ready = (event: Event) => {
    waiting.delete(event.composedPath()[0] as Element);
    releaseWhenComplete();
  };
  for (const name of readyEvents) main.addEventListener(name, ready);
  const late = setTimeout(release, timeoutMs);
  function release() {
    watching.disconnect();
    clearTimeout(late);
    for (const name of readyEvents) main.removeEventListener(name, ready);
    main.style.minHeight = "";
    root.style.overflowAnchor = "";
  }
}

/**
 * As the browser does it where it loads a page: the section in sight, and the tab key goes on from there. Whether the
 * page has it.
 */
function arriveAtSection(hash: string): boolean {
  const section = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
  if (!section) return false;
  if (section.tabIndex < 0) section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView();
  return true;
}

function content(): HTMLElement | null {
  return document.getElementById("content");
}
