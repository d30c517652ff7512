import type { Plugin } from "vite";

/**
 * The map's engine makes the address of its worker absolute by its own file's. Ours is absolute (`setWorkerUrl`), and
 * bundlers that take the npm package would look for a file behind `new URL(…, import.meta.url)`.
 */
export function absoluteWorkerAddress(): Plugin {
  return {
    name: "gipfel-absolute-worker-address",
    transform: {
      filter: { id: /\/maplibre-gl\/dist\/maplibre-gl\.mjs$/ },
      handler(code) {
        const relative = /new URL\((\w+),\s*import\.meta\.url\)/g;
        if (!relative.test(code))
          throw new Error("The map's engine no longer has what scripts/build/absolute-worker-address.ts changes.");
        return code.replaceAll(relative, "new URL($1)");
      },
    },
  };
}
