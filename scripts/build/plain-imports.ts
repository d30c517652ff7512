import type { Plugin } from "vite";

const wrapping = "native:import-analysis-build";

/**
 * Leaves out Vite's wrapper of dynamic imports: in a partner's page it would append links to the host's head, where the
 * loader asks for everything itself; the shop's chunks have no sheets of their own. Vite has no option for it.
 */
export function plainImports(): Plugin {
  return {
    name: "gipfel-plain-imports",
    apply: "build",
    configResolved(config) {
      const plugins = config.plugins as Plugin[];
      const index = plugins.findIndex(({ name }) => name === wrapping);
      if (index < 0) throw new Error(`This version of Vite has no plugin ${wrapping}: look how it wraps imports.`);
      plugins.splice(index, 1);
    },
  };
}
