/** The one global: what this page's loader, kits and elements share. */
export interface GipfelOfPage {
  readonly version: string;
  /**
   * Loads and defines an element by its tag; safe to call again. `element` tells the locale and the data to ask for.
   */
  load(tag: string, element?: Element): Promise<void>;
  /**
   * The page's address when the loader came: what the page does to it later doesn't count. A loader of before has none.
   */
  readonly arrivedAt?: string;
  /** Answers asked for while the code was loading, by method, address and body. Each is handed out once. */
  readonly preloaded: Record<string, Promise<Response> | undefined>;
}

declare global {
  interface Window {
    /** The public name; a page may have taken it for something else. */
    gipfel?: GipfelOfPage;
  }
}

/** Where it stands whatever `window.gipfel` is: an id, a form or a variable of the page may have that name. */
const key = Symbol.for("gipfel");
const globals = globalThis as { [key]?: GipfelOfPage };

/** What this page's loader shares; undefined where there is no loader. */
export function gipfelOfPage(): GipfelOfPage | undefined {
  return globals[key];
}

/** Puts it into the page: below its symbol, and below its public name where that is free. */
export function shareWithPage(shared: GipfelOfPage): void {
  globals[key] = shared;
  window.gipfel ??= shared;
}

/** Key of an answer preloaded; the order of a body's names doesn't matter. */
export function preloadKey(method: string, address: string, body = ""): string {
  return `${method} ${address} ${body && Object.entries(JSON.parse(body)).sort().join()}`;
}
