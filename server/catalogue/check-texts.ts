import { unwantedCharacter, unwantedMessage } from "../../sdk/contracts/plain-text.ts";
import type { Path, Problem } from "./problems.ts";

/** The message for a name that the schema doesn't have. */
export const unknownName = "this name is not known here; those of the schema are wanted";

/**
 * Reports what `parsed` has left out of `given`, and texts with invisible characters, which could make a page show
 * other words than the file has.
 */
export function checkTexts(given: unknown, parsed: unknown, path: Path = []): Problem[] {
  if (typeof given === "string") {
    const found = unwantedCharacter(given);
    return found === null ? [] : [{ path, message: unwantedMessage(found) }];
  }
  if (typeof given !== "object" || given === null) return [];
  if (Array.isArray(given))
    return given.flatMap((each, index) =>
      checkTexts(each, Array.isArray(parsed) ? (parsed as unknown[])[index] : undefined, [...path, index]),
    );
  // A value may stand in for one of a wrong shape: what lies in it is not known by name.
  const known = typeof parsed === "object" && parsed !== null ? parsed : undefined;
  return Object.entries(given).flatMap(([key, each]) => {
    const own = [...path, key];
    if (known !== undefined && !Object.hasOwn(known, key)) return [{ path: own, message: unknownName }];
    return checkTexts(each, (known as Record<string, unknown> | undefined)?.[key], own);
  });
}
