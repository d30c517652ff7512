import * as v from "valibot";
import type { Body } from "../body.ts";
import type { PageOutcome } from "../machines/navigation.machine.ts";
import type { PageAnswer } from "../page.ts";
import type { PageRequests } from "./page-request.ts";
import { pageKey } from "./page-request.ts";
import { preloadAnswers } from "./preload-answers.ts";

/** How many pages stay stored for the way back. */
const maximumPages = 20;

/** A page can't be shown by this document: the browser loads it. */
class NeedsLoading extends Error {}

/** Every view that a body may name: another one would show nothing. */
const bodyViews = Object.keys({
  home: true,
  element: true,
  article: true,
  articles: true,
  text: true,
  "supplier-registration": true,
  "booking-request": true,
  notice: true,
  account: true,
} satisfies Record<Exclude<Body["view"], "loading">, true>);

const AnyBuild = v.looseObject({ build: v.string() });
const Redirect = v.object({ redirect: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) });
/** What every page has, whatever its body: what shell and document are made of. */
const Page = v.looseObject({
  status: v.picklist([200, 404]),
  locale: v.string(),
  kind: v.string(),
  id: v.nullable(v.string()),
  head: v.looseObject({
    title: v.string(),
    description: v.string(),
    canonical: v.nullable(v.string()),
    isIndexed: v.boolean(),
    alternates: v.array(v.object({ hreflang: v.string(), href: v.string() })),
    appPath: v.string(),
  }),
  shell: v.looseObject({
    words: v.looseObject({ stillLoading: v.string() }),
    languages: v.array(v.object({ locale: v.string(), name: v.string(), path: v.string() })),
    places: v.array(v.looseObject({})),
    types: v.array(v.looseObject({})),
    paths: v.record(v.string(), v.string()),
    linkLists: v.array(v.looseObject({})),
    widget: v.nullable(v.looseObject({})),
  }),
  elements: v.record(
    v.string(),
    v.looseObject({ tag: v.pipe(v.string(), v.startsWith("gipfel-")), attributes: v.record(v.string(), v.string()) }),
  ),
  body: v.looseObject({ view: v.picklist(bodyViews) }),
  build: v.string(),
  answers: v.record(v.string(), v.string()),
});

/** The pages of this document's visit: what was shown is not requested again. */
export class PageStore {
  readonly #requests: PageRequests;
  readonly #build: string;
  readonly #pages = new Map<string, Promise<PageOutcome>>();

  /** `first`: the page that the document came with, at `address`. */
  constructor(requests: PageRequests, first: PageAnswer, address: string) {
    this.#requests = requests;
    this.#build = first.build;
    this.#pages.set(pageKey(address), Promise.resolve({ kind: "page", page: first }));
  }

  /** Rejects where the browser has to load the page: another build answers, a fault of the server, or nothing. */
  read(address: string): Promise<PageOutcome> {
    const key = pageKey(address);
    let page = this.#pages.get(key);
    if (!page) {
      page = this.#request(key);
      this.#pages.set(key, page);
      const remove = () => this.#pages.delete(key);
      page.then(({ kind }) => kind === "malformed" && remove(), remove);
      for (const old of [...this.#pages.keys()].slice(0, -maximumPages)) this.#pages.delete(old);
    }
    return page;
  }

  /** A page that can't be shown is requested again by the next link to it. */
  remove(address: string): void {
    this.#pages.delete(pageKey(address));
  }

  /** What was shown may be old: after the way back from another document. */
  forget(): void {
    this.#pages.clear();
  }

  async #request(path: string): Promise<PageOutcome> {
    const response = await this.#requests.send(path);
    const answer: unknown = await response.json();
    if (!response.ok && response.status !== 404) throw new NeedsLoading(String(response.status));
    const redirect = v.safeParse(Redirect, answer);
    if (redirect.success) return { kind: "redirect", path: redirect.output.redirect };
    const build = v.safeParse(AnyBuild, answer);
    if (build.success && build.output.build !== this.#build) throw new NeedsLoading("another build");
    const parsed = v.safeParse(Page, answer);
    if (!parsed.success) {
      console.error(
        `[gipfel] The shop's answer for ${path} breaks its contract at ${v.getDotPath(parsed.issues[0])}: ${parsed.issues[0].message}. Load the page again; if it stays, the server has to be mended.`,
      );
      return { kind: "malformed" };
    }
    const { answers, ...page } = parsed.output;
    preloadAnswers(answers);
    // The parts of a body are its view's own, of the build that composed it.
    return { kind: "page", page: page as unknown as PageAnswer };
  }
}
