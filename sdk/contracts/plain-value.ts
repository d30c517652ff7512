/** What JSON can hold. */
export type PlainValue =
  | string
  | number
  | boolean
  | null
  | readonly PlainValue[]
  | { readonly [name: string]: PlainValue };

/**
 * A value as it can be sent to another window: what JSON holds of it, without functions. Maps and sets are lists,
 * elements their tags. Never throws: foreign code fires and logs anything.
 */
export function plainValue(value: unknown): PlainValue {
  /** From the outermost object to the one whose fields are being written: as it is, and as it is shown. */
  const above: { readonly object: object; readonly shown: unknown }[] = [];
  function replace(this: unknown, _key: string, each: unknown): unknown {
    if (typeof each === "bigint") return String(each);
    if (typeof each !== "object" || each === null) return each;
    while (above.length > 0 && above.at(-1)!.shown !== this) above.pop();
    if (above.some(({ object }) => object === each)) return "[circular]";
    const shown = shownOf(each);
    above.push({ object: each, shown });
    return shown;
  }
  try {
    return JSON.parse(JSON.stringify(value, replace) ?? "null") as PlainValue;
  } catch (cause) {
    return `[unreadable: ${textOf(cause)}]`;
  }
}

function shownOf(object: object): unknown {
  if (object instanceof Error || object instanceof RegExp) return textOf(object);
  if (object instanceof Map || object instanceof Set) return [...object];
  return typeof Element === "function" && object instanceof Element ? `<${object.localName}>` : object;
}

/** A value as text; some refuse to be one. */
function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return "no text";
  }
}

/** The longest line of the console that is reported (characters). */
export const longestConsoleText = 2000;

/** What stands in the console as one line: words as they are, objects as JSON. */
export function consoleText(parts: readonly unknown[]): string {
  const text = parts.map(wordsOf).join(" ");
  return text.length > longestConsoleText ? `${text.slice(0, longestConsoleText)}…` : text;
}

function wordsOf(part: unknown): string {
  const isObject = typeof part === "object" && part !== null && !(part instanceof Error);
  return isObject ? JSON.stringify(plainValue(part)) : textOf(part);
}
