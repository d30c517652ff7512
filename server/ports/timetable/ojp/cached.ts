import { LRUCache } from "lru-cache";
import type { Clock } from "../../../clock.ts";

/** The answers to `entries` requests for `ttl` ms. A request that is under way already is waited for. */
export function cached<Value extends object>(
  clock: Clock,
  { entries, ttl }: { readonly entries: number; readonly ttl: number },
): (key: string, request: () => Promise<Value>) => Promise<Value> {
  const answers = new LRUCache<string, Value, () => Promise<Value>>({
    fetchMethod: (_key, _stale, { context: request }) => request(),
    // An answer that is evicted while it is waited for still goes to who waits.
    ignoreFetchAbort: true,
    max: entries,
    ttl,
    // Reads the given clock each time, instead of the library's cached time.
    ttlResolution: 0,
    // The library takes 0 for "not yet requested".
    perf: { now: () => clock.now() },
  });
  return (key, request) => answers.forceFetch(key, { context: request });
}
