import { Worker } from "node:worker_threads";
import type { ErrorCode, ErrorFields } from "../../sdk/contracts/errors.ts";
import { AppError } from "../errors.ts";
import type { Log } from "../log.ts";

/** What a thread does: functions by name, whose arguments and answers can be copied from one thread to another. */
export type WorkerCalls = { readonly [name: string]: (...args: never[]) => Promise<unknown> };

export interface WorkerRequest {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** A line for the log, which the thread that serves has. */
export interface WorkerLine {
  readonly level: "warn" | "info";
  readonly details: object;
  readonly text: string;
}

export type WorkerResponse =
  | { readonly id: number; readonly answer: unknown; readonly refused?: never }
  | {
      readonly id: number;
      readonly refused: { code: ErrorCode; message: string; fields: ErrorFields | undefined } | null;
      readonly cause: string;
    }
  | { readonly line: WorkerLine };

export interface WorkerOptions {
  /** What the thread gets as its `workerData`. */
  readonly settings: object;
  /** What calls that wait are rejected with when the thread has died. */
  unavailable(cause: unknown): AppError;
  /** Takes the thread's lines. */
  readonly log?: Log;
}

export interface WorkerPort<Calls extends WorkerCalls> {
  call<Name extends keyof Calls & string>(name: Name, ...args: Parameters<Calls[Name]>): ReturnType<Calls[Name]>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(cause: unknown): void;
}

/**
 * Calls what runs in a worker thread, the module `entry`, which answers by `answerCalls` of serve-calls.ts. A thread
 * that dies rejects its pending calls; the next call starts another.
 */
export function callsInWorker<Calls extends WorkerCalls>(
  entry: URL,
  { settings, unavailable, log }: WorkerOptions,
): WorkerPort<Calls> {
  const waiting = new Map<number, Waiting>();
  let [worker, lastId]: [Worker | undefined, number] = [undefined, 0];

  function open(): Worker {
    const fresh = new Worker(entry, { workerData: settings });
    const end = (cause?: unknown) => {
      // After an error comes the exit: by then another thread may have calls of its own.
      if (worker !== fresh) return;
      worker = undefined;
      for (const [id, { reject }] of waiting) {
        reject(unavailable(cause));
        waiting.delete(id);
      }
    };
    fresh.on("error", end);
    fresh.on("exit", () => end());
    fresh.on("message", (response: WorkerResponse) => {
      if ("line" in response) {
        const { level, details, text } = response.line;
        log?.[level](details, text);
        return;
      }
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

  return {
    call(name, ...args) {
      worker ??= open();
      const id = ++lastId;
      const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
      worker.postMessage({ id, name, args } satisfies WorkerRequest, []);
      return answer as ReturnType<Calls[typeof name]>;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
