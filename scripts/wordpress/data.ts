/**
 * `npm run wordpress:data`: writes what the WordPress plugin has of custom-elements.json, the attributes' schemas and
 * the shop's locales, and brings its texts for translation up to date. With --check it only reports what is stale.
 */
import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { generatedFiles, pluginFile, pluginFolder, pluginVersion, translations } from "./generated.ts";
import { merged, readCatalogue, template, untranslated, writeCatalogue } from "./words.ts";

const isCheck = process.argv.includes("--check");
let isStale = false;

function write(path: string, text: string): void {
  if (pluginFile(path) === text) return;
  isStale = true;
  if (isCheck) return console.error(`${pluginFolder}/${path} is stale: run npm run wordpress:data and commit it.`);
  mkdirSync(dirname(`${pluginFolder}/${path}`), { recursive: true });
  writeFileSync(`${pluginFolder}/${path}`, text);
}

const files = await generatedFiles();
for (const [path, text] of files) write(path, text);
for (const folder of globSync("blocks/*", { cwd: pluginFolder })) {
  if (files.has(`${folder}/block.json`)) continue;
  isStale = true;
  if (isCheck) console.error(`${pluginFolder}/${folder} has no element: run npm run wordpress:data and commit it.`);
  else rmSync(`${pluginFolder}/${folder}`, { recursive: true });
}
const words = template(pluginFolder, pluginVersion());
write("languages/gipfel.pot", writeCatalogue(words));
for (const locale of translations) {
  const path = `languages/gipfel-${locale}.po`;
  const former = pluginFile(path);
  const translation = merged(former ? readCatalogue(former) : words, words);
  translation.headers = { ...words.headers, Language: locale };
  write(path, writeCatalogue(translation));
  const missing = untranslated(translation);
  if (missing.length > 0) console.log(`${path}: ${missing.length} texts to translate.`);
}
if (isCheck && isStale) process.exitCode = 1;
