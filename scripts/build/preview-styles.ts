import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";

const styles = resolve("sdk/styles");
const fullSheet = resolve("sdk/elements/_kit/full-sheet.ts");

/**
 * Keeps the styles of later steps out of the first load: `first.css` gets the utilities of the files that the entries
 * import statically, and every other view imports the full sheet, which then takes the first one's place.
 */
export function previewStyles(entries: readonly string[]): Plugin {
  const first = staticImports(entries.map((entry) => resolve(entry)));
  return {
    name: "gipfel-preview-styles",
    enforce: "pre",
    transform(code, id) {
      const file = id.split("?")[0]!;
      if (file === `${styles}/first.css`) {
        const views = [...first].filter((path) => path.endsWith(".tsx"));
        for (const view of views) this.addWatchFile(view);
        return withUtilitiesOf(code, views);
      }
      const isView = file.endsWith(".tsx") && /\/sdk\/(elements|ui)\//.test(file);
      return isView && !first.has(file) ? `import ${JSON.stringify(fullSheet)};\n${code}` : undefined;
    },
  };
}

/** A sheet with the utilities that files name. */
export function withUtilitiesOf(sheet: string, files: readonly string[]): string {
  const words = new Set(files.flatMap(wordsOf));
  return `${sheet}\n${[...words].map((word) => `@source inline("${word}");`).join("\n")}\n`;
}

/** Files reached from others by static imports of values. */
export function staticImports(files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    const source = readFileSync(file, "utf8");
    const imported = [...source.matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from\s*"(\.[^"]+\.tsx?)"/gm)].map(
      ([, path]) => resolve(dirname(file), path!),
    );
    staticImports(imported, seen);
  }
  return seen;
}

/** The words of a file's texts, among which its classes are; what a comment says is none. */
function wordsOf(file: string): string[] {
  const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const texts = [...code.matchAll(/"[^"\n]*"|`[^`]*`/g)].map(([text]) => text);
  return texts.flatMap((text) => text.split(/[\s"`]|\$\{|\}/)).filter((word) => /^[@\w[*-][^\\]*$/.test(word));
}
