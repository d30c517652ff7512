import { callAddress } from "../../sdk/contracts/call-address.ts";
import { pagesPath } from "../../sdk/contracts/pages/pages-path.ts";
import { widgetParameters } from "../../sdk/contracts/widget-mode.ts";

/** Requests pages of the shop as data; the answers are parsed by `page-store.ts`. */
export class PageRequests {
  /** Parameters of a partner's frame: what it shows next is a widget too. */
  readonly #widget: readonly (readonly [string, string])[];
  /** Requests that were sent while the code that reads their answers was on its way, by page. */
  readonly #early = new Map<string, Promise<Response>>();

  /** `address`: of the page that the document came with. */
  constructor(address: string) {
    const { searchParams } = new URL(address);
    this.#widget = widgetParameters.flatMap((name) =>
      searchParams.has(name) ? [[name, searchParams.get(name)!] as const] : [],
    );
  }

  /** Requests the page at an address already now; `send` hands the answer out. */
  sendEarly(address: string): void {
    const key = pageKey(address);
    if (this.#early.has(key)) return;
    const response = this.#request(key);
    // A failure is that of `send`.
    response.catch(() => {});
    this.#early.set(key, response);
  }

  /** The code can't be loaded: by the time it can, these answers are old. */
  dropEarly(): void {
    this.#early.clear();
  }

  /** Rejects without an answer. */
  send(address: string): Promise<Response> {
    const key = pageKey(address);
    const early = this.#early.get(key);
    this.#early.delete(key);
    return early ?? this.#request(key);
  }

  #request(path: string): Promise<Response> {
    return fetch(`/api${callAddress(pagesPath, {}, { path: this.#inWidget(path) })}`, {
      headers: { accept: "application/json" },
    });
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
export function pageKey(address: string): string {
  const { pathname, search } = new URL(address, location.origin);
  return pathname + search;
}
