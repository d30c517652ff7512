import type { Rolldown } from "vite";
import type { Manifest } from "../../sdk/elements/_kit/manifest.ts";

/** Makes the loader's manifest of a finished build. `catalogues` returns the names of an element's catalogues. */
export function manifestOf(
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  catalogues: ReadonlyMap<string, readonly string[]>,
): Manifest {
  const chunks = new Map(output.filter((part) => part.type === "chunk").map((chunk) => [chunk.fileName, chunk]));
  const files: string[] = [];
  const index = (path: string) => {
    const name = path.slice("chunks/".length, -".js".length);
    return files.includes(name) ? files.indexOf(name) : files.push(name) - 1;
  };
  const entry = (name: string) => [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name)!;
  const withImports = (name: string, seen = new Set<string>()): string[] => {
    if (seen.has(name)) return [];
    seen.add(name);
    return [name, ...chunks.get(name)!.imports.flatMap((imported) => withImports(imported, seen))];
  };
  const kit = entry("kit").fileName;
  // One that imports nothing itself (the bundler's helpers, with React) can't wait for the kit in turn; nor can React,
  // which imports these alone.
  const isLeaf = (name: string) => chunks.get(name)!.imports.length === 0;
  const entangled = chunks.get(kit)!.imports.filter((name) => !chunks.get(name)!.imports.every(isLeaf));
  if (entangled.length > 0)
    throw new Error(`The kit's chunk must not import one that waits for others: ${entangled.join(", ")}`);
  const elements = Object.fromEntries(
    [...catalogues.keys()].map((name) => [name, withImports(entry(name).fileName).map(index)]),
  );
  return {
    files,
    kit: index(kit),
    embedding: index(entry("embedding").fileName),
    elements: Object.fromEntries(
      Object.entries(elements).map(([name, parts]) => [name, parts.filter((part) => part !== index(kit))]),
    ),
    words: Object.fromEntries([...catalogues].filter(([name, own]) => own.join() !== name)),
  };
}
