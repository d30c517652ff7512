import type { DatabaseSettings } from "../../../db/connection.ts";
import { AppError } from "../../../errors.ts";
import { callsInWorker } from "../../in-worker.ts";
import type { SearchPort } from "../search.ts";

/** What the thread gets: its database, and the shop's origin for the addresses of pictures. */
export interface WorkerSettings {
  readonly database: DatabaseSettings;
  readonly origin: string;
}

/** What the thread does for the port: a call with its name and arguments. */
type Calls = Required<
  Pick<SearchPort, "query" | "browse" | "searchFacet" | "getObject" | "findActivities" | "refresh" | "size">
>;

/**
 * The embedded index in a worker thread, which runs the module `entry`. A thread that dies rejects its pending queries
 * with `unavailable`; the next query starts another.
 */
export function searchInWorker(entry: URL, settings: WorkerSettings): SearchPort {
  const { call, close } = callsInWorker<Calls>(entry, {
    settings,
    unavailable: (cause) =>
      new AppError("unavailable", "The search is starting again: try in a moment.", undefined, { cause }),
  });
  return {
    name: "embedded",
    query: (locale, query) => call("query", locale, query),
    browse: (locale, query) => call("browse", locale, query),
    searchFacet: (locale, facet, query) => call("searchFacet", locale, facet, query),
    getObject: (locale, objectID) => call("getObject", locale, objectID),
    findActivities: (locale, text) => call("findActivities", locale, text),
    record: async () => {},
    refresh: () => call("refresh"),
    size: () => call("size"),
    close,
  };
}
