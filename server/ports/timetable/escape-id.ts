/** What ids of feeds mostly consist of; all other bytes are written as `_` and two hex digits. */
const other = /[^A-Za-z\d.-]/gu;

/** A text in letters, digits, dots, dashes and underlines alone, which no address changes. */
export function escapeId(text: string): string {
  return text.replace(other, (character) => Buffer.from(character).toString("hex").replace(/../g, "_$&"));
}

/** The text of before; of what `escapeId` never writes it may be any. */
export function unescapeId(text: string): string {
  return text.replace(/(?:_[\da-f]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll("_", ""), "hex").toString("utf8"));
}
