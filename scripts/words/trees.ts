import { globSync } from "node:fs";
import { basename } from "node:path";

/** The files that export a tree of English words, `words`: of the host site a folder's, of the server a file's. */
export function findTreeFiles(): readonly string[] {
  return globSync(["host-site/*/words.ts", "host-site/pages/*/words.ts", "server/**/*.words.ts"]).toSorted();
}

/**
 * The catalogue of a tree's file: `host-site/pages` of `host-site/pages/words.ts`, `host-site/pages-map` of
 * `host-site/pages/map/words.ts`, `server/head` of `…/head.words.ts`.
 */
export function catalogueNameOf(file: string): string {
  const [, folder] = /(?:^|\/)host-site\/(.*)\/words\.ts$/.exec(file) ?? [];
  return folder ? `host-site/${folder.replace("/", "-")}` : `server/${basename(file, ".words.ts")}`;
}
