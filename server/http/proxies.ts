import type { Env } from "../env.ts";

/**
 * Whose `X-Forwarded-For` is believed, so that limits and the access log see the visitor's address. A number counts the
 * proxies before the shop, the nearest first: for ports that only the proxy can reach. Addresses are believed wherever
 * they call from.
 */
export function trustedProxies(
  setting: Env["TRUST_PROXY"],
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof setting === "number" ? (_address, hop) => hop < setting : setting;
}
