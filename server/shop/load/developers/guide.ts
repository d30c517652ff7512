import { guides } from "../../../content/content.ts";
import { articleOf } from "../../articles.ts";
import { developersPath } from "../../developers-path.ts";
import type { LoadInput, LoadedPage } from "../../loaded-page.ts";
import { textPage } from "./text-page.ts";

/** `/developers/styling`: a guide of `content/developers/`. */
export function loadGuide({ locale, services }: LoadInput, slug: string, pathIn: LoadedPage["pathIn"]): LoadedPage {
  const text = articleOf(guides().get(slug)!, services.env);
  return textPage(text, pathIn, locale, [{ title: "All guides and elements", url: developersPath("", locale) }]);
}
