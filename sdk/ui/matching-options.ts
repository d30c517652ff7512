import type { SelectOption } from "./select.tsx";

/** Folds case and accents away, so that "Osterreich" finds "Österreich". */
const fold = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

/** Options whose label has the words typed: those that begin with them first. */
export function matchingOptions(options: readonly SelectOption[], typed: string): readonly SelectOption[] {
  const wanted = fold(typed.trim());
  if (wanted === "") return options;
  const found = options
    .map((option) => ({ option, at: fold(option.label).indexOf(wanted) }))
    .filter(({ at }) => at >= 0);
  return found.sort((one, other) => Number(one.at > 0) - Number(other.at > 0)).map(({ option }) => option);
}
