import { parentPort, workerData } from "node:worker_threads";
import { systemClock } from "../../../clock.ts";
import { openDatabase } from "../../../db/connection.ts";
import { AppError } from "../../../errors.ts";
import { catalogueSource } from "../read-records.ts";
import { embeddedSearch } from "./embedded.ts";
import type { Request, Response, WorkerSettings } from "./in-worker.ts";

/** The index in a thread of its own: reading the catalogue and answering never hold the loop that serves everything else. */
const { database, origin } = workerData as WorkerSettings;
const search = embeddedSearch(catalogueSource(openDatabase(database), systemClock), origin);

parentPort!.on("message", async ({ id, name, args }: Request) => {
  const called = (search[name] as (...args: readonly unknown[]) => Promise<unknown>)(...args);
  const response: Response = await called.then(
    (answer) => ({ id, answer: answer ?? null }),
    (cause: unknown) => ({
      id,
      refused: cause instanceof AppError ? { code: cause.code, message: cause.message, fields: cause.fields } : null,
      cause: String(cause),
    }),
  );
  parentPort!.postMessage(response, []);
});
