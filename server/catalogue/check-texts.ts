import { unwantedCharacter, unwantedMessage } from "../../sdk/contracts/plain-text.ts";
import type { Path, Problem } from "./problems.ts";

/**
 * What `parsed` has left out of `given`, and texts with characters that nobody sees: both are mistakes, and the latter could make a page
 * show other words than it has.
 */
export function checkTexts(given: unknown, parsed: unknown, path: Path = []): Problem[] {
  if (typeof given === "string") {
    const found = unwantedCharacter(given);
    return found === null ? [] : [{ path, message: unwantedMessage(found) }];
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
