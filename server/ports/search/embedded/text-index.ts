import { normalized, termsOf, wordsOf } from "./tokens.ts";
import { Vocabulary } from "./vocabulary.ts";

/** What is indexed of a document: its title, and its other fields. */
export interface Text {
  readonly title: string;
  readonly also: readonly string[];
}

/** Which documents have which terms. A document's number is its place in the list that the index was built of. */
export interface TextIndex {
  readonly size: number;
  readonly vocabulary: Vocabulary;
  /** Documents by the place of a term: with it in the title, and in the other fields. */
  readonly inTitle: readonly Uint32Array[];
  readonly inOthers: readonly Uint32Array[];
  /** Titles as they are compared with a whole query. */
  readonly titles: readonly string[];
}

/** Documents taken in before the loop may turn. */
const atOnce = 1000;
const none = new Uint32Array(0);

/** Builds an index; between batches it waits for `breathe`, so that a process that also answers stays awake. */
export async function buildTextIndex(texts: readonly Text[], breathe: () => Promise<unknown>): Promise<TextIndex> {
  const ids = new Map<string, number>();
  const [inTitle, inOthers]: [number[][], number[][]] = [[], []];
  /** Terms by the word as written: a catalogue says the same words again and again. */
  const known = new Map<string, readonly number[]>();

  const idsOf = (word: string) => {
    let found = known.get(word);
    if (!found) known.set(word, (found = termsOf(word).map((term) => ids.get(term) ?? ids.set(term, ids.size).size - 1)));
    return found;
  };
  const note = (postings: number[][], text: string, document: number) => {
    for (const word of wordsOf(text))
      for (const id of idsOf(word)) {
        const documents = (postings[id] ??= []);
        if (documents.at(-1) !== document) documents.push(document);
      }
  };

  const titles: string[] = [];
  for (const [document, { title, also }] of texts.entries()) {
    note(inTitle, title, document);
    for (const text of also) note(inOthers, text, document);
    titles.push(normalized(title));
    if (document % atOnce === atOnce - 1) await breathe();
  }
  const order = [...ids].sort(([one], [other]) => (one < other ? -1 : 1));
  await breathe();
  const packed = (postings: readonly (number[] | undefined)[]) => order.map(([, id]) => (postings[id] ? Uint32Array.from(postings[id]) : none));
  return { size: texts.length, vocabulary: new Vocabulary(order.map(([term]) => term)), inTitle: packed(inTitle), inOthers: packed(inOthers), titles };
}
