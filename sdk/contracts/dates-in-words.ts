/**
 * A date that `Intl` has put into words, without the dots and commas that some languages put after the weekday: "Sat 21
 * November 2026" in every browser and on the server.
 */
export function withoutWeekdayMarks(words: string): string {
  return words.replace(/^(\p{L}+)[.,،]+ ?/u, "$1 ");
}
