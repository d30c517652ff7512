import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseSync, type Plugin, type Rolldown } from "vite";
import type { Release } from "../../sdk/trusted/release.ts";
import { version } from "../../sdk/version.ts";
import type { Node } from "./declarations.ts";
import { walk } from "./walk.ts";

/** What the loader of a release carries, between its build and that of the chunks. */
const digestsIn = (folder: string) => `${folder}/digests.json`;

/**
 * Writes the chunks of a version that partners pin (docs/partners.md), made of those of a finished build: each dynamic
 * import has a check before it. What an earlier build has left is gone.
 */
export function writeReleaseChunks(output: Rolldown.RolldownOutput["output"], folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const chunks = output.filter((part) => part.type === "chunk");
  const paths = chunks.map(({ fileName }) => fileName);
  const files: Release["files"] = chunks.map(({ fileName, code, imports }) => {
    const text = verifyBeforeImports(code, fileName);
    writeFile(`${folder}/${fileName}`, text);
    const name = fileName.slice("chunks/".length, -".js".length);
    return [name, digestOf(text), imports.map((imported) => paths.indexOf(imported))];
  });
  writeFile(digestsIn(folder), JSON.stringify(files));
}

/** The loader of a release carries the digests of its chunks; that of `folder` null carries none. */
export function carriesRelease(folder: string | null): Plugin {
  return {
    name: "gipfel-loader-release",
    transform: {
      filter: { id: /\/sdk\/loader\.ts$/ },
      handler: (code) => code.replaceAll("__RELEASE__", () => (folder ? read(digestsIn(folder)) : "null")),
    },
  };
}

/**
 * Takes over the scripts that have an address of their own beside the loader, and writes `integrity.json`: the version,
 * and the digest of every file by its path.
 */
export function writeIntegrity(sdk: string, folder: string): void {
  for (const name of readdirSync(sdk))
    if (name.endsWith(".js") && name !== "gipfel.js") writeFile(`${folder}/${name}`, read(`${sdk}/${name}`));
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".js"));
  const files = Object.fromEntries(
    paths.toSorted().map((path) => [path, `sha384-${digestOf(read(`${folder}/${path}`))}`]),
  );
  writeFile(`${folder}/integrity.json`, `${JSON.stringify({ version, files }, null, 2)}\n`);
}

/**
 * Puts the page's check (`verify` of `GipfelOfPage`) before every dynamic import of a chunk: without an import map with
 * `integrity` no browser compares what a script imports.
 */
export function verifyBeforeImports(code: string, fileName: string): string {
  const imports: Node[] = [];
  walk(parseSync(fileName, code).program as unknown as Node, (node) => {
    if (node.type === "ImportExpression") imports.push(node);
  });
  if (imports.length === 0) return code;
  let text = code;
  // From the end, so that what is still to come stands where it stood.
  for (const { start, end, ...parts } of imports.toSorted((one, other) => other.start - one.start)) {
    const source = parts["source"] as Node;
    text = `${text.slice(0, start)}gipfelImport(${code.slice(source.start, source.end)})${text.slice(end)}`;
  }
  return `${text}\n${checkedImport}\n`;
}

const checkedImport =
  'function gipfelImport(a){const{href}=new URL(a,import.meta.url);return globalThis[Symbol.for("gipfel")]' +
  ".verify(href).then(()=>import(href))}";

const read = (file: string) => readFileSync(file, "utf8");
const digestOf = (text: string) => createHash("sha384").update(text).digest("base64");

function writeFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
