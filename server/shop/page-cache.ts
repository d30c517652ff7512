import { LRUCache } from "lru-cache";
import { second, type Clock } from "../clock.ts";
import type { Packed } from "../http/packed.ts";

/** Size of the cache (bytes of rendered pages); their compressed forms take a tenth more. */
const cacheBytes = 50_000_000;
/** Overhead of an entry (bytes), so that the number of redirects is bounded too. */
const entryBytes = 1_000;
/** Maximum age of a page (ms): its elements update seats and prices by themselves. */
const cacheTtl = 60 * second;

/** A page as it goes out, or the path that it has moved to. */
export type CachedPage =
  | { readonly status: 200 | 404; readonly packed: Packed }
  | { readonly status: 301; readonly path: string };

/** Rendered pages by key. Concurrent requests for the same page wait for one rendering. */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage, () => Promise<CachedPage>>;

  constructor(clock: Clock) {
    this.#pages = new LRUCache({
      fetchMethod: (_key, _stale, { context: make }) => make(),
      // A page that is evicted while it is rendered still answers the pending requests.
      ignoreFetchAbort: true,
      maxSize: cacheBytes,
      sizeCalculation: (page, key) =>
        entryBytes + key.length + ("packed" in page ? page.packed.raw.length : page.path.length),
      ttl: cacheTtl,
      // Reads the given clock each time, instead of the library's cached time.
      ttlResolution: 0,
      // The library takes 0 for "not yet requested".
      perf: { now: () => clock.now() },
    });
  }

  /** Returns the page of a key, from the cache or made by `make`. Rejects as `make` does. */
  of(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    return this.#pages.forceFetch(key, { context: make });
  }
}
