import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Box } from "./engine/scene.ts";

export interface Entry {
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly focus: readonly [number, number];
  /** What crops keep whole: left, top, right, bottom in shares of width and height. */
  readonly subject?: Box;
  /** Changes with the picture's bytes. */
  readonly version: string;
  /** Hash of the brief it was made from. */
  readonly brief?: string;
}

const file = (folder: string): string => join(folder, "index.json");

export function readIndex(folder: string): Map<string, Entry> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file(folder), "utf8")) as Record<string, Entry>));
  } catch {
    process.stdout.write("A new index.json\n");
    return new Map();
  }
}

/**
 * One line a picture, by name; what no work names any more is left out. Written beside and moved, so that a reader
 * never sees half.
 */
export function writeIndex(
  folder: string,
  index: ReadonlyMap<string, Entry>,
  works: readonly { readonly name: string }[],
): void {
  const names = new Set(works.map(({ name }) => `${name}.webp`));
  const lines = [...index]
    .filter(([name]) => names.has(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, entry]) =>
        `  ${JSON.stringify(name)}: ${JSON.stringify(entry, (_, value) => (typeof value === "number" ? Math.round(value * 1000) / 1000 : value))}`,
    );
  writeFileSync(`${file(folder)}.new`, `{\n${lines.join(",\n")}\n}\n`);
  renameSync(`${file(folder)}.new`, file(folder));
}
