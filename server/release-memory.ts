import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Collecting holds the thread, by about 1 ms a megabyte that is in use: a larger heap is left to the engine (bytes).
 */
const largestHeap = 200 * 1024 * 1024;

/**
 * Gives back what a start has left behind, once: an engine that has much memory to itself grows its young generation to
 * 100 MB while modules and the catalogue are read, and keeps it while little happens. Later the engine's own rules
 * count again.
 */
export function releaseMemory(): void {
  if (process.memoryUsage().heapUsed > largestHeap) return;
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (options: {
    readonly type: "major";
    readonly execution: "sync";
    readonly flavor: "last-resort";
  }) => void;
  setFlagsFromString("--no-expose-gc");
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
