import type { Article, ArticleSummary, Way, Written } from "../../host-site/article.ts";
import { articlesOf } from "../content/content.ts";
import type { Link } from "../../sdk/contracts/pages/link.ts";
import type { ArticleCollection } from "../../host-site/routes/match.ts";
import { pagePath } from "../../sdk/contracts/pages/paths.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { fillBlocks, fillerOf } from "../content/placeholders.ts";
import { developersPath } from "./developers-path.ts";
import type { Env } from "../env.ts";
import { operatorOf } from "../settings/operator.ts";
import { mastersOf } from "../ports/pictures/masters.ts";
import { presentPicture } from "../presenters/picture.ts";
import type { LoadInput } from "./loaded-page.ts";
import { voucherShopOf } from "../settings/site-links.ts";

/** What stands for the shop's origin in a text. */
const originInText = "https://SHOP";

/** The articles of the travel guide, or the itineraries, as overviews show them. */
export function summariesOf(
  { services, locale }: Pick<LoadInput, "services" | "locale">,
  collection: ArticleCollection,
): readonly ArticleSummary[] {
  return articlesOf(collection, locale).map((written) => {
    const { title, lead, picture } = articleOf(written, services.env);
    return { title, lead, picture, path: `${pagePath(collection, locale)}/${written.slug}` };
  });
}

/** A text as a page shows it: its picture has an address where the shop has it, its snippets name this shop. */
export function articleOf({ slug, lang, title, lead, picture, blocks, changed }: Written, env: Env): Article {
  const { PUBLIC_ORIGIN: origin, DATA_DIR } = env;
  const fill = fillerOf(operatorOf(env));
  const details = picture && mastersOf(DATA_DIR).find(picture.file);
  return {
    slug,
    lang,
    title: fill(title),
    lead: fill(lead),
    changed,
    picture: picture && details ? presentPicture(origin, { ...picture, color: details.color }) : null,
    blocks: fillBlocks(blocks, fill).map((block) =>
      block.kind === "code" ? { ...block, text: block.text.replaceAll(originInText, origin) } : block,
    ),
  };
}

/** The ways forward below a text. */
export function waysOf(env: Env, ways: readonly Way[], locale: Locale): readonly Link[] {
  return ways.map(({ title, to }) => ({ title, url: addressOf(env, to, locale) }));
}

function addressOf(env: Env, to: Way["to"], locale: Locale): string {
  if (to === "voucher-shop") return voucherShopOf(env, locale);
  if (to === "changes") return developersPath("changes", locale);
  if (to === "developers") return developersPath("", locale);
  if (to === "affiliate-account") return `${pagePath("account", locale)}/affiliate`;
  // Discovery spec §2, "Affiliate product page".
  return to === "affiliate-products" ? `${pagePath("search", locale)}?affiliate=true` : pagePath(to, locale);
}
