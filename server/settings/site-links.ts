import * as v from "valibot";
import type { SiteLinks } from "../../host-site/page.ts";
import { locales, translatedLocaleOf, type Locale } from "../../sdk/contracts/locale.ts";

const Address = v.pipe(
  v.string(),
  v.trim(),
  v.url("an address such as https://help.shop.example is wanted"),
  v.regex(/^https?:/i, "an address such as https://help.shop.example is wanted"),
);

/** `Instagram=https://…, YouTube=https://…`: names and addresses. */
const NamedAddresses = v.pipe(
  v.string(),
  v.check(
    (text) => namedAddresses(text) !== null,
    "names with addresses are wanted, with commas between them: Instagram=https://…, YouTube=https://…",
  ),
  v.transform((text) => namedAddresses(text) ?? []),
);

/** A comma ends an entry where a name with an address follows; any other is part of an address. */
const betweenEntries = /,(?=[^=,]+=\s*https?:)/i;

function namedAddresses(text: string): { readonly name: string; readonly url: string }[] | null {
  const entries = text.split(betweenEntries).map((entry) => /^\s*([^=,]+?)\s*=\s*(\S*[^\s,])\s*$/.exec(entry));
  if (entries.some((entry) => !entry || !v.is(Address, entry[2]))) return null;
  return entries.map((entry) => ({ name: entry![1]!, url: entry![2]! }));
}

const languages = new Set(locales.map((locale) => locale.slice(0, 2)));

/** The demo's voucher shops: one address for each language, one of them with a promotion code (purchase spec §9). */
const demoVoucherShops =
  "de=https://gutscheine.gipfel.example/, en=https://gutscheine.gipfel.example/en, fr=https://gutscheine.gipfel.example/fr?code=GIPFEL10, it=https://gutscheine.gipfel.example/it";

/** Settings of what a shop has elsewhere: other hosts, accounts of social networks, an app. */
export const siteLinkSettings = {
  HELP_URL: v.optional(Address),
  JOBS_URL: v.optional(Address),
  SOCIAL_LINKS: v.optional(NamedAddresses),
  ANDROID_PACKAGE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(none|[a-z]\w*(\.[a-z]\w*)+)$/i, "a package such as ch.shop.app is wanted, or none"),
      v.transform((text) => (text === "none" ? null : text)),
    ),
    "ch.gipfel.app",
  ),
  VOUCHER_SHOPS: v.optional(
    v.pipe(
      NamedAddresses,
      v.check(
        (shops) => shops.every(({ name }) => languages.has(name)),
        "languages are wanted: de=https://…, en=https://…",
      ),
    ),
    demoVoucherShops,
  ),
};

type SiteLinkSettings = v.InferOutput<v.ObjectSchema<typeof siteLinkSettings, undefined>>;

/** What pages link to elsewhere. */
export function siteLinksOf({ HELP_URL, JOBS_URL, SOCIAL_LINKS = [], ANDROID_PACKAGE }: SiteLinkSettings): SiteLinks {
  return {
    helpCentre: HELP_URL ?? null,
    jobs: JOBS_URL ?? null,
    social: SOCIAL_LINKS.map(({ name, url }) => ({ title: name, url })),
    androidPackage: ANDROID_PACKAGE,
  };
}

/** The voucher shop in a language; English, or the first one, where it has none of its own. */
export function voucherShopOf({ VOUCHER_SHOPS }: Pick<SiteLinkSettings, "VOUCHER_SHOPS">, locale: Locale): string {
  const shopIn = (language: string) => VOUCHER_SHOPS.find(({ name }) => name === language)?.url;
  return shopIn(translatedLocaleOf(locale).slice(0, 2)) ?? shopIn("en") ?? VOUCHER_SHOPS[0]!.url;
}
