import { locales, type Locale } from "../../sdk/contracts/locale.ts";
import type { PageAnswer, PageKind, Shell } from "../page.ts";
import { pageKeys, type PageKey } from "../../sdk/contracts/pages/keys.ts";
import { pagePath } from "../../sdk/contracts/pages/paths.ts";
import { shellWords } from "./words.fixture.ts";

/** A page for tests of the shell: what doesn't matter there is empty. */
export function answerFor(
  kind: PageKind,
  { locale = "en_CH", ...shell }: Partial<Shell> & { readonly locale?: Locale } = {},
): PageAnswer {
  return {
    status: 200,
    locale,
    kind,
    id: null,
    head: {
      title: "",
      description: "",
      canonical: null,
      isIndexed: false,
      alternates: [],
      openGraph: { siteName: "Gipfel", type: "website", image: null },
      appPath: "discover",
      structuredData: [],
    },
    shell: {
      words: shellWords(locale),
      languages: locales.map((each) => ({ locale: each, name: each, path: pagePath("homepage", each) })),
      places: [
        { title: "Interlaken", url: "/l/1-interlaken" },
        { title: "Zermatt", url: "/l/2-zermatt" },
      ],
      types: [
        { title: "Boat trips", url: "/t/14-boat-trips" },
        { title: "Hikes", url: "/t/58-hikes" },
      ],
      paths: Object.fromEntries(pageKeys.map((key) => [key, pagePath(key, locale)])) as Record<PageKey, string>,
      shopName: "Gipfel",
      voucherShop: "https://vouchers.example/",
      elsewhere: { helpCentre: null, jobs: null, social: [], androidPackage: "ch.gipfel.app" },
      paymentMarks: ["twint", "visa", "mastercard"],
      operatorEmail: "hello@shop.example",
      partnerLinks: [],
      linkLists: [],
      widget: null,
      tagManager: null,
      ...shell,
    },
    elements: {},
    body: { view: "element", title: "", heading: "visible", isWide: false, ideas: null },
    build: "test",
  };
}
