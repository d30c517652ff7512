import { languageTag, type Locale } from "../../sdk/contracts/locale.ts";
import { countryOptions } from "../../sdk/ui/countries.ts";

/** All countries by their names in the locale's own language (discovery spec §3), which the page may not be in. */
export function countryOptionsOf(
  locale: Locale,
): { readonly value: string; readonly label: string; readonly lang: string }[] {
  const lang = languageTag(locale);
  return countryOptions(lang).map((option) => ({ ...option, lang }));
}
