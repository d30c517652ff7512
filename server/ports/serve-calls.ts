import { parentPort } from "node:worker_threads";
import { AppError } from "../errors.ts";
import type { WorkerCalls, WorkerLine, WorkerRequest, WorkerResponse } from "./in-worker.ts";

/**
 * Answers the calls that come to this worker thread. `onAnswer` is called after each answer; what `buffersOf` names is
 * handed over, not copied.
 */
export function answerCalls(
  calls: { readonly [Name in keyof WorkerCalls]: WorkerCalls[Name] | undefined },
  onAnswer: (name: string) => void = () => {},
  buffersOf: (answer: unknown) => ArrayBuffer[] = () => [],
): void {
  parentPort!.on("message", async ({ id, name, args }: WorkerRequest) => {
    const called = (async () => (calls[name] as (...args: readonly unknown[]) => Promise<unknown>)(...args))();
    const response: WorkerResponse = await called.then(
      (answer) => ({ id, answer: answer ?? null }),
      (cause: unknown) => ({
        id,
        refused: cause instanceof AppError ? { code: cause.code, message: cause.message, fields: cause.fields } : null,
        cause: String(cause),
      }),
    );
    parentPort!.postMessage(response, "answer" in response ? buffersOf(response.answer) : []);
    onAnswer(name);
  });
}

/** Hands a line for the log to the thread that has it. */
export function passLine(level: WorkerLine["level"], details: object, text: string): void {
  parentPort!.postMessage({ line: { level, details, text } } satisfies WorkerResponse, []);
}
