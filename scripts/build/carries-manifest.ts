import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * The loader carries the manifest of elements that are built, which `file` has. It is a build of its own: in theirs it
 * would import the kit statically.
 */
export function carriesManifest(file: string): Plugin {
  return {
    name: "gipfel-loader-manifest",
    transform: {
      filter: { id: /\/sdk\/loader\.ts$/ },
      handler: (code) => code.replace("__MANIFEST__", () => readFileSync(file, "utf8")),
    },
  };
}
