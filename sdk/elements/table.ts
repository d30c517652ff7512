import type { ElementRecord } from "./_kit/record.ts";

/** Every element that is there, by its tag. A folder `<name>/<name>.element.ts` that exports `record` is an element. */
const modules = import.meta.glob<{ record: ElementRecord }>("./*/*.element.ts");

/** The tags of this build. */
export const tags: readonly string[] = Object.keys(modules).map(tagOf);

/** Loads an element's record; undefined where there is no such tag. */
export async function loadRecord(tag: string): Promise<ElementRecord | undefined> {
  const path = Object.keys(modules).find((path) => tagOf(path) === tag);
  return path ? (await modules[path]!()).record : undefined;
}

function tagOf(path: string): string {
  return `gipfel-${path.split("/")[1]}`;
}
