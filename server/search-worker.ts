import { workerData } from "node:worker_threads";
import { systemClock } from "./clock.ts";
import { openDatabase } from "./db/connection.ts";
import { catalogueSource } from "./ports/search/read-records.ts";
import { embeddedSearch } from "./ports/search/embedded/embedded.ts";
import type { WorkerSettings } from "./ports/search/embedded/in-worker.ts";
import { answerCalls } from "./ports/serve-calls.ts";
import { hitPresenter } from "./presenters/search-hit.ts";
import { releaseMemory } from "./release-memory.ts";

/**
 * The index in a thread of its own: reading the catalogue and answering never hold the loop that serves everything
 * else.
 */
const { database, origin } = workerData as WorkerSettings;
let isReleased = false;
const { query, browse, searchFacet, getObject, findActivities, refresh, size } = embeddedSearch(
  catalogueSource(openDatabase(database), systemClock),
  hitPresenter(origin),
);

answerCalls(
  { query, browse, searchFacet, getObject, findActivities, refresh, size },
  (name) => {
    if (name !== "refresh" || isReleased) return;
    // The first index is built.
    isReleased = true;
    releaseMemory();
  },
  buffersOf,
);

/** The lists of what a text finds are as long as the catalogue. */
function buffersOf(answer: unknown): ArrayBuffer[] {
  if (typeof answer !== "object" || answer === null) return [];
  return Object.values(answer).flatMap((value: unknown) =>
    ArrayBuffer.isView(value) ? [value.buffer as ArrayBuffer] : [],
  );
}
