import type { Head, PageKind } from "../../../host-site/page.ts";
import { alternatesOf, absoluteUrl } from "./addresses.ts";
import { appPathOf } from "./app-path.ts";
import { descriptionOf } from "./description.ts";
import type { HeadInput } from "./input.ts";
import { oneLine } from "./one-line.ts";
import { pictureAt, previewSize } from "./pictures.ts";
import { structuredDataOf } from "./structured/structured-data.ts";
import { titleOf } from "./title.ts";

export type { HeadInput } from "./input.ts";

const articles: ReadonlySet<PageKind> = new Set(["travel-guide", "travel-routes"]);

/**
 * A page's description for search engines, link previews and the app. A page that engines shall not keep has no
 * canonical address, no language links and no structured data.
 */
export function headOf(input: HeadInput): Head {
  const { origin, path, isIndexed, picture } = input;
  return {
    title: titleOf(input),
    description: descriptionOf(input),
    canonical: isIndexed ? absoluteUrl(origin, path) : null,
    isIndexed,
    alternates: isIndexed ? alternatesOf(origin, input.alternates) : [],
    openGraph: {
      siteName: input.shopName,
      type: openGraphType(input),
      image: picture && {
        url: pictureAt(origin, picture, previewSize),
        alternativeText: oneLine(picture.alternativeText),
        ...previewSize,
      },
    },
    appPath: appPathOf(input),
    structuredData: isIndexed ? structuredDataOf(input) : [],
  };
}

function openGraphType({ kind, article }: HeadInput): Head["openGraph"]["type"] {
  if (kind === "activity") return "product";
  return article && articles.has(kind) ? "article" : "website";
}
