import type { ElementBody } from "../../../host-site/pages/element/element.body.ts";
import type { ElementUse, PageKind } from "../../../host-site/page.ts";
import { pageWords } from "../../words/page-words.ts";
import { type PageWords } from "../../../host-site/pages/words.ts";
import type { PageKey } from "../../../sdk/contracts/pages/keys.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { ideasOf } from "../ideas.ts";
import { pageGroup, type LoadInput, type Loaded } from "../loaded.ts";

interface ElementPage {
  readonly kind: PageKind;
  readonly words: (words: PageWords) => { readonly title: string; readonly description: string };
  readonly heading: ElementBody["heading"];
  readonly isWide: boolean;
  readonly element: (locale: Locale) => ElementUse;
  /** The element may have nothing to show, and has room for ideas then. */
  readonly mayBeEmpty?: true;
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
    mayBeEmpty: true,
  },
  booking: {
    kind: "booking",
    words: ({ booking }) => booking,
    heading: "seen",
    isWide: false,
    element: (locale) => ({
      tag: "gipfel-checkout",
      attributes: { locale, "return-url": pagePath("confirm", locale) },
    }),
    mayBeEmpty: true,
  },
  confirm: {
    kind: "confirm",
    words: ({ confirm }) => confirm,
    heading: "none",
    isWide: false,
    element: (locale) => ({ tag: "gipfel-confirmation", attributes: { locale } }),
    mayBeEmpty: true,
  },
};

/** A page that is one element; null for other keys. */
export async function loadElementPage(input: LoadInput, key: PageKey): Promise<Loaded | null> {
  const { locale } = input;
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
    body: {
      view: "element",
      title,
      heading: page.heading,
      isWide: page.isWide,
      ideas: page.mayBeEmpty ? await ideasOf(input) : null,
    },
    head: { title, description, picture: null, breadcrumbs: [{ title, url: pagePath(key, locale) }] },
  };
}
