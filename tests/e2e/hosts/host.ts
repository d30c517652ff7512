import type { Page } from "@playwright/test";
import { shop } from "../journey.ts";

export { shop };

/** A page of a partner, with one thing about it that has broken, or could break, what others put into it. */
export interface Host {
  /** The hazard, as the test's title names it. */
  readonly hazard: string;
  /** Markup at the head's end, of the page's own. */
  readonly head?: string;
  /** What is pasted: by default the script's tag and the element. */
  readonly snippet?: string;
  /** The body's content around what is pasted. */
  readonly place?: (snippet: string) => string;
  /** The whole file, where the hazard is in how it is written. */
  readonly file?: (body: string) => string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  /** Where the partner's page is opened: by default from the partner's own site. */
  readonly protocol?: "file";
  /** The browser's own part, before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What somebody or something does once the element is there, before the visitor books. */
  readonly meanwhile?: (page: Page) => Promise<unknown>;
  /** What the visitor does before the script is asked for. */
  readonly begin?: (page: Page) => Promise<unknown>;
  /** The element can't be seen until `meanwhile`. */
  readonly isHidden?: boolean;
  /** The script is never asked for. */
  readonly isUnloaded?: boolean;
  /** The frame that the widget stands in, as a selector. */
  readonly frame?: string;
  /** What can be read where nothing can be booked; without it the visitor books to the basket. */
  readonly shows?: RegExp;
  /** Lines of the console and uncaught errors, all of them: by default none. */
  readonly says?: readonly RegExp[];
  /** Lines of the browser's own. */
  readonly browserSays?: RegExp;
  /** What the page itself changes meanwhile, by the names of `PageState`. */
  readonly changes?: readonly string[];
}

/** All day, no end of seats, no questions: the shortest booking of the demo. */
export const activity = 203;
export const loader = `<script type="module" src="${shop}/sdk/v1/gipfel.js"></script>`;
export const link = `<a href="${shop}/activity/${activity}">Rigi buchen</a>`;
export const widget = `<gipfel-booking activity="${activity}" checkout="inline" locale="de">${link}</gipfel-booking>`;

/** A page of a partner's as it is without any hazard; what is its own can be told by its ids. */
export function pageOf({ head = "", snippet = widget + loader, place = (inside) => inside, file }: Host) {
  const body = `<header id="top"><h1 id="name">Gasthaus</h1><nav id="menu"><a id="home" href="#rooms">Zimmer</a></nav></header>
<main id="main"><p id="intro">Mit der Zahnradbahn auf die Rigi.</p><section id="offer">${place(snippet)}</section></main>`;
  return file
    ? file(body)
    : `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Gasthaus</title>${head}</head><body>${body}</body></html>`;
}

export const script = (text: string) => `<script>${text}</script>`;
export const style = (text: string) => `<style>${text}</style>`;
