const names = new Map<string, Intl.DisplayNames>();

/**
 * The name of a region ("CH") or a language ("de") in the language of the words around; the code itself where there is
 * none, or where it is no code at all.
 */
export function codeName(kind: "region" | "language", code: string, languageTag: string): string {
  const key = `${kind} ${languageTag}`;
  const known = names.get(key) ?? new Intl.DisplayNames(languageTag, { type: kind });
  names.set(key, known);
  try {
    return known.of(code) ?? code;
  } catch {
    return code;
  }
}
