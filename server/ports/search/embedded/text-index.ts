import type { CatalogueLocale } from "../records.ts";
import { normalized, termsOf, wordsOf } from "./tokens.ts";
import { Vocabulary } from "./vocabulary.ts";

/**
 * What a document is: a page of one place, of one category (a type, a filter, a point of interest), or anything else.
 */
export type DocumentKind = "place" | "category" | "other";

/** What is indexed of a document. */
export interface Text {
  readonly title: string;
  /** Names that belong to it: its place, its category, its supplier; of a page what other languages call it. */
  readonly names: readonly string[];
  /** Its description. */
  readonly description: readonly string[];
  readonly kind: DocumentKind;
}

/** Which documents have which terms. A document's number is its place in the list that the index was built of. */
export interface TextIndex {
  readonly size: number;
  /** The language of the texts: its plurals are known. */
  readonly locale: CatalogueLocale;
  readonly vocabulary: Vocabulary;
  /** Documents by the place of a term, for each field that it may stand in. */
  readonly inTitle: readonly Uint32Array[];
  readonly inNames: readonly Uint32Array[];
  readonly inDescription: readonly Uint32Array[];
  /** Titles as they are compared with a full query: its own first, then, of a page, those in other languages. */
  readonly titles: readonly (readonly string[])[];
  readonly kinds: readonly DocumentKind[];
  /** Names of places, folded, and the words in them: a name is nothing's plural. */
  readonly places: ReadonlySet<string>;
  readonly placeWords: ReadonlySet<string>;
  /** Names of categories, folded, in every language. */
  readonly categories: ReadonlySet<string>;
}

/** Documents taken in before the loop may turn. */
const batchSize = 1000;
const none = new Uint32Array(0);

/** Builds an index; between batches it waits for `breathe`, so that a process that also answers stays awake. */
export async function buildTextIndex(
  texts: readonly Text[],
  locale: CatalogueLocale,
  breathe: () => Promise<unknown>,
): Promise<TextIndex> {
  const ids = new Map<string, number>();
  const [inTitle, inNames, inDescription]: [number[][], number[][], number[][]] = [[], [], []];
  /** Terms by the word as written: a catalogue says the same words again and again. */
  const known = new Map<string, readonly number[]>();

  const idsOf = (word: string) => {
    let found = known.get(word);
    if (!found)
      known.set(word, (found = termsOf(word).map((term) => ids.get(term) ?? ids.set(term, ids.size).size - 1)));
    return found;
  };
  const note = (postings: number[][], text: string, document: number) => {
    for (const word of wordsOf(text))
      for (const id of idsOf(word)) {
        const documents = (postings[id] ??= []);
        if (documents.at(-1) !== document) documents.push(document);
      }
  };

  const titles: string[][] = [];
  for (const [document, { title, names, description, kind }] of texts.entries()) {
    note(inTitle, title, document);
    for (const text of names) note(inNames, text, document);
    for (const text of description) note(inDescription, text, document);
    titles.push((kind === "other" ? [title] : [title, ...names]).map(normalized));
    if (document % batchSize === batchSize - 1) await breathe();
  }
  const order = [...ids].sort(([one], [other]) => (one < other ? -1 : 1));
  await breathe();
  const titlesOf = (kind: DocumentKind) => titles.filter((_, document) => texts[document]!.kind === kind).flat();
  const places = titlesOf("place");
  const packed = (postings: readonly (number[] | undefined)[]) =>
    order.map(([, id]) => (postings[id] ? Uint32Array.from(postings[id]) : none));
  return {
    size: texts.length,
    locale,
    vocabulary: new Vocabulary(order.map(([term]) => term)),
    inTitle: packed(inTitle),
    inNames: packed(inNames),
    inDescription: packed(inDescription),
    titles,
    kinds: texts.map(({ kind }) => kind),
    places: new Set(places),
    placeWords: new Set(places.flatMap((title) => title.split(" "))),
    categories: new Set(titlesOf("category")),
  };
}
