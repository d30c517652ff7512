import type { BodyOf } from "../../../host-site/body.ts";
import type { ElementUse, PageKind } from "../../../host-site/page.ts";
import { pageWords, type PageWords } from "../../../host-site/pages/words.ts";
import type { PageKey } from "../../../host-site/routes/keys.ts";
import { pagePath } from "../../../host-site/routes/paths.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { pageGroup, type Asked, type Loaded } from "../loaded.ts";

interface ElementPage {
  readonly kind: PageKind;
  readonly words: (words: PageWords) => { readonly title: string; readonly description: string };
  readonly heading: BodyOf<"element">["heading"];
  readonly isWide: boolean;
  readonly element: (locale: Locale) => ElementUse;
}

/** The pages that are one element. */
const pages: Partial<Record<PageKey, ElementPage>> = {
  search: {
    kind: "search",
    words: ({ search }) => search,
    heading: "seen",
    isWide: false,
    element: (locale) => ({ tag: "gipfel-listing", attributes: { group: pageGroup, locale } }),
  },
  map: {
    kind: "map",
    words: ({ map }) => map,
    heading: "unseen",
    isWide: true,
    element: (locale) => ({ tag: "gipfel-map", attributes: { group: pageGroup, locale } }),
  },
  basket: {
    kind: "basket",
    words: ({ basket }) => basket,
    heading: "unseen",
    isWide: false,
    element: (locale) => ({ tag: "gipfel-basket", attributes: { locale } }),
  },
  booking: {
    kind: "booking",
    words: ({ booking }) => booking,
    heading: "seen",
    isWide: false,
    element: (locale) => ({ tag: "gipfel-checkout", attributes: { locale, "return-url": pagePath("confirm", locale) } }),
  },
  confirm: {
    kind: "confirm",
    words: ({ confirm }) => confirm,
    heading: "none",
    isWide: false,
    element: (locale) => ({ tag: "gipfel-confirmation", attributes: { locale } }),
  },
};

/** A page that is one element; null for other keys. */
export function loadElementPage({ locale }: Asked, key: PageKey): Loaded | null {
  const page = pages[key];
  if (!page) return null;
  const { title, description } = page.words(pageWords(locale));
  return {
    status: 200,
    kind: page.kind,
    key,
    id: null,
    pathIn: (each) => pagePath(key, each),
    elements: { main: page.element(locale) },
    body: { view: "element", title, heading: page.heading, isWide: page.isWide },
    head: { title, description, picture: null, breadcrumbs: [{ title, url: pagePath(key, locale) }] },
  };
}
