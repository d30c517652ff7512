import { workerAddress } from "../../sdk/trusted/own-worker.ts";

/**
 * A browser reads its language data with the first number that it formats (60 ms on a slow phone). A worker does it
 * while the elements' code is on its way: what it has read counts for the whole process. Where no worker may run nothing
 * is done: the browser then reads the data with the page's first number.
 */
export function readLanguageData(language: string): void {
  try {
    const { address, free } = workerAddress("new Intl.NumberFormat(name).format(0);postMessage(1)");
    const worker = new Worker(address, { name: language });
    worker.addEventListener("message", () => {
      worker.terminate();
      free();
    });
  } catch {
    // The page's policy or browser has no workers.
  }
}
