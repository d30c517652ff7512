import type { Plugin } from "vite";

/**
 * Takes Vite's preload helper out: in a partner's page it would append links to the host's head, where the loader asks
 * for everything itself; the shop's chunks have no sheets of their own.
 */
export function plainImports(): Plugin {
  return {
    name: "gipfel-plain-imports",
    enforce: "pre",
    load(id) {
      return id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : undefined;
    },
  };
}
