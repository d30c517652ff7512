import { existsSync, readdirSync } from "node:fs";

const folder = new URL("../../sdk/elements/", import.meta.url);

/** The elements that there are: every folder with a record. */
export function elementNames(): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/${entry.name}.element.ts`, folder)))
    .map((entry) => entry.name)
    .toSorted();
}
