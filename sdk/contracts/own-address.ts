/** The longest address that is read. */
const longest = 4_000;
/** Browsers drop control characters from an address, and read a backslash as a slash. */
const misread = /[\\\p{Cc}]/u;
/** How often a path is decoded to see what a later reader could make of it. */
const mostDecodings = 4;

/**
 * An address that came from outside (a query, a body, an attribute), resolved against `base` (without one it has to be
 * whole) and checked: it has the `origin`, is http or https, and carries no credentials. Null for anything else. Use
 * what this returns, never the text given.
 */
export function ownAddress(given: unknown, origin: string, base?: string): URL | null {
  if (typeof given !== "string" || given === "" || given.length > longest || misread.test(given)) return null;
  const address = URL.canParse(given, base) ? new URL(given, base) : null;
  if (!address || !/^https?:$/.test(address.protocol) || address.origin !== origin) return null;
  return address.username === "" && address.password === "" ? address : null;
}

/**
 * The same for a page of the shop, as `path?query#fragment`: given is a path that begins with a slash, or a whole
 * address of the shop. Null also where a browser, or a library that decodes the path once more, could take it for
 * another site (`/..//host`, `/%252f%252fhost`), and for calls of the API.
 */
export function ownPath(given: unknown, origin: string): string | null {
  if (typeof given !== "string" || !(given.startsWith("/") || given.startsWith(`${origin}/`))) return null;
  const address = ownAddress(given, origin, origin);
  if (!address || !isOwnPage(address.pathname, origin)) return null;
  return address.pathname + address.search + address.hash;
}

function isOwnPage(path: string, origin: string): boolean {
  let read = path;
  for (let times = 0; times < mostDecodings; times++) {
    const address = ownAddress(read, origin, origin);
    if (!address || /^\/(?:\/|api(?:\/|$))/.test(address.pathname)) return false;
    const decoded = decodeOnce(read);
    if (decoded === read) return true;
    if (decoded === null) return false;
    read = decoded;
  }
  return false;
}

/** Null where it is malformed. */
function decodeOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
