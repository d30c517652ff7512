/**
 * Whether a typed word is a word with one typing error: a letter wrong, missing or too many, or two neighbours swapped.
 * "exact" where it is the word, "beginning" where it is one of the word, null where it is neither. It is asked of each
 * word of a country's names, so it makes no strings.
 */
export function withOneTypo(typed: string, word: string): "exact" | "beginning" | null {
  let at = 0;
  while (at < typed.length && typed.charCodeAt(at) === word.charCodeAt(at)) at++;
  if (at === typed.length) return at === word.length ? "exact" : "beginning";
  const wrong = restOf(typed, at + 1, word, at + 1);
  const missing = restOf(typed, at, word, at + 1);
  const tooMany = restOf(typed, at + 1, word, at);
  const isSwapped =
    typed.charCodeAt(at) === word.charCodeAt(at + 1) && typed.charCodeAt(at + 1) === word.charCodeAt(at);
  const swapped = isSwapped ? restOf(typed, at + 2, word, at + 2) : -1;
  if (wrong === 0 || missing === 0 || tooMany === 0 || swapped === 0) return "exact";
  return wrong > 0 || missing > 0 || tooMany > 0 || swapped > 0 ? "beginning" : null;
}

/** How many letters of the word are left behind the rest of what was typed; -1 where they differ. */
function restOf(typed: string, fromTyped: number, word: string, fromWord: number): number {
  const left = word.length - fromWord - (typed.length - fromTyped);
  if (left < 0 || fromTyped > typed.length) return -1;
  for (let at = fromTyped; at < typed.length; at++)
    if (typed.charCodeAt(at) !== word.charCodeAt(at - fromTyped + fromWord)) return -1;
  return left;
}
