import { Worker } from "node:worker_threads";
import type { ErrorCode, ErrorFields } from "../../../../sdk/contracts/errors.ts";
import type { DatabaseSettings } from "../../../db/connection.ts";
import { AppError } from "../../../errors.ts";
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
type WorkerCall = keyof Calls;

export interface WorkerRequest {
  readonly id: number;
  readonly name: WorkerCall;
  readonly args: readonly unknown[];
}

export type WorkerResponse =
  | { readonly id: number; readonly answer: unknown; readonly refused?: never }
  | {
      readonly id: number;
      readonly refused: { code: ErrorCode; message: string; fields: ErrorFields | undefined } | null;
      readonly cause: string;
    };

interface Waiting {
  resolve(answer: unknown): void;
  reject(cause: unknown): void;
}

/**
 * The embedded index in a worker thread, which runs the module `entry`. A thread that dies rejects its pending queries
 * with `unavailable`; the next query starts another.
 */
export function searchInWorker(entry: URL, settings: WorkerSettings): SearchPort {
  const waiting = new Map<number, Waiting>();
  let [worker, lastId]: [Worker | undefined, number] = [undefined, 0];

  function open(): Worker {
    const fresh = new Worker(entry, { workerData: settings });
    const end = (cause?: unknown) => {
      if (worker === fresh) worker = undefined;
      for (const [id, { reject }] of waiting) {
        reject(new AppError("unavailable", "The search is starting again: try in a moment.", undefined, { cause }));
        waiting.delete(id);
      }
    };
    fresh.on("error", end);
    fresh.on("exit", () => end());
    fresh.on("message", (response: WorkerResponse) => {
      const one = waiting.get(response.id);
      waiting.delete(response.id);
      if ("answer" in response) one?.resolve(response.answer);
      else if (response.refused)
        one?.reject(new AppError(response.refused.code, response.refused.message, response.refused.fields));
      else one?.reject(new Error(response.cause));
    });
    fresh.unref();
    return fresh;
  }

  function call<Called extends WorkerCall>(
    name: Called,
    ...args: Parameters<Calls[Called]>
  ): ReturnType<Calls[Called]> {
    worker ??= open();
    const id = ++lastId;
    const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
    worker.postMessage({ id, name, args } satisfies WorkerRequest, []);
    return answer as ReturnType<Calls[Called]>;
  }

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
    async close() {
      await worker?.terminate();
    },
  };
}
