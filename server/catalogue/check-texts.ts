import type { Path, Problem } from "./problems.ts";

/** Control characters other than tab and line ends, half characters, and marks that turn the writing's direction for what follows. */
const unwanted = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/u;

/**
 * What `parsed` has left out of `given`, and texts with characters that nobody sees: both are mistakes, and the latter could make a page
 * show other words than it has.
 */
export function checkTexts(given: unknown, parsed: unknown, path: Path = []): Problem[] {
  if (typeof given === "string") {
    const [found] = unwanted.exec(given) ?? [];
    if (found === undefined) return [];
    const code = found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
    return [{ path, message: `the text has the invisible character U+${code}; take it out` }];
  }
  if (typeof given !== "object" || given === null) return [];
  if (Array.isArray(given)) return given.flatMap((each, index) => checkTexts(each, (parsed as unknown[] | undefined)?.[index], [...path, index]));
  return Object.entries(given).flatMap(([key, each]) => {
    const own = [...path, key];
    if (parsed !== undefined && !Object.hasOwn(parsed as object, key))
      return [{ path: own, message: `this name is not known here; those of the schema are wanted` }];
    return checkTexts(each, (parsed as Record<string, unknown> | undefined)?.[key], own);
  });
}
