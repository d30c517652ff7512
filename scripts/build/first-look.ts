import { existsSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import type { Plugin } from "vite";

const styles = resolve("sdk/styles");
const fullSheet = resolve("sdk/elements/_kit/full-sheet.ts");

/**
 * Keeps the styles of later steps out of the first load: `first.css` gets the utilities of the files that the entries import
 * statically, and every other view imports the full sheet, which then takes the first one's place.
 */
export function firstLook(entries: readonly string[]): Plugin {
  const first = staticImports(entries.map((entry) => resolve(entry)));
  return {
    name: "gipfel-first-look",
    enforce: "pre",
    transform(code, id) {
      const file = id.split("?")[0]!;
      if (file === `${styles}/first.css`) {
        const sources = [...first].filter((path) => path.endsWith(".tsx") || path.endsWith(".ts")).map((path) => `@source "${relative(styles, path)}";`);
        return `${code}\n${sources.join("\n")}\n`;
      }
      const isView = file.endsWith(".tsx") && /\/sdk\/(elements|ui)\//.test(file);
      return isView && !first.has(file) ? `import ${JSON.stringify(fullSheet)};\n${code}` : undefined;
    },
  };
}

/** Files reached from others by static imports of values. */
export function staticImports(files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    const source = readFileSync(file, "utf8");
    const imported = [...source.matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from\s*"(\.[^"]+\.tsx?)"/gm)].map(([, path]) => resolve(dirname(file), path!));
    staticImports(imported, seen);
  }
  return seen;
}

/** The modules of the icons that files take from lucide. */
export function iconsOf(files: readonly string[]): string[] {
  const names = files.flatMap((file) => /^import \{([^}]*)\} from "lucide"/m.exec(readFileSync(file, "utf8"))?.[1]?.split(",") ?? []);
  return names
    .map((name) => name.trim())
    .filter((name) => /^\w+$/.test(name))
    .map((name) => resolve(`node_modules/lucide/dist/esm/icons/${name.replace(/(?<=.)([A-Z]|\d+)/g, "-$1").toLowerCase()}.mjs`));
}
