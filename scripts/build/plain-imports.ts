import type { Plugin } from "vite";

/** Takes Vite's preload helper out: it appends links to the host's head, and the loader asks for everything itself. */
export function plainImports(): Plugin {
  return {
    name: "gipfel-plain-imports",
    enforce: "pre",
    load(id) {
      return id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : undefined;
    },
  };
}
