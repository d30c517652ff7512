import type { Services } from "../_kit/record.ts";

type Page = Pick<Services, "address" | "shopOrigin">;

/** The longest return address that the server takes. */
const longest = 2000;

/**
 * The page that the form stands on, as the server wants it (`returnUrl`): of its origin, or the shop's where a page has
 * no address of its own.
 */
export function pageOfForm({ address, shopOrigin }: Page): string {
  const page = new URL(address.with({}));
  if (page.protocol !== "https:" && page.protocol !== "http:")
    return `${globalThis.origin === "null" ? shopOrigin : globalThis.origin}/`;
  page.username = page.password = "";
  return page.href.length <= longest ? page.href : `${page.origin}/`;
}
