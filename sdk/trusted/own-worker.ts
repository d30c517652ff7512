import { distrustWorker, trustWorker } from "./script-policy.ts";

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
