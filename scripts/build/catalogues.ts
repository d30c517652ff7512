import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { catalogueFile } from "../../sdk/elements/_kit/catalogue-file.ts";

/** The catalogues that an element's record names; read from the source, since the record itself needs the build. */
export function cataloguesOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const list = /catalogues:\s*\[([^\]]*)\]/.exec(source)?.[1] ?? "";
  return [...list.matchAll(/"([\w-]+)"/g)].map(([, catalogue]) => catalogue!);
}

/** Every catalogue in every language, by the name of its file in a build. */
export function catalogueFiles(build: string): Map<string, string> {
  return new Map(
    globSync("locales/*/*.po").map((path): [string, string] => {
      const [, language, name] = /(\w+)[\\/]([\w-]+)\.po$/.exec(path)!;
      return [catalogueFile(name!, language!, build), path];
    }),
  );
}

/** In the browser a catalogue is a file of its own, not one of a list that every page would carry. */
export function browserCatalogues(): Plugin {
  const browser = fileURLToPath(new URL("../../sdk/elements/_kit/catalogue.browser.ts", import.meta.url));
  return {
    name: "gipfel-browser-catalogues",
    enforce: "pre",
    resolveId: (source) => (source === "./catalogue.ts" ? browser : undefined),
  };
}
