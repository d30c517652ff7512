import type { WordLoaders } from "../forms/words.ts";
import type { SupplierWords } from "./words/en.ts";

export const supplierWords: WordLoaders<SupplierWords> = {
  de_CH: () => import("./words/de.ts"),
  en_CH: () => import("./words/en.ts"),
  fr_CH: () => import("./words/fr.ts"),
  it_CH: () => import("./words/it.ts"),
};
