import { distrustWorker, trustWorker } from "../../trusted/script-policy.ts";

/** Workers can't be loaded from another origin: their text becomes a blob of the page (design §4). */
export interface OwnWorker {
  /** What `new Worker` takes in this page. */
  readonly address: string;
  /** The address is no longer needed. Workers that run stay. */
  free(): void;
}

/** An address for a worker's text. Throws where the page's policy allows us none. */
export function workerAddress(text: string): OwnWorker {
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  return {
    address: trustWorker(address),
    free() {
      distrustWorker(address);
      URL.revokeObjectURL(address);
    },
  };
}

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
