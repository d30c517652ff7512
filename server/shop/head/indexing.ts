import type { PageKey } from "../../../sdk/contracts/pages/keys.ts";
import type { PageKind } from "../../../host-site/page.ts";

/**
 * The shop's own pages that search engines may keep. The others are a visitor's own (basket, account), answers to
 * somebody's question (search), steps of a process (newsletter), or have nothing to read yet (transport, chat).
 */
const indexedKeys: readonly PageKey[] = [
  "homepage",
  "about-us",
  "activities",
  "affiliate",
  "cookie-policy",
  "imprint",
  "map",
  "privacy-policy",
  "supplier",
  "supplier-registration",
  "terms",
  "terms-affiliates",
  "terms-b2b",
  "travel-guide",
  "travel-routes",
  "vouchers",
];

/** In the order of the sitemap. */
export const indexedPageKeys: readonly PageKey[] = indexedKeys;

const unindexedKinds: ReadonlySet<PageKind> = new Set([
  "search",
  "basket",
  "booking",
  "confirm",
  "account",
  "transport",
  "chat",
  "404",
]);

/**
 * Whether search engines may keep a page (discovery spec §2, page kinds). `key` is null for pages of the catalogue and
 * articles. A query changes that for the map alone, whose answer it is; elsewhere the canonical address, which has
 * none, says which page to keep.
 */
export function isPageIndexed({
  kind,
  key,
  hasQuery,
}: {
  readonly kind: PageKind;
  readonly key: PageKey | null;
  readonly hasQuery: boolean;
}): boolean {
  if (unindexedKinds.has(kind) || (key !== null && !indexedKeys.includes(key))) return false;
  return !(kind === "map" && hasQuery);
}
