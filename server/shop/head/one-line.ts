/** A text as one line: no breaks, no doubled spaces, no control characters. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, " ").trim();
}
