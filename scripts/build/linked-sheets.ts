import { resolve } from "node:path";
import type { Plugin } from "vite";

const linked = resolve("sdk/elements/_kit/sheets.linked.ts");

/** On the shop's pages elements link the base sheet, as the roots that the server renders do, and don't carry it. */
export function linkedSheets(): Plugin {
  return {
    name: "gipfel-linked-sheets",
    enforce: "pre",
    resolveId: (source) => (source === "./sheets.ts" ? linked : undefined),
  };
}
