import { build } from "rolldown";
import type { Plugin } from "vite";

const mark = "?worker-text";

/**
 * `import text from "./x.ts?worker-text"`: a worker as one self-contained text, for a blob; a page can't load a worker
 * from our origin.
 */
export function workerText(): Plugin {
  return {
    name: "gipfel-worker-text",
    enforce: "pre",
    async resolveId(id, importer) {
      if (!id.endsWith(mark)) return undefined;
      const resolved = await this.resolve(id.slice(0, -mark.length), importer, { skipSelf: true });
      return resolved && `${resolved.id}${mark}`;
    },
    async load(id) {
      if (!id.endsWith(mark)) return undefined;
      const file = id.slice(0, -mark.length);
      this.addWatchFile(file);
      const { output } = await build({
        input: file,
        write: false,
        logLevel: "warn",
        output: { format: "iife", minify: true },
      });
      return `export default ${JSON.stringify(output[0].code)};`;
    },
  };
}
