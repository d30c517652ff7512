import type * as v from "valibot";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/connection.ts";
import type { Provider } from "../provider.ts";
import type { HitPresenter, SearchPort } from "./search.ts";

/** What a search index gets to work with. */
export interface SearchDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly presentHit: HitPresenter;
  /** The module that the embedded index's thread runs. */
  readonly worker: URL;
}

/** Types the record of a search index. */
export function searchProvider<Entries extends v.ObjectEntries>(
  record: Provider<Entries, SearchPort, SearchDeps>,
): Provider<Entries, SearchPort, SearchDeps> {
  return record;
}
