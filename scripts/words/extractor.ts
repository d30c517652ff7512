import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ExtractorType } from "@lingui/conf";
import { idPrefixOf } from "../../server/words/catalogue.ts";
import { messagesOf, type WordTree } from "../../server/words/tree.ts";
import { catalogueNameOf, findTreeFiles } from "./trees.ts";

const treeFiles = new Set(findTreeFiles().map((file) => resolve(file)));

/** Finds the messages of a file that exports them as a tree, `words`. */
export const treeExtractor: ExtractorType = {
  match: (file) => treeFiles.has(resolve(file)),
  async extract(file, _code, onMessage) {
    const { words } = (await import(pathToFileURL(file).href)) as { readonly words: WordTree };
    for (const [id, message] of messagesOf(idPrefixOf(catalogueNameOf(file)), words))
      onMessage({ id, message, origin: [file, 1] });
  },
};
