/**
 * Where a visitor was on a page: how far down, and how high its content stood (px); or the section that a link names
 * (`#jobs`).
 */
export interface ScrollPosition {
  readonly y: number;
  readonly height: number;
  readonly hash: string;
}

/** Where a visitor begins on a page. */
export const pageTop: ScrollPosition = { y: 0, height: 0, hash: "" };

/** Where a visitor was on each page of this document, for the way back. */
const positions = new Map<string, ScrollPosition>();
/**
 * The name under which an entry of the browser's history keeps the position too, for a document that is loaded anew.
 */
const entryName = "gipfelScroll";
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
 * is loaded anew the browser leads back, and `arriveAtStart` where its elements make it longer than it came. A
 * position is stored while the visitor scrolls, by the address that the page has then: its elements write filters into
 * it, and on the way back it is another's already. `isShown`: whether the page of the address is the one shown, not one
 * on its way.
 */
export function takeOverScrolling(isShown: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = () => {
    if (!isShown()) return;
    positions.set(shownAddress(), currentScrollPosition());
    clearTimeout(timer);
    timer = setTimeout(() => isShown() && rememberScrollPosition(), quiet);
  };
  const byUs = () => {
    history.scrollRestoration = "manual";
    addEventListener("scroll", remember, { passive: true });
  };
  const byBrowser = () => {
    // Of a page that writes its entry after it was left the browser keeps nothing for the way back. It may still
    // scroll.
    removeEventListener("scroll", remember);
    clearTimeout(timer);
    history.scrollRestoration = "auto";
  };
  byUs();
  addEventListener("pageshow", byUs);
  addEventListener("pagehide", byBrowser);
  return () => {
    clearTimeout(timer);
    removeEventListener("scroll", remember);
    removeEventListener("pageshow", byUs);
    removeEventListener("pagehide", byBrowser);
  };
}

/** Path and query of the address: a page's position is the same with and without a fragment. */
export function shownAddress(): string {
  return location.pathname + location.search;
}

export function rememberScrollPosition(): void {
  const position = currentScrollPosition();
  positions.set(shownAddress(), position);
  const { y, height } = position;
  history.replaceState({ ...history.state, [entryName]: { y, height } }, "");
}

/** In a document that was loaded anew on the way back: the position that its entry has stored. */
export function arriveAtStart(): void {
  const position = scrollPositionOfEntry();
  if (position.y > 0) arriveAt(position, true);
}

export function currentScrollPosition(): ScrollPosition {
  return { ...pageTop, y: scrollY, height: content()?.offsetHeight ?? 0 };
}

/** The position in which a visitor left the page that the address has come back to; its top where they never were. */
export function scrollPositionOf(url: string): ScrollPosition {
  return positions.get(url) ?? scrollPositionOfEntry();
}

function scrollPositionOfEntry(): ScrollPosition {
  const { y, height } = (history.state as Record<string, Partial<ScrollPosition>> | null)?.[entryName] ?? {};
  return typeof y === "number" && typeof height === "number" ? { ...pageTop, y, height } : pageTop;
}

/**
 * Brings the page that has just come to a position. Its elements are not complete yet: until they are, the content
 * keeps the height that it had.
 */
export function arriveAt({ y, height, hash }: ScrollPosition, isLoadedAnew = false): void {
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
