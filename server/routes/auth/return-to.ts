/** Signs that browsers drop or turn into others before they read an address: the backslash, and control characters. */
function isHarmful(sign: string): boolean {
  const code = sign.charCodeAt(0);
  return sign === "\\" || code < 0x20 || (code >= 0x7f && code <= 0x9f);
}

/**
 * A path of the shop's own to go to, query and fragment included; null for whatever a browser could take for another site: addresses with a
 * host, `//host`, `/\host`, control characters, the same in encoded form.
 */
export function ownPath(text: unknown, shopOrigin: string): string | null {
  if (typeof text !== "string" || text.length > 2_000 || !text.startsWith("/")) return null;
  for (let read = text, times = 0; times < 3; times++) {
    if ([...read].some(isHarmful) || /^\/+\//.test(read)) return null;
    const decoded = decodedOnce(read);
    if (decoded === null) return null;
    if (decoded === read) break;
    read = decoded;
  }
  const address = URL.canParse(text, shopOrigin) ? new URL(text, shopOrigin) : null;
  return address?.origin === shopOrigin ? address.pathname.replace(/^\/+/, "/") + address.search + address.hash : null;
}

/** Reads the encoded signs of the path and query once; null where they are malformed. */
function decodedOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
