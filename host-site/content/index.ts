import { mainLocaleOf, type Locale } from "../../sdk/contracts/locale.ts";
import type { PageKey } from "../routes/keys.ts";
import type { Written } from "./article.ts";
import { childrenInTheBerneseOberland } from "./guide/children-in-the-bernese-oberland.ts";
import { rainInLucerne } from "./guide/rain-in-lucerne.ts";
import { swissFoodTasted } from "./guide/swiss-food-tasted.ts";
import { thePanoramicTrains } from "./guide/the-panoramic-trains.ts";
import { threeLakesInThreeDays } from "./guide/three-lakes-in-three-days.ts";
import { winterWithoutSkis } from "./guide/winter-without-skis.ts";
import { fromIceToPalms } from "./itineraries/from-ice-to-palms.ts";
import { fromLakeGenevaToTheJungfrau } from "./itineraries/from-lake-geneva-to-the-jungfrau.ts";
import { summitsOfLakeLucerne } from "./itineraries/summits-of-lake-lucerne.ts";
import { aboutUs } from "./texts/about-us.ts";
import { affiliate } from "./texts/affiliate.ts";
import { cookiePolicy } from "./texts/cookie-policy.ts";
import { imprint } from "./texts/imprint.ts";
import { pleaseConfirm, successfullyRegistered } from "./texts/newsletter.ts";
import { chat, notFound, transport } from "./texts/notices.ts";
import { travelGuide, travelRoutes } from "./texts/overviews.ts";
import { privacyPolicy } from "./texts/privacy-policy.ts";
import { supplier } from "./texts/supplier.ts";
import { termsAffiliates } from "./texts/terms-affiliates.ts";
import { termsB2b } from "./texts/terms-b2b.ts";
import { terms } from "./texts/terms.ts";
import { vouchers } from "./texts/vouchers.ts";
import { widget } from "./texts/widget.ts";
import type { InMainLocales } from "./write.ts";

/** In the order that the overviews show them. */
const articles = {
  "travel-guide": [
    winterWithoutSkis,
    thePanoramicTrains,
    rainInLucerne,
    swissFoodTasted,
    threeLakesInThreeDays,
    childrenInTheBerneseOberland,
  ],
  "travel-routes": [summitsOfLakeLucerne, fromIceToPalms, fromLakeGenevaToTheJungfrau],
} as const satisfies Partial<Record<PageKey, readonly InMainLocales[]>>;
export type ArticleKind = keyof typeof articles;

const texts = {
  "404": notFound,
  "about-us": aboutUs,
  affiliate,
  chat,
  "cookie-policy": cookiePolicy,
  imprint,
  "please-confirm": pleaseConfirm,
  "privacy-policy": privacyPolicy,
  "successfully-registered": successfullyRegistered,
  supplier,
  terms,
  "terms-affiliates": termsAffiliates,
  "terms-b2b": termsB2b,
  transport,
  "travel-guide": travelGuide,
  "travel-routes": travelRoutes,
  vouchers,
  widget,
} as const satisfies Partial<Record<PageKey | "404", InMainLocales>>;

/** A page that is a text, or the head of an overview; `404` has no address of its own. */
export type TextKey = keyof typeof texts;
export const textKeys = Object.keys(texts) as TextKey[];

/** All articles of the travel guide, or all itineraries, in the language of a locale; English where it has none. */
export function articlesOf(kind: ArticleKind, locale: Locale): readonly Written[] {
  return articles[kind].map((article) => article[mainLocaleOf(locale)]);
}

/** One article by its slug; null where there is none. */
export function articleAt(kind: ArticleKind, slug: string, locale: Locale): Written | null {
  return articlesOf(kind, locale).find((article) => article.slug === slug) ?? null;
}

/** Whether a page is one of the texts. */
export function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(texts, key);
}

/** A page's text in the language of a locale; English where it has none. */
export function textOf(key: TextKey, locale: Locale): Written {
  return texts[key][mainLocaleOf(locale)];
}
