import { LRUCache } from "lru-cache";
import { second, type Clock } from "../clock.ts";

/** Rendered pages kept, by their size in characters: about 60 MB. */
const keptCharacters = 30_000_000;
/** A page may be that old: its elements follow seats and prices by themselves. */
const keptFor = 60 * second;

/** A page as it goes out, or where it has moved. */
export type KeptPage = { readonly status: 200 | 404; readonly html: string; readonly tag: string } | { readonly status: 301; readonly location: string };

/** Rendered pages by their keys. Visitors who ask for the same page at once wait for one rendering. */
export class PageCache {
  readonly #pages: LRUCache<string, KeptPage>;
  readonly #underWay = new Map<string, Promise<KeptPage>>();

  constructor(clock: Clock) {
    this.#pages = new LRUCache({
      maxSize: keptCharacters,
      sizeCalculation: (page, key) => key.length + ("html" in page ? page.html.length : page.location.length),
      ttl: keptFor,
      // The library takes 0 for "not yet asked".
      perf: { now: () => clock.now() },
    });
  }

  /** The page under a key; made where it isn't kept. */
  async of(key: string, make: () => Promise<KeptPage>): Promise<KeptPage> {
    const kept = this.#pages.get(key) ?? this.#underWay.get(key);
    if (kept) return kept;
    const page = make().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, page);
    this.#pages.set(key, await page);
    return page;
  }
}
