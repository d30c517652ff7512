/** Where the SDK's files lie on the shop: `/sdk/v1/…` or `/sdk/1.4.2/…`. */
const place = /^(https?:\/\/[^/]+)\/sdk\/[^/]+\//;

/**
 * The shop's origin: that of the script's own address where it lies on a shop, else the one that the build was given (a
 * plugin has moved or joined the file), else the origin of the script.
 */
export function shopOrigin(scriptAddress: string, built: string): string {
  return place.exec(scriptAddress)?.[1] ?? (built || originOf(scriptAddress));
}

/** The folder that the SDK's files lie in, with a slash at its end. */
export function filesBase(scriptAddress: string, built: string): string {
  return place.exec(scriptAddress)?.[0] ?? (built ? `${built}/sdk/v1/` : new URL(".", scriptAddress).href);
}

function originOf(address: string): string {
  const { origin } = new URL(address);
  return origin === "null" ? (globalThis.location?.origin ?? "") : origin;
}
