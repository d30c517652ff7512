/** Loaded before the server of a benchmark: answers its parent's questions, and doesn't keep the process alive. */
import { isMainThread } from "node:worker_threads";
import type { Memory } from "./server.ts";

if (isMainThread && process.send) {
  process.on("message", (what) => {
    if (what === "processor") process.send!(process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000);
    if (what === "mainThread")
      process.send!(process.threadCpuUsage().user / 1000 + process.threadCpuUsage().system / 1000);
    if (what === "memory") process.send!(collected());
    if (what === "peak") process.send!(process.resourceUsage().maxRSS * 1024);
  });
  process.channel?.unref();
}

function collected(): Memory {
  // The second takes what the first has set free.
  globalThis.gc!();
  globalThis.gc!();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed, external, resident: rss };
}
