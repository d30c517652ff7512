import { existsSync, readdirSync } from "node:fs";

const folder = new URL("../../sdk/elements/", import.meta.url);

/**
 * The elements that there are, by name: every folder with a record. `SDK_EXTRA` adds one of a test (`name=path`),
 * `SDK_ONLY` (names with commas between) leaves the others out while one is being made.
 */
export function elementFiles(): Map<string, string> {
  const own = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/${entry.name}.element.ts`, folder)))
    .map((entry): [string, string] => [entry.name, `sdk/elements/${entry.name}/${entry.name}.element.ts`])
    .toSorted(([one], [other]) => one.localeCompare(other));
  const only = process.env["SDK_ONLY"]?.split(",");
  const wanted = own.filter(([name]) => !only || only.includes(name));
  const extra = process.env["SDK_EXTRA"]?.split("=") as [string, string] | undefined;
  return new Map(extra ? [...wanted, extra] : wanted);
}
