/** Characters that nobody sees: controls, spaces other than the usual one, marks of a direction, joiners. */
const invisible = /(?![\t\n\f\r ])[\p{Cc}\p{Cf}\p{Z}]/gu;
const spaces = /(?! )\p{Z}/gu;
/** How HTML writes some of them by name. */
const names = new Map([
  ["nbsp", "\u00a0"],
  ["shy", "\u00ad"],
  ["zwnj", "\u200c"],
  ["zwj", "\u200d"],
]);

/** The invisible characters of a text, each once, as `U+200B`. */
export function invisibleIn(text: string): string[] {
  return [...new Set(text.match(invisible))].map(codePointOf);
}

/** A text in which invisible characters show, as `[U+200B]`. */
export function withVisible(text: string): string {
  return text.replace(invisible, (character) => `[${codePointOf(character)}]`);
}

/** Markup with usual spaces for other ones, and without what is invisible besides; also where it is an entity. */
export function withoutInvisible(markup: string): string {
  const typed = markup.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi, (entity, decimal, hex, name) => {
    const character = name ? names.get(name) : String.fromCodePoint(Number(decimal ?? `0x${hex}`));
    return character && invisibleIn(character).length > 0 ? character : entity;
  });
  return typed.replace(spaces, " ").replace(invisible, "");
}

function codePointOf(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
}
