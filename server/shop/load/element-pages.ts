import type { ElementBody } from "../../../host-site/pages/element/element.body.ts";
import type { ElementUse, PageKind } from "../../../host-site/page.ts";
import { pageWords } from "../../words/page-words.ts";
import { type PageWords } from "../../../host-site/pages/words.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { ideasOf } from "../ideas.ts";
import { pageGroup, type LoadedPage, type KeyedPage } from "../loaded-page.ts";

interface ElementPage extends Omit<KeyedPage, "load"> {
  readonly kind: PageKind;
  readonly words: (words: PageWords) => { readonly title: string; readonly description: string };
  readonly heading: ElementBody["heading"];
  readonly isWide: boolean;
  readonly element: (locale: Locale) => ElementUse;
  /** The element may have nothing to show, and has room for ideas then. */
  readonly mayBeEmpty?: true;
}

/** The pages that are one element. */
export const elementPages = {
  map: elementPage({
    kind: "map",
    words: ({ map }) => map,
    heading: "visuallyHidden",
    isWide: true,
    element: (locale) => ({ tag: "gipfel-map", attributes: { group: pageGroup, locale } }),
    isIndexed: true,
    isAnswerWithQuery: true,
  }),
  search: elementPage({
    kind: "search",
    words: ({ search }) => search,
    heading: "visible",
    isWide: false,
    element: (locale) => ({ tag: "gipfel-listing", attributes: { group: pageGroup, locale } }),
    isIndexed: false,
  }),
  basket: elementPage({
    kind: "basket",
    words: ({ basket }) => basket,
    heading: "visuallyHidden",
    isWide: false,
    element: (locale) => ({ tag: "gipfel-basket", attributes: { locale } }),
    mayBeEmpty: true,
    isIndexed: false,
  }),
  booking: elementPage({
    kind: "booking",
    words: ({ booking }) => booking,
    heading: "visible",
    isWide: false,
    element: (locale) => ({
      tag: "gipfel-checkout",
      attributes: { locale, "return-url": pagePath("confirm", locale) },
    }),
    mayBeEmpty: true,
    isIndexed: false,
    isPrivate: true,
  }),
  confirm: elementPage({
    kind: "confirm",
    words: ({ confirm }) => confirm,
    heading: "none",
    isWide: false,
    element: (locale) => ({ tag: "gipfel-confirmation", attributes: { locale } }),
    mayBeEmpty: true,
    isIndexed: false,
    isPrivate: true,
  }),
};

function elementPage({ kind, words, heading, isWide, element, mayBeEmpty, ...page }: ElementPage): KeyedPage {
  return {
    ...page,
    async load(input, key): Promise<LoadedPage> {
      const { locale } = input;
      const { title, description } = words(pageWords(locale));
      return {
        status: 200,
        kind,
        key,
        id: null,
        pathIn: (each) => pagePath(key, each),
        elements: { main: element(locale) },
        body: { view: "element", title, heading, isWide, ideas: mayBeEmpty ? await ideasOf(input) : null },
        head: { title, description, picture: null, breadcrumbs: [{ title, url: pagePath(key, locale) }] },
      };
    },
  };
}
