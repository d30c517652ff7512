import type { LanguageLink, Shell } from "../../host-site/page.ts";
import { pageKeys, type PageKey } from "../../sdk/contracts/pages/keys.ts";
import { pagePath } from "../../sdk/contracts/pages/paths.ts";
import { pageWords, shellWords } from "../words/page-words.ts";
import { languageNames } from "../../sdk/contracts/language-names.ts";
import { locales, type Locale } from "../../sdk/contracts/locale.ts";
import { widgetParameters } from "../../sdk/contracts/widget-mode.ts";
import { inLocale } from "../domain/in-locale.ts";
import type { Services } from "../services.ts";
import { brandOf } from "../settings/brand.ts";
import { operatorOf } from "../settings/operator.ts";
import { admitsTagManager } from "./tag-manager.ts";
import { siteLinksOf, voucherShopOf } from "../settings/site-links.ts";
import type { LoadedCatalogue } from "../discovery/loaded-catalogue.ts";
import { listingPath } from "../presenters/listing-path.ts";
import { developersPath } from "./developers-path.ts";
import { listedItems, listedPlaces, listedTypes, type Listed } from "./listed.ts";
import type { LoadedPage } from "./loaded-page.ts";

/** Links of a list above the footer, and of the header's dropdown. */
const linksAList = 12;
const linksInDropdown = 40;

/** Header and footer of a page. */
export function shellOf(
  { env, ports }: Pick<Services, "env" | "ports">,
  catalogue: LoadedCatalogue,
  locale: Locale,
  loaded: LoadedPage,
  query: URLSearchParams,
): Shell {
  const { index } = catalogue;
  const link = (kind: "location" | "type" | "attribute") => (listed: Listed) => {
    const title = inLocale(listed.entry.title, locale);
    return { title, url: listingPath(kind, String(listed.id), title, locale) };
  };
  const places = listedPlaces(index).map(link("location"));
  const types = listedTypes(index).map(link("type"));
  const { linkLists, developers } = pageWords(locale);
  const words = shellWords(locale);
  const paths = Object.fromEntries(pageKeys.map((key) => [key, pagePath(key, locale)])) as Record<PageKey, string>;
  return {
    words,
    shopName: brandOf(env).name,
    languages: languagesOf(loaded, query),
    places: places.slice(0, linksInDropdown),
    types: types.slice(0, linksInDropdown),
    paths,
    voucherShop: voucherShopOf(env, locale),
    elsewhere: siteLinksOf(env),
    paymentMarks: Object.entries(ports.payment.methods).flatMap(([type, { brands }]) =>
      brands.length > 0 ? brands.flatMap(marksOf) : [type],
    ),
    operatorEmail: operatorOf(env).email,
    // Made here: the script of a list's page has no room for another link.
    partnerLinks: [
      { title: words.footer.supplier, url: paths.supplier },
      { title: words.footer.affiliate, url: paths.affiliate },
      { title: words.footer.invoice, url: `${paths.account}/invoices` },
      { title: words.footer.widget, url: paths.widget },
      { title: developers, url: developersPath("", locale) },
    ],
    linkLists: [
      { title: linkLists.places, links: places.slice(0, linksAList) },
      { title: linkLists.types, links: types.slice(0, linksAList) },
      { title: linkLists.ideas, links: listedItems(index).slice(0, linksAList).map(link("attribute")) },
    ].filter(({ links }) => links.length > 0),
    widget: widgetOf(query),
    tagManager: env.TAG_MANAGER_ID
      ? { container: env.TAG_MANAGER_ID, isAdmitted: admitsTagManager(loaded.pathIn(locale), query) }
      : null,
  };
}

/** The marks of a brand of cards: Maestro's cards are paid as Mastercard's, and people look for their own mark. */
export function marksOf(brand: string): readonly string[] {
  return brand === "mastercard" ? [brand, "maestro"] : [brand];
}

/** The page in each language, by the languages' own names. */
function languagesOf({ pathIn }: LoadedPage, query: URLSearchParams): readonly LanguageLink[] {
  const search = query.size > 0 ? `?${query}` : "";
  return locales.map((locale) => ({ locale, name: languageNames[locale], path: pathIn(locale) + search }));
}

/** Widget mode (discovery spec §2): set by any of its parameters. */
function widgetOf(query: URLSearchParams): Shell["widget"] {
  const isWidget = widgetParameters.some((name) => query.has(name));
  if (!isWidget) return null;
  const color = query.get("widgetBrandColor") ?? "";
  const logo = query.get("widgetLogoUrl") ?? "";
  return {
    brandColor: /^#?[\da-f]{6}$/i.test(color) ? `#${color.replace("#", "").toLowerCase()}` : null,
    logoUrl: URL.canParse(logo) && new URL(logo).protocol === "https:" ? logo : null,
    showsNavigation: query.get("widgetShowNavigation") === "true",
  };
}
