import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Writes the style sheets that rendered roots link to: one per element, named by the build. */
export async function writeStyles(outDir: string, renderDir: string, names: readonly string[]): Promise<void> {
  const built = (name: string) => import(pathToFileURL(resolve(renderDir, `${name}.js`)).href);
  const { shadowStyles, buildId } = await built("render");
  mkdirSync(`${outDir}/styles`, { recursive: true });
  for (const name of names)
    writeFileSync(`${outDir}/styles/${name}-${buildId}.css`, shadowStyles((await built(name)).record));
}
