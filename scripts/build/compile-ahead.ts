import type { Plugin } from "vite";

/** Chromium compiles all functions of a script that begins so as it arrives; other browsers ignore it. */
const hint = "//# allFunctionsCalledOnLoad\n";

/**
 * Has the named chunks compiled as they arrive, not function by function in the task that runs them first: for chunks
 * most of whose functions run at once. Stands after the minifiers, which remove comments.
 */
export function compileAhead(chunks: ReadonlySet<string>): Plugin {
  return {
    name: "gipfel-compile-ahead",
    augmentChunkHash: ({ name }) => (chunks.has(name) ? hint : undefined),
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && chunks.has(file.name)) file.code = hint + file.code;
      },
    },
  };
}
