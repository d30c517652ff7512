import type { Locale } from "../../sdk/contracts/locale.ts";
import type { Problem } from "./problem.ts";
import type { Page } from "./page.ts";
import { ownPath, type Shop } from "./visit.ts";

const sameSet = (page: Page) =>
  page.alternates
    .map(({ hreflang, href }) => `${hreflang} ${href}`)
    .sort()
    .join("\n");

/** Pages of one group name the same languages: where a page names another that was read, that one must name it back. */
export function checkLanguages(shop: Shop, pages: ReadonlyMap<string, Page>): Problem[] {
  return [...pages.values()].flatMap((page) =>
    page.alternates.flatMap(({ hreflang, href }) => {
      const path = ownPath(shop, href);
      if (path === null) return [{ kind: "hreflang", path: page.path, detail: `${hreflang} leads elsewhere: ${href}` }];
      const other = pages.get(path);
      return !other || sameSet(other) === sameSet(page)
        ? []
        : [{ kind: "hreflang not returned", path: page.path, detail: `${hreflang} ${path} names others` }];
    }),
  );
}

/** No two pages of a language have the same title. */
export function checkTitles(read: ReadonlyMap<Locale, readonly Page[]>): Problem[] {
  return [...read.values()].flatMap((pages) =>
    [...Map.groupBy(pages, ({ title }) => title)].flatMap(([title, same]) =>
      same.slice(1).map(({ path }) => ({ kind: "title twice", path, detail: `“${title}” is ${same[0]!.path} too` })),
    ),
  );
}
