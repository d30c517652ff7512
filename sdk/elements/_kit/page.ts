import type { Consent } from "../../contracts/consent.ts";
import type { PageDiagnostic } from "./diagnose/page.ts";

/** The one global: what this page's loader, kits and elements share. */
export interface GipfelOfPage {
  readonly version: string;
  /**
   * Loads and defines an element by its tag; can be called repeatedly. `element` determines the locale and the data to
   * preload.
   */
  load(tag: string, element?: Element): Promise<void>;
  /**
   * What the visitor has consented to, as an object or as the text of `data-consent`; without either, to storing at
   * once which affiliate sent them. Older loaders don't have it.
   */
  consent?(given?: Consent | string): Promise<void>;
  /** `debug` writes each analytics event to the console from now on. Older loaders don't have it. */
  readonly analytics?: { debug(): Promise<void> };
  /**
   * Says in the console what is wrong with the elements of the page, and returns it. Older loaders don't have it.
   */
  diagnose?(): Promise<PageDiagnostic[]>;
  /**
   * The page's address when the loader started, before the page changes it. Older loaders don't set it.
   */
  readonly arrivedAt?: string;
  /** Responses requested while the code was loading, by method, address and body. Each is used once. */
  readonly preloaded: Record<string, Promise<Response> | undefined>;
  /**
   * Only of a released version: resolves once a file may be imported (`verifyImports`). Its chunks call it before each
   * dynamic import.
   */
  verify?(address: string): Promise<void>;
}

declare global {
  interface Window {
    /** The public name; a page may use it for something else. */
    gipfel?: GipfelOfPage;
  }
}

/** Used in place of `window.gipfel`, which an id, a form or a variable of the page may take. */
const key = Symbol.for("gipfel");
const globals = globalThis as { [key]?: GipfelOfPage };

/** What this page's loader shares; undefined without a loader. */
export function gipfelOfPage(): GipfelOfPage | undefined {
  return globals[key];
}

/** Sets the global: under its symbol, and under its public name if that is free. */
export function shareWithPage(shared: GipfelOfPage): void {
  globals[key] = shared;
  window.gipfel ??= shared;
}

/** Key of a preloaded response; independent of the order of a body's fields. */
export function preloadKey(method: string, address: string, body = ""): string {
  return `${method} ${address} ${body && Object.entries(JSON.parse(body)).sort().join()}`;
}
