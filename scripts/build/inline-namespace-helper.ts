import type { Plugin } from "vite";

/** `import { r as __exportAll } from "./rolldown-runtime-….js";`, with nothing else of that file. */
const imported = /import \{ \w+ as __exportAll \} from "\.\/rolldown-runtime-[^"]+";/;
const helper = `const __exportAll = (all) => {
  const namespace = {};
  for (const name in all) Object.defineProperty(namespace, name, { get: all[name], enumerable: true });
  return namespace;
};`;

/**
 * A chunk that needs the bundler's helpers only to make namespaces (several modules in one file, imported later by
 * `import()`) carries that helper itself. The file of all helpers, which libraries in CommonJS need, is five times as
 * large and one more request: 0.5 kB of a list's script. Stops the build where no chunk has such an import.
 */
export function inlineNamespaceHelper(): Plugin {
  let inlined = 0;
  return {
    name: "gipfel-inline-namespace-helper",
    renderChunk(code) {
      if (!imported.test(code)) return undefined;
      inlined += 1;
      return { code: code.replace(imported, helper), map: null };
    },
    generateBundle(_options, bundle) {
      if (inlined === 0) this.error("The bundler's import of __exportAll has changed: no chunk has it as expected.");
      // The loader's manifest lists what a chunk imports.
      for (const file of Object.values(bundle))
        if (file.type === "chunk")
          file.imports = file.imports.filter((name) => file.code.includes(name.slice("chunks/".length)));
    },
  };
}
