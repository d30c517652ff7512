import { existsSync, readFileSync } from "node:fs";
import { blockFile } from "./block-file.ts";
import { dataFile } from "./data-file.ts";
import { pluginElements } from "./elements.ts";

/** The plugin's folder in the repository. */
export const pluginFolder = "wordpress/gipfel";
/** The languages that the plugin is translated into. Other German, French and Italian locales use these too. */
export const translations = ["de_DE", "fr_FR", "it_IT"];

/** The plugin's files that are made from others, by path in its folder; translations and their template apart. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const elements = await pluginElements();
  return new Map([
    ["includes/data.php", dataFile(elements)],
    ...elements.map((element) => [`blocks/${element.name}/block.json`, blockFile(element, pluginVersion())] as const),
    ["assets/element-heights.css", readFileSync("demo/pages/element-heights.css", "utf8")],
  ]);
}

export function pluginVersion(): string {
  return (JSON.parse(readFileSync("package.json", "utf8")) as { version: string }).version;
}

/** A file of the plugin; empty where there is none yet. */
export function pluginFile(path: string): string {
  const file = `${pluginFolder}/${path}`;
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
