/** Typographic quotes of any language, and the primes that WordPress writes for quotes after a digit. */
const double = "“”„‟«»″";
const single = "‘’‚‛′";
const any = `[${double}${single}]`;
const isCurly = new RegExp(any);
const isCurlyAtEdge = new RegExp(`^${any}|${any}$`);

/** How HTML writes them by number and by name. */
const names = new Map([
  ["ldquo", "“"],
  ["rdquo", "”"],
  ["bdquo", "„"],
  ["laquo", "«"],
  ["raquo", "»"],
  ["Prime", "″"],
  ["lsquo", "‘"],
  ["rsquo", "’"],
  ["sbquo", "‚"],
  ["prime", "′"],
]);

/** A value between quotes of one kind, of which a straight one may stand around them. */
const quoted = [double, single].map(
  (kind) => new RegExp(`=\\s*["']?[${kind}]+([^"<>${double}]*?)[${kind}]+["']?(?=[\\s/>]|$)`, "g"),
);
const others = new RegExp(`(=\\s*)${any}|${any}(?=[\\s/>])`, "g");

/** Whether an attribute has quotes of a text editor, which HTML takes for a part of its name or value. */
export function hasCurlyQuotes(name: string, value: string): boolean {
  return isCurly.test(name) || isCurlyAtEdge.test(value);
}

/** A name without such quotes. */
export function withoutCurlyQuotes(name: string): string {
  return name.replace(isCurly, "");
}

/** The markup of a tag with straight quotes around its values; those within a value stay. */
export function straightenQuotes(markup: string): string {
  const typed = markup.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi, (entity, decimal, hex, name) => {
    const character = name ? names.get(name) : String.fromCodePoint(Number(decimal ?? `0x${hex}`));
    return character && isCurly.test(character) ? character : entity;
  });
  const straight = quoted.reduce((text, pattern) => text.replace(pattern, '="$1"'), typed);
  return straight.replace(others, '$1"');
}
