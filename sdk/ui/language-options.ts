import { languageNames } from "../contracts/language-names.ts";
import { languageTag, locales } from "../contracts/locale.ts";
import type { SelectOption } from "./select.tsx";

/** The product's languages by their own names, the four main ones first (purchase spec §9). */
export const languageOptions: readonly SelectOption[] = locales.map((value) => ({
  value,
  label: languageNames[value],
  lang: languageTag(value),
}));
