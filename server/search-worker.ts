import { parentPort, workerData } from "node:worker_threads";
import { systemClock } from "./clock.ts";
import { openDatabase } from "./db/connection.ts";
import { AppError } from "./errors.ts";
import { catalogueSource } from "./ports/search/read-records.ts";
import { embeddedSearch } from "./ports/search/embedded/embedded.ts";
import { releaseMemory } from "./release-memory.ts";
import type { WorkerRequest, WorkerResponse, WorkerSettings } from "./ports/search/embedded/in-worker.ts";
import { hitPresenter } from "./presenters/search-hit.ts";

/**
 * The index in a thread of its own: reading the catalogue and answering never hold the loop that serves everything
 * else.
 */
const { database, origin } = workerData as WorkerSettings;
let isReleased = false;
const search = embeddedSearch(catalogueSource(openDatabase(database), systemClock), hitPresenter(origin));

parentPort!.on("message", async ({ id, name, args }: WorkerRequest) => {
  const called = (search[name] as (...args: readonly unknown[]) => Promise<unknown>)(...args);
  const response: WorkerResponse = await called.then(
    (answer) => ({ id, answer: answer ?? null }),
    (cause: unknown) => ({
      id,
      refused: cause instanceof AppError ? { code: cause.code, message: cause.message, fields: cause.fields } : null,
      cause: String(cause),
    }),
  );
  parentPort!.postMessage(response, buffersOf(response));
  if (name !== "refresh" || isReleased) return;
  // The first index is built.
  isReleased = true;
  releaseMemory();
});

/** What is handed over, not copied: the lists of what a text finds are as long as the catalogue. */
function buffersOf(response: WorkerResponse): ArrayBuffer[] {
  const isLists = "answer" in response && typeof response.answer === "object" && response.answer !== null;
  return isLists
    ? Object.values(response.answer).flatMap((value: unknown) =>
        ArrayBuffer.isView(value) ? [value.buffer as ArrayBuffer] : [],
      )
    : [];
}
