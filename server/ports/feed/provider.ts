import type * as v from "valibot";
import type { Provider } from "../provider.ts";
import type { FeedPort } from "./feed.ts";

/** Types the record of a way out for the product feed. */
export function feedProvider<Entries extends v.ObjectEntries>(
  record: Provider<Entries, FeedPort, null>,
): Provider<Entries, FeedPort, null> {
  return record;
}
