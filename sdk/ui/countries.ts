import { dialCodes } from "../contracts/countries.ts";

/** "+41" of a country; nothing where it is unknown. */
export function dialCode(countryCode: string): string {
  const code = dialCodes.get(countryCode);
  return code ? `+${code}` : "";
}

/** All countries by their names in a language, in its own order. */
export function countryOptions(languageTag: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([languageTag], { type: "region" });
  const { compare } = new Intl.Collator(languageTag);
  return [...dialCodes.keys()]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => compare(one.label, other.label));
}
