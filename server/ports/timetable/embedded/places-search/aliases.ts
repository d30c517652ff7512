import { readFileSync } from "node:fs";
import { splitLine } from "../gtfs/csv.ts";

const languages = ["de", "fr", "it", "en", "rm"] as const;

/** What else a stop is called, in whichever feed it is. */
export interface PlaceNames {
  /** By language; without those in which the name is the local one. */
  readonly byLanguage: Readonly<Record<string, string>>;
  /** Names that are typed but not shown: old ones, short ones. */
  readonly others: readonly string[];
}

let read: ReadonlyMap<number, PlaceNames> | undefined;

/** Names of Swiss stations by UIC number, from `aliases.csv`. Its column `name` is there for its readers alone. */
export function placeNames(): ReadonlyMap<number, PlaceNames> {
  return (read ??= readNames(readFileSync(new URL("aliases.csv", import.meta.url), "utf8")));
}

function readNames(text: string): ReadonlyMap<number, PlaceNames> {
  const names = new Map<number, PlaceNames>();
  for (const line of text.trimEnd().split("\n").slice(1)) {
    const [uic, , ...values] = splitLine(line) ?? [];
    const byLanguage = languages.flatMap((language, at) => (values[at] ? [[language, values[at]] as const] : []));
    names.set(Number(uic), {
      byLanguage: Object.fromEntries(byLanguage),
      others: (values[languages.length] ?? "").split("|").filter((name) => name !== ""),
    });
  }
  return names;
}
