import { AppError, notFound } from "../errors.ts";

/** The longest path that is looked at (bytes); what follows the question mark isn't counted. */
const longestPath = 2048;

/**
 * Checks an address before routing: 414 if too long, 400 if not decodable or with U+0000; null if it is valid.
 */
export function badAddress(url: string): AppError | null {
  const [path = ""] = url.split("?", 1);
  if (!path.startsWith("/")) return new AppError("invalid_input", "The address has to begin with a slash.");
  if (path.length > longestPath) return new AppError("address_too_long", "The address is longer than 2 kB.");
  if (/%00|\0/.test(url)) return new AppError("invalid_input", "The character U+0000 is not allowed.");
  // In a query a lone percent sign is what people type: it is taken as it stands.
  return canDecode(path) ? null : new AppError("invalid_input", "The address can't be decoded.");
}

/** The router's own refusal: a segment longer than any of ours is unknown, everything else can't be decoded. */
export function unroutable(url: string, code: string): AppError {
  const known = badAddress(url);
  if (known) return known;
  return code === "FST_ERR_MAX_PARAM_LENGTH"
    ? notFound("not_found")
    : new AppError("invalid_input", "The address can't be decoded.");
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
