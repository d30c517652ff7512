/**
 * `npm run wordpress:zip`: the plugin as a folder, `dist/wordpress/gipfel`, and as the archive that WordPress installs,
 * `dist/wordpress/gipfel.zip`. The same sources give the same archive.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { pluginFiles } from "./plugin-files.ts";
import { zip } from "./zip.ts";

const out = "dist/wordpress";

rmSync(out, { recursive: true, force: true });
const files = pluginFiles();
for (const [path, content] of files) {
  mkdirSync(dirname(`${out}/${path}`), { recursive: true });
  writeFileSync(`${out}/${path}`, content);
}
writeFileSync(`${out}/gipfel.zip`, zip(files));
console.log(`${out}/gipfel.zip: ${files.size} files`);
