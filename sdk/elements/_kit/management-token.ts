import type { Services } from "./record.ts";

/**
 * The token of a booking's signed link, where the shop's page has been opened with one. A partner's page may have a
 * `token` of its own.
 */
export function managementTokenIn({ address, shopOrigin }: Pick<Services, "address" | "shopOrigin">): string | null {
  return new URL(address.with({})).origin === shopOrigin ? address.query("token") : null;
}
