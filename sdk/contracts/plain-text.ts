/**
 * Characters that a text must not have: controls other than tab and line ends, lone surrogates, and invisible ones that
 * change the direction or the shape of the text after them. Marks that only name a direction (U+200E, U+200F, U+061C)
 * and joiners are part of many scripts.
 */
const unwanted = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u206f\ufeff]|\p{Surrogate}/u;

/**
 * The first character of `text` that texts of people and catalogues must not have, as `U+202E`; null where there is
 * none.
 */
export function unwantedCharacter(text: string): string | null {
  const code = unwanted.exec(text)?.[0].codePointAt(0);
  return code === undefined ? null : `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** What is wrong with such a text, in the API's words. */
export function unwantedMessage(character: string): string {
  return `the text has the invisible character ${character}; take it out`;
}

/** `text` without such characters: for text from other systems, which no visitor can correct. */
export function withoutUnwanted(text: string): string {
  return text.replace(new RegExp(unwanted, "gu"), "");
}
