import { readPictureIndex } from "../../ports/pictures/masters.ts";
import type { Words } from "../schema.ts";
import type { FamilyKey } from "./families/keys.ts";
import { locations } from "./locations.ts";
import { allRows } from "./rows/all.ts";
import type { Row } from "./rows/row.ts";
import { eachLanguage } from "./build/words.ts";

const drawn = readPictureIndex();
/** Stands in where nothing of the family is drawn yet. */
const last = "rail-pass-2.webp";

/** The file of a key; while it isn't drawn, one of the same family. */
function fileOf(family: FamilyKey, key: string): string {
  const file = `${key}.webp`;
  if (drawn.has(file)) return file;
  const kin = allRows.filter((each) => each.family === family).map(({ row }) => `${row[1]}.webp`);
  return kin.find((each) => drawn.has(each)) ?? last;
}

/** The pictures of a row: its place, then what its family's pictures show. */
export function picturesOf(family: FamilyKey, [, key, place, , , , , facts]: Row, shown: readonly [Words, Words]) {
  const named = (words: Words) => eachLanguage(words, (text, locale) => `${locations[place].title[locale]}${locale === "fr_CH" ? " : " : ": "}${text}`);
  const first = { file: fileOf(family, key), alternativeText: named(shown[0]) };
  return facts?.two ? [first, { file: fileOf(family, `${key}-2`), alternativeText: named(shown[1]) }] : [first];
}
