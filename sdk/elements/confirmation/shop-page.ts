import { mainLocales } from "../../contracts/locale.ts";
import { shopPath, type LinkedPage } from "../../contracts/paths.ts";
import type { Services } from "../_kit/record.ts";
import { linkToShop } from "../_kit/link-to-shop.ts";

/** Whether this page is the shop's own confirmation page, in whatever language. */
export function isConfirmPage({ address, shopOrigin }: Services): boolean {
  const page = new URL(address.with({}));
  return (
    page.origin === shopOrigin &&
    mainLocales.some((main) => shopPath("confirm", main) === page.pathname.replace(/\/$/, ""))
  );
}

/** The address of a page of the shop. */
export function shopAddress(services: Services, page: LinkedPage): string {
  return linkToShop(`${services.shopOrigin}${shopPath(page, services.locale)}`, services);
}
