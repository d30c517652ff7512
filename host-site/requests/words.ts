import type { WordLoaders } from "../forms/words.ts";
import type { RequestWords } from "./words/en.ts";

export const requestWords: WordLoaders<RequestWords> = {
  de_CH: () => import("./words/de.ts"),
  en_CH: () => import("./words/en.ts"),
  fr_CH: () => import("./words/fr.ts"),
  it_CH: () => import("./words/it.ts"),
};
