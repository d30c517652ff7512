/**
 * Prints what publint and "are the types wrong?" find in a folder that is packed, as JSON; its files come as arguments
 * after it. A process of its own: Vitest would transform both, and a whole TypeScript with them.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkPackage, Package } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

const [folder, ...packed] = process.argv.slice(2) as [string, ...string[]];
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const manifest = JSON.parse(read("package.json")) as { readonly name: string; readonly version: string };

const { messages } = await publint({ pkgDir: folder, pack: false, strict: true });
const root = `/node_modules/${manifest.name}`;
const files = Object.fromEntries(packed.map((path) => [`${root}/${path}`, read(path)]));
const analysis = await checkPackage(new Package(files, manifest.name, manifest.version));
if (!analysis.types) throw new Error("The package has no types.");
console.log(
  JSON.stringify([
    ...messages.map((message) => formatMessage(message, manifest)),
    // There is no CommonJS: `require` gets the same ESM.
    ...analysis.problems.filter(({ kind }) => kind !== "CJSResolvesToESM"),
  ]),
);
