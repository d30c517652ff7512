import type { Block } from "../../host-site/article.ts";
import type { Operator } from "../../host-site/operator.ts";
import { termsVersion } from "../../sdk/contracts/terms.ts";

/** What a text can name of the shop that shows it: `{operator.email}`. */
const operatorFields = [
  "name",
  "street",
  "place",
  "email",
  "privacyEmail",
  "partnerEmail",
  "uid",
] as const satisfies readonly (keyof Operator)[];
const known = new Set<string>([...operatorFields.map((field) => `operator.${field}`), "terms.version"]);
const placeholder = /\{(\w+\.\w+)\}/g;

/** The first placeholder of a text that nothing stands for; undefined where all are known. */
export function unknownPlaceholder(text: string): string | undefined {
  return [...text.matchAll(placeholder)].map(([, name]) => name!).find((name) => !known.has(name));
}

/** Returns a function that puts the operator's names and the version of the terms into a sentence. */
export function fillerOf(operator: Operator): (text: string) => string {
  const values = new Map<string, string>([
    ...operatorFields.map((field) => [`operator.${field}`, operator[field]] as const),
    ["terms.version", termsVersion],
  ]);
  return (text) => text.replace(placeholder, (match, name: string) => values.get(name) ?? match);
}

/** Fills the blocks of a text. Snippets stay as they are. */
export function fillBlocks(blocks: readonly Block[], fill: (text: string) => string): Block[] {
  return blocks.map((block) => {
    switch (block.kind) {
      case "heading":
      case "paragraph":
        return { ...block, text: fill(block.text) };
      case "list":
        return { ...block, items: block.items.map(fill) };
      case "details":
        return { ...block, rows: block.rows.map(({ term, text }) => ({ term: fill(term), text: fill(text) })) };
      case "stage":
        return { ...block, title: fill(block.title), text: fill(block.text) };
      case "links":
      case "code":
        return block;
    }
  });
}
