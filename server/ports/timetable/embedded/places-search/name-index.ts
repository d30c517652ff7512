import type { Timetable } from "../file/sections.ts";
import { textOf } from "../file/texts.ts";
import { uicOf } from "../../stop-ids.ts";
import { placeNames } from "./aliases.ts";
import type { Stations } from "./stations.ts";
import { alternatives, isArticle, isCanton, nameWords } from "./words.ts";

/**
 * The names of all stations, as numbers of words: a country has 30,000 stations, which are gone through for each query.
 * An entry is a name; a station has one, and more where other languages or former times have others.
 */
export interface NameIndex {
  /** All words, in their order. */
  readonly words: readonly string[];
  /** By entry: its station, as its place in `Stations`. */
  readonly station: Uint32Array;
  /** By entry: 1 where the name is typed but not shown. */
  readonly isOther: Uint8Array;
  readonly wordAt: Uint32Array;
  /** Words of the entries, as their places in `words`. */
  readonly entryWords: Uint32Array;
  /** By entry: how many of its words have to be typed for the exact name: a canton at its end does not count. */
  readonly length: Uint8Array;
  /** By entry: how many articles it begins with. */
  readonly articles: Uint8Array;
  /** By word: the word of the local language for the same town, `geneve` for `genf`; else the word itself. */
  readonly localWord: Uint32Array;
}

interface Entry {
  readonly station: number;
  readonly isOther: boolean;
  readonly words: readonly string[];
}

export function indexNames(timetable: Timetable, stations: Stations): NameIndex {
  const entries: Entry[] = [];
  const local = new Map<string, string>();
  const translations = translationsByStop(timetable);
  for (const [station, stop] of stations.stop.entries()) {
    const name = textOf(timetable, timetable.stopName[stop]!);
    const names = placeNames().get(uicOf(textOf(timetable, timetable.stopId[stop]!)) ?? 0);
    const own = nameWords(name);
    const visited = new Set<string>();
    const add = (other: string, isOther: boolean) => {
      const words = nameWords(other);
      const key = words.join(" ");
      if (words.length === 0 || visited.has(key)) return;
      visited.add(key);
      entries.push({ station, isOther, words });
      if (words.length === 1 && own.length === 1 && words[0] !== own[0]) local.set(words[0]!, own[0]!);
    };
    for (const each of alternatives(name)) add(each, false);
    for (const each of translations.get(stop) ?? []) add(each, false);
    for (const each of Object.values(names?.byLanguage ?? {})) add(each, false);
    for (const each of names?.others ?? []) add(each, true);
  }
  return columnsOf(entries, local);
}

function translationsByStop(timetable: Timetable): Map<number, string[]> {
  const { translationStop, translationText } = timetable;
  const byStop = new Map<number, string[]>();
  for (const [at, stop] of translationStop.entries()) {
    const texts = byStop.get(stop) ?? [];
    byStop.set(stop, texts);
    texts.push(textOf(timetable, translationText[at]!));
  }
  return byStop;
}

function columnsOf(entries: readonly Entry[], local: ReadonlyMap<string, string>): NameIndex {
  const words = [...new Set(entries.flatMap((entry) => entry.words))].sort();
  const numbers = new Map(words.map((word, at) => [word, at]));
  const wordAt = new Uint32Array(entries.length + 1);
  for (const [at, entry] of entries.entries()) wordAt[at + 1] = wordAt[at]! + entry.words.length;
  return {
    words,
    station: Uint32Array.from(entries, ({ station }) => station),
    isOther: Uint8Array.from(entries, ({ isOther }) => Number(isOther)),
    wordAt,
    entryWords: Uint32Array.from(entries.flatMap((entry) => entry.words.map((word) => numbers.get(word)!))),
    length: Uint8Array.from(entries, (entry) => lengthOf(entry.words)),
    articles: Uint8Array.from(entries, (entry) => articlesOf(entry.words)),
    localWord: Uint32Array.from(words, (word, at) => numbers.get(local.get(word) ?? "") ?? at),
  };
}

function lengthOf(words: readonly string[]): number {
  const last = words.at(-1)!;
  const length = words.length > 1 && isCanton(last) ? words.length - 1 : words.length;
  return Math.min(255, length - articlesOf(words));
}

/** A name of an article alone has none. */
function articlesOf(words: readonly string[]): number {
  let count = 0;
  while (count < words.length - 1 && isArticle(words[count]!)) count++;
  return count;
}
