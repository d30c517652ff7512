import { languageNames } from "../../sdk/contracts/language-names.ts";
import { languageTag, locales } from "../../sdk/contracts/locale.ts";
import type { Option } from "./field.tsx";

/** The product's languages by their own names. */
export function languageOptions(): Option[] {
  return locales.map((value) => ({ value, label: languageNames[value], lang: languageTag(value) }));
}
