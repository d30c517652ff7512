import { globSync, readFileSync, statSync } from "node:fs";
import { pluginFolder } from "./generated.ts";
import { compile, readCatalogue } from "./words.ts";

/** The files of the archive by path: those of the plugin's folder, the compiled translations and the licence. */
export function pluginFiles(): Map<string, Buffer> {
  const files = new Map<string, Buffer>([["gipfel/LICENSE", readFileSync("LICENSE")]]);
  for (const path of globSync("**/*", { cwd: pluginFolder })) {
    if (!statSync(`${pluginFolder}/${path}`).isFile()) continue;
    const content = readFileSync(`${pluginFolder}/${path}`);
    files.set(`gipfel/${path}`, content);
    if (path.endsWith(".po"))
      files.set(`gipfel/${path.replace(/po$/, "mo")}`, compile(readCatalogue(content.toString())));
  }
  return files;
}
