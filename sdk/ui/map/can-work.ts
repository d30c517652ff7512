import { workerAddress, type OwnWorker } from "../../trusted/own-worker.ts";

/** Whether this page lets workers of ours run: a policy may forbid them without an exception. */
export async function canWork(): Promise<boolean> {
  let own: OwnWorker | undefined;
  let worker: Worker | undefined;
  try {
    own = workerAddress("postMessage(1)");
    worker = new Worker(own.address);
    const started = worker;
    return await new Promise<boolean>((resolve) => {
      started.addEventListener("message", () => resolve(true), { once: true });
      started.addEventListener("error", () => resolve(false), { once: true });
    });
  } catch {
    return false;
  } finally {
    worker?.terminate();
    own?.free();
  }
}
