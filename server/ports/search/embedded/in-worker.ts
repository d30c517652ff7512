import { Worker } from "node:worker_threads";
import type { ErrorCode, ErrorFields } from "../../../../sdk/contracts/errors.ts";
import type { Locale } from "../../../../sdk/contracts/locale.ts";
import type { DatabaseSettings } from "../../../db/connection.ts";
import { AppError } from "../../../errors.ts";
import type { IndexQuery, RawIndexAnswer } from "../protocol.ts";
import type { SearchPort } from "../search.ts";

export interface WorkerSettings {
  readonly database: DatabaseSettings;
  /** The shop's origin, for the addresses of pictures. */
  readonly origin: string;
}

/** What the thread is asked: a query, or without a locale to bring itself up to date. */
export type Asked = { readonly id: number } & ({ readonly locale: Locale; readonly query: IndexQuery } | { readonly locale?: never; readonly query?: never });

export type Answered =
  | { readonly id: number; readonly answer: RawIndexAnswer | null; readonly refused?: never }
  | { readonly id: number; readonly refused: { code: ErrorCode; message: string; fields: ErrorFields | undefined } | null; readonly cause: string };

interface Waiting {
  resolve(answer: RawIndexAnswer | null): void;
  reject(cause: unknown): void;
}

/** The embedded index in a worker thread. A thread that dies refuses what it was asked with `unavailable`; the next question starts another. */
export function searchInWorker(settings: WorkerSettings): SearchPort {
  const waiting = new Map<number, Waiting>();
  let [worker, asked]: [Worker | undefined, number] = [undefined, 0];

  function open(): Worker {
    const fresh = new Worker(new URL("./worker.ts", import.meta.url), { workerData: settings });
    const end = (cause?: unknown) => {
      if (worker === fresh) worker = undefined;
      for (const [id, { reject }] of waiting) {
        reject(new AppError("unavailable", "The search is starting again: try in a moment.", undefined, { cause }));
        waiting.delete(id);
      }
    };
    fresh.on("error", end);
    fresh.on("exit", () => end());
    fresh.on("message", (answered: Answered) => {
      const one = waiting.get(answered.id);
      waiting.delete(answered.id);
      if ("answer" in answered) one?.resolve(answered.answer);
      else if (answered.refused) one?.reject(new AppError(answered.refused.code, answered.refused.message, answered.refused.fields));
      else one?.reject(new Error(answered.cause));
    });
    fresh.unref();
    return fresh;
  }

  function ask(question: { locale: Locale; query: IndexQuery } | Record<string, never>): Promise<RawIndexAnswer | null> {
    worker ??= open();
    const id = ++asked;
    const answer = new Promise<RawIndexAnswer | null>((resolve, reject) => waiting.set(id, { resolve, reject }));
    worker.postMessage({ id, ...question }, []);
    return answer;
  }

  return {
    name: "embedded",
    query: async (locale, query) => (await ask({ locale, query }))!,
    record: async () => {},
    refresh: async () => void (await ask({})),
    async close() {
      await worker?.terminate();
    },
  };
}
