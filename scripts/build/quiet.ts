import type { Plugin } from "vite";

/**
 * A build that goes well says what it has built, and nothing else: not how long plugins took, not how large a chunk is
 * (`bench/weight.ts` holds that), not that "use client" of a package means nothing here. What is left is worth reading.
 */
export const quiet: Plugin = {
  name: "gipfel-quiet",
  config: () => ({
    build: { chunkSizeWarningLimit: Number.POSITIVE_INFINITY, rolldownOptions: { checks: { bundlerTimings: false } } },
  }),
  onLog: (_level, log) => log.code !== "MODULE_LEVEL_DIRECTIVE",
};
