import { unwantedCharacter, unwantedMessage } from "../../sdk/contracts/plain-text.ts";
import type { ErrorFields } from "../../sdk/contracts/errors.ts";

/** Fields that are not text: passwords, which are never shown, and how a visitor came, which links carry. */
const untyped = new Set(["password", "newPassword", "currentPassword", "affiliate"]);

/**
 * What is wrong with the texts of a body, by path (`user.givenName`): invisible characters that make a page show
 * something else than it has.
 */
export function invisibleCharacters(body: unknown): ErrorFields {
  const fields: ErrorFields = {};
  const open: { readonly path: string; readonly value: unknown }[] = [{ path: "", value: body }];
  // A list of what is left, and no recursion: a body may be as deep as it is long.
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value } = next;
    if (typeof value === "object" && value !== null) {
      for (const [key, each] of Object.entries(value)) {
        if (untyped.has(key)) continue;
        open.push({ path: path === "" ? key : `${path}.${key}`, value: each }, { path: path || "body", value: key });
      }
      continue;
    }
    const found = typeof value === "string" ? unwantedCharacter(value) : null;
    if (found !== null) fields[path || "body"] = unwantedMessage(found);
  }
  return fields;
}
