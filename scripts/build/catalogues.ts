import { readFileSync } from "node:fs";

/** The catalogues that an element's record names; read from the source, since the record itself needs the build. */
export function cataloguesOf(name: string): string[] {
  const source = readFileSync(new URL(`../../sdk/elements/${name}/${name}.element.ts`, import.meta.url), "utf8");
  const list = /catalogues:\s*\[([^\]]*)\]/.exec(source)?.[1] ?? "";
  return [...list.matchAll(/"([\w-]+)"/g)].map(([, catalogue]) => catalogue!);
}
