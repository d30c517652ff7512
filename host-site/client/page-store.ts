import { widgetParameters } from "../../sdk/contracts/widget-mode.ts";
import type { PageAnswer, PageAnswered } from "../page.ts";

/** Pages kept for the way back. */
const kept = 20;

/** A page can't be shown by this document: it is loaded whole. */
export class NeedsLoading extends Error {}

/** The pages of this document's visit: what was shown is not asked for again. */
export class PageStore {
  readonly #build: string;
  /** Parameters of a partner's frame: what it shows next is a widget too. */
  readonly #widget: readonly (readonly [string, string])[];
  readonly #answers = new Map<string, Promise<PageAnswered>>();

  constructor(first: PageAnswer, address: string) {
    this.#build = first.build;
    const { searchParams } = new URL(address);
    this.#widget = widgetParameters.flatMap((name) =>
      searchParams.has(name) ? [[name, searchParams.get(name)!] as const] : [],
    );
    this.#answers.set(keyOf(address), Promise.resolve(first));
  }

  /** The page at an address. Throws `NeedsLoading` where another build answers, or nobody. */
  async read(address: string): Promise<PageAnswered> {
    const key = keyOf(address);
    let answer = this.#answers.get(key);
    if (!answer) {
      answer = this.#ask(key);
      this.#answers.set(key, answer);
      answer.catch(() => this.#answers.delete(key));
      for (const old of [...this.#answers.keys()].slice(0, -kept)) this.#answers.delete(old);
    }
    return answer;
  }

  /** What was shown may be old: after the way back from another document, or a change of the visitor's. */
  forget(): void {
    this.#answers.clear();
  }

  async #ask(path: string): Promise<PageAnswered> {
    const response = await fetch(`/api/pages/?path=${encodeURIComponent(this.#inWidget(path))}`, {
      headers: { accept: "application/json" },
    });
    const answer = (await response.json()) as PageAnswered;
    if (!response.ok && response.status !== 404) throw new NeedsLoading(String(response.status));
    if (!("redirect" in answer) && answer.build !== this.#build) throw new NeedsLoading("another build");
    return answer;
  }

  #inWidget(path: string): string {
    if (this.#widget.length === 0) return path;
    const address = new URL(path, location.origin);
    for (const [name, value] of this.#widget)
      if (!address.searchParams.has(name)) address.searchParams.set(name, value);
    return address.pathname + address.search;
  }
}

/** Path and query: the fragment is the page's own matter. */
function keyOf(address: string): string {
  const { pathname, search } = new URL(address, location.origin);
  return pathname + search;
}
