import { readFileSync } from "node:fs";

/** The catalogues that an element's record names; read from the source, since the record itself needs the build. */
export function cataloguesOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const list = /catalogues:\s*\[([^\]]*)\]/.exec(source)?.[1] ?? "";
  return [...list.matchAll(/"([\w-]+)"/g)].map(([, catalogue]) => catalogue!);
}
