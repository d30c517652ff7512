import type { Article, ArticleSummary, Way, Written } from "../../host-site/content/article.ts";
import { articlesOf } from "../../host-site/content/index.ts";
import type { Link } from "../../host-site/link.ts";
import type { ArticleCollection } from "../../host-site/routes/match.ts";
import { pagePath } from "../../host-site/routes/paths.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import type { Env } from "../env.ts";
import { mastersOf } from "../ports/pictures/masters.ts";
import { presentPicture } from "../presenters/picture.ts";
import type { LoadInput } from "./loaded.ts";
import { voucherShop } from "./voucher-shop.ts";

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
export function articleOf(
  { slug, title, lead, picture, blocks, changed }: Written,
  { PUBLIC_ORIGIN: origin, DATA_DIR }: Env,
): Article {
  const details = picture && mastersOf(DATA_DIR).find(picture.file);
  return {
    slug,
    title,
    lead,
    changed,
    picture: picture && details ? presentPicture(origin, { ...picture, color: details.color }) : null,
    blocks: blocks.map((block) =>
      block.kind === "code" ? { ...block, text: block.text.replaceAll(originInText, origin) } : block,
    ),
  };
}

/** The ways forward below a text. */
export function waysOf(ways: readonly Way[], locale: Locale): readonly Link[] {
  return ways.map(({ title, to }) => ({ title, url: addressOf(to, locale) }));
}

function addressOf(to: Way["to"], locale: Locale): string {
  if (to === "voucher-shop") return voucherShop(locale);
  // Discovery spec §2, "Affiliate product page".
  return to === "affiliate-products" ? `${pagePath("search", locale)}?affiliate=true` : pagePath(to, locale);
}
