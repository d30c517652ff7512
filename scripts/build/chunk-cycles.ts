import type { Rolldown } from "vite";

/**
 * Throws where chunks import each other in a circle. They come at the same time, and the one that happens to come first
 * would run before what it needs is there.
 */
export function refuseCycles(output: Rolldown.RolldownOutput["output"]): void {
  const imports = new Map(
    output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file.imports] as const] : [])),
  );
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name))
      throw new Error(`Chunks import each other: ${[...path.slice(path.indexOf(name)), name].join(" → ")}.`);
    if (done.has(name)) return;
    for (const imported of imports.get(name) ?? []) visit(imported, [...path, name]);
    done.add(name);
  };
  for (const name of imports.keys()) visit(name, []);
}
