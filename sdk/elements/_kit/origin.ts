/** Where the shop serves the SDK's files: `/sdk/v1/…` or `/sdk/1.4.2/…`. */
const place = /^(https?:\/\/[^/]+)\/sdk\/[^/]+\//;

/**
 * The shop's origin: that of the script's address if a shop serves it, else the one set at build time (a plugin has
 * moved or concatenated the file), else the script's own origin.
 */
export function shopOrigin(scriptAddress: string, built: string): string {
  return place.exec(scriptAddress)?.[1] ?? (built || originOf(scriptAddress));
}

/** The folder of the SDK's files, with a trailing slash. */
export function filesBase(scriptAddress: string, built: string): string {
  return place.exec(scriptAddress)?.[0] ?? (built ? `${built}/sdk/v1/` : new URL(".", scriptAddress).href);
}

function originOf(address: string): string {
  const { origin } = new URL(address);
  return origin === "null" ? (globalThis.location?.origin ?? "") : origin;
}
