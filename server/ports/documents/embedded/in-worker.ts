import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { second } from "../../../clock.ts";
import type { DocumentPort } from "../documents.ts";

/** A thread without work ends after so long, and gives its memory back (ms). */
const idleTimeout = 60 * second;

/** Documents drawn in a thread of their own, one after the other, so that drawing does not block the event loop. */
export function documentsInWorker(): DocumentPort & { close(): Promise<void> } {
  const threads = new Piscina({
    filename: fileURLToPath(new URL("./document.worker.ts", import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
  });
  return {
    pdf: async (details) => Buffer.from((await threads.run(details)) as Uint8Array),
    close: () => threads.destroy(),
  };
}
