import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Rolldown } from "vite";

/** What of the server's build the package has: its entry `render-package`, and what that may import. */
export function writePackageRender(output: Rolldown.RolldownOutput["output"], folder: string): void {
  const chunks = new Map(output.filter((part) => part.type === "chunk").map((chunk) => [chunk.fileName, chunk]));
  const entry = "render-package.js";
  const reached = new Set([entry]);
  for (const file of reached) {
    const { imports, dynamicImports } = chunks.get(file)!;
    for (const imported of [...imports, ...dynamicImports]) if (chunks.has(imported)) reached.add(imported);
  }
  for (const file of reached) {
    const path = join(folder, "render", file === entry ? "index.js" : file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, chunks.get(file)!.code);
  }
}
