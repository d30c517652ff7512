/** Where a visitor was on a page: how far down, and how high its content stood (px). */
export interface Place {
  readonly y: number;
  readonly height: number;
}

/** Where a visitor begins on a page. */
export const pageTop: Place = { y: 0, height: 0 };

/** Where a visitor was on each page of this document, for the way back. */
const places = new Map<string, Place>();

/**
 * Within the document the shop leads back by itself: the browser would scroll before the page is there. A document that is loaded anew the
 * browser leads back.
 */
export function takeOverPlaces(): void {
  addEventListener("pageshow", () => (history.scrollRestoration = "manual"));
  addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
}

export function rememberPlace(url: string): void {
  places.set(url, currentPlace());
}

export function currentPlace(): Place {
  return { y: scrollY, height: content()?.offsetHeight ?? 0 };
}

/** The place where a visitor left a page; its top where they never were. */
export function placeOf(url: string): Place {
  return places.get(url) ?? pageTop;
}

/** Brings the page that has just come to a place. Its elements are not whole yet: until they are the content keeps the height that it had. */
export function arriveAt({ y, height }: Place): void {
  const main = content();
  const waiting = new Set([...(main?.querySelectorAll("*") ?? [])].filter(({ localName }) => localName.startsWith("gipfel-")));
  if (main && y > 0 && waiting.size > 0) {
    main.style.minHeight = `${height}px`;
    const whole = (event: Event) => {
      waiting.delete(event.composedPath()[0] as Element);
      if (waiting.size === 0) main.style.minHeight = "";
    };
    main.addEventListener("gipfel-ready", whole);
    main.addEventListener("gipfel-error", whole);
  }
  scrollTo(0, y);
}

function content(): HTMLElement | null {
  return document.getElementById("content");
}
