import type { PageKey } from "../../../sdk/contracts/pages/keys.ts";
import type { PageKind } from "../../../host-site/page.ts";
import { pagesByKey } from "../pages-by-key.ts";

/** The shop's own pages that search engines may keep, in the order of the sitemap. */
export const indexedPageKeys = (Object.keys(pagesByKey) as PageKey[]).filter((key) => pagesByKey[key].isIndexed);

/**
 * Whether search engines may keep a page (discovery spec §2, page kinds). `key` is null for pages of the catalogue and
 * articles. A query changes that where it makes the page an answer; elsewhere the canonical address, which has none,
 * says which page to keep.
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
  if (key === null) return kind !== "404";
  const { isIndexed, isAnswerWithQuery } = pagesByKey[key];
  return isIndexed && !(isAnswerWithQuery && hasQuery);
}
