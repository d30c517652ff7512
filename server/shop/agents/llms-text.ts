import { locales, mainLocales, type Locale } from "../../../sdk/contracts/locale.ts";
import { exportCatalogue } from "../../../sdk/contracts/calls/catalogue-export.ts";
import type { PageKey } from "../../../sdk/contracts/pages/keys.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { guides, isTextKey, textOf } from "../../content/content.ts";
import { elementDeclarations } from "../../content/element-declarations.ts";
import { fillerOf } from "../../content/placeholders.ts";
import type { Env } from "../../env.ts";
import { operatorOf } from "../../settings/operator.ts";
import { changesFeedPath } from "../changes-feed.ts";
import { developersPath } from "../developers-path.ts";

/** These files are in English. */
const language: Locale = "en_CH";

/** The shop's pages that lead to what is sold, with what stands there. */
const ways: readonly (readonly [PageKey, string, string])[] = [
  ["homepage", "Home", "search, places, ideas"],
  ["activities", "All activities", "filters by place, date, kind, price, rating"],
  ["search", "Search results", "add `?s=` and a text"],
  ["map", "Map", "everything that can be booked, by place"],
];
const policies: readonly PageKey[] = ["terms", "privacy-policy", "cookie-policy", "terms-affiliates", "imprint"];

/** `/llms.txt`: what the shop is and where everything stands, in the form of llmstxt.org. */
export function llmsText(env: Env): string {
  const { PUBLIC_ORIGIN: origin, SHOP_NAME: name } = env;
  const link = (title: string, path: string, note: string) => `- [${title}](${origin}${encodeURI(path)}): ${note}`;
  const fill = fillerOf(operatorOf(env));
  const section = (title: string, lines: readonly string[]) => [`## ${title}`, "", ...lines, ""];
  return [
    `# ${name}`,
    "",
    `> ${name} sells tours, tickets and activities in Switzerland. Every part of the shop is a custom element that any web page can embed, and an open API stands behind it.`,
    "",
    `Prices are in CHF, times in Europe/Zurich. Pages are in ${locales.length} languages; texts of activities are in ${mainLocales.map((locale) => locale.slice(0, 2)).join(", ")}, others show the English ones. German pages have no prefix, others one as \`/en-ch\`. ${env.OPERATOR_NAME} runs the shop.`,
    "",
    ...section("Agents and developers", [
      link("How agents search, embed and book", "/agents.md", "calls with examples, limits, rules"),
      link("OpenAPI 3.1", "/api/openapi.json", "every call of the API"),
      link("Developers", developersPath("", language), "guides and reference"),
      ...[...guides().values()].map(({ slug, title, lead }) =>
        link(fill(title), developersPath(slug, language), fill(lead)),
      ),
    ]),
    ...section(
      "Shop",
      ways.map(([key, title, note]) => link(title, pagePath(key, language), note)),
    ),
    ...section("Data", [
      link("Sitemap", "/sitemap.xml", `every page in ${locales.length} languages, with dates of changes`),
      link(
        "Catalogue export",
        `/api${exportCatalogue.path}`,
        "what has changed since an instant, for partners with a key",
      ),
      link("Changes", changesFeedPath, "what is new in the SDK, as an Atom feed"),
      link("Versions", "/sdk/v1/versions.json", "versions of the SDK to pin, with their integrity"),
    ]),
    ...section(
      "Policies",
      policies.map((key) => {
        const { title, lead } = isTextKey(key) ? textOf(key, language) : { title: key, lead: "" };
        return link(fill(title), pagePath(key, language), oneLine(fill(lead)));
      }),
    ),
    ...section(
      "Optional",
      [...elementDeclarations().values()].map(({ tagName, description }) =>
        link(`<${tagName}>`, developersPath(tagName, language), oneLine(description)),
      ),
    ),
  ].join("\n");
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
