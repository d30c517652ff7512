/** The one global: what this page's loader, kits and elements share. */
export interface GipfelOfPage {
  readonly version: string;
  /** Loads and defines an element by its tag; safe to call again. `element` tells the locale and the data to ask for. */
  load(tag: string, element?: Element): Promise<void>;
  /** Answers asked for while the code was loading, by method, address and body. Each is handed out once. */
  readonly ahead: Record<string, Promise<Response> | undefined>;
}

declare global {
  interface Window {
    gipfel?: GipfelOfPage;
  }
}

/** Key of an answer asked for ahead; the order of a body's names doesn't matter. */
export function aheadKey(method: string, address: string, body = ""): string {
  return `${method} ${address} ${body && JSON.stringify(Object.entries(JSON.parse(body)).sort())}`;
}
