import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Writes the style sheets that rendered roots link to: the base of all, and those of elements that have styles of their
 * own; named by the build where they lie beside those of others.
 */
export async function writeStyles(
  outDir: string,
  renderDir: string,
  names: readonly string[],
  namedByBuild = true,
): Promise<void> {
  const built = (name: string) => import(pathToFileURL(resolve(renderDir, `${name}.js`)).href);
  const { baseStyles, buildId } = await built("render");
  mkdirSync(`${outDir}/styles`, { recursive: true });
  const suffix = namedByBuild ? `-${buildId}` : "";
  const write = (name: string, text: string) => writeFileSync(`${outDir}/styles/${name}${suffix}.css`, text);
  write("base", baseStyles());
  for (const name of names) {
    const { styles } = (await built(name)).record as { readonly styles?: string };
    if (styles) write(name, styles);
  }
}
