import type { MainLocale } from "../../sdk/contracts/locale.ts";
import type { Block, Way, Written } from "./article.ts";

/** What a text has in common in all languages. */
interface Common {
  readonly slug: string;
  readonly changed: string;
  /** A file of the catalogue's pictures; its alternative text stands with the words. */
  readonly picture?: string;
  readonly activityIds?: readonly number[];
}

/** What is said in one language. */
interface Words {
  readonly title: string;
  readonly lead: string;
  readonly blocks: readonly Block[];
  readonly alternativeText?: string;
  readonly ways?: readonly Way[];
}

/** A text in the four main languages. */
export type InMainLocales = Readonly<Record<MainLocale, Written>>;

/** Joins what is common to a text with its words in four languages. */
export function written(
  { slug, changed, picture, activityIds = [] }: Common,
  words: Readonly<Record<MainLocale, Words>>,
): InMainLocales {
  const inOne = ({ title, lead, blocks, alternativeText = "", ways = [] }: Words): Written => ({
    slug,
    title,
    lead,
    picture: picture ? { file: picture, alternativeText } : null,
    blocks,
    changed,
    activityIds: [...activityIds, ...blocks.flatMap((block) => (block.kind === "stage" ? block.activityIds : []))],
    ways,
  });
  return { de_CH: inOne(words.de_CH), en_CH: inOne(words.en_CH), fr_CH: inOne(words.fr_CH), it_CH: inOne(words.it_CH) };
}

/** The id is the same in all languages: links to it hold when the language changes. */
export const heading = (id: string, text: string): Block => ({ kind: "heading", id, text });
export const paragraph = (text: string): Block => ({ kind: "paragraph", text });
export const list = (...items: string[]): Block => ({ kind: "list", items });
export const facts = (rows: Readonly<Record<string, string>>): Block => ({
  kind: "facts",
  rows: Object.entries(rows).map(([term, text]) => ({ term, text })),
});
export const stage = (title: string, activityIds: readonly number[], text: string): Block => ({
  kind: "stage",
  title,
  text,
  activityIds,
});
export const code = (text: string): Block => ({ kind: "code", text });
export const way = (to: Way["to"], title: string): Way => ({ to, title });
