import { ownPages } from "../../sdk/contracts/pages/own-pages.ts";

/** The link that an event is about, where it leads to a page of the shop in this window. */
export function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event
    .composedPath()
    .find((each): each is HTMLAnchorElement => each instanceof HTMLAnchorElement && each.href !== "");
  const isOurs =
    link && link.origin === location.origin && /^(_self)?$/.test(link.target) && !link.hasAttribute("download");
  return isOurs && ownPages.test(link.pathname) ? link : null;
}
