import type { Services } from "./record.ts";

/** Whether an element stands on a page of the shop's own. */
export function isOnShop({ address, shopOrigin }: Pick<Services, "address" | "shopOrigin">): boolean {
  return new URL(address.with({})).origin === shopOrigin;
}
