import type { Article } from "../../../../host-site/article.ts";
import type { Link } from "../../../../sdk/contracts/pages/link.ts";
import type { Locale } from "../../../../sdk/contracts/locale.ts";
import { developersPath } from "../../developers-path.ts";
import type { LoadedPage } from "../../loaded-page.ts";

/** A page for developers that is a text, in English. */
export function textPage(
  text: Article,
  pathIn: LoadedPage["pathIn"],
  locale: Locale,
  actions: readonly Link[] = [],
): LoadedPage {
  const overview = { title: "Developers", url: developersPath("", locale) };
  const own = { title: text.title, url: pathIn(locale) };
  return {
    status: 200,
    kind: "text",
    key: null,
    id: null,
    pathIn,
    elements: {},
    body: {
      view: "text",
      text,
      actions,
      canCopy: true,
      ideas: { title: "", activities: [] },
      words: { onThisPage: "On this page", changed: null, configurator: null },
    },
    head: {
      title: text.title,
      description: text.lead,
      picture: null,
      breadcrumbs: own.url === overview.url ? [overview] : [overview, own],
      article: text,
    },
  };
}
