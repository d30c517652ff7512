import { figureInWords } from "../ui/figure.ts";

/** A count as the language writes it: "2,314", "2’314". */
export function figure(count: number, languageTag: string): string {
  return figureInWords(count, languageTag, { maximumFractionDigits: 0 });
}

/** An average with one decimal: "4.7". */
export function rating(average: number, languageTag: string): string {
  return figureInWords(average, languageTag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
