import type { Body } from "../../host-site/body.ts";
import type { ElementUse, PageKind } from "../../host-site/page.ts";
import type { PageKey } from "../../host-site/routes/keys.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import type { Services } from "../services.ts";
import type { HeadInput } from "./head/head.ts";

/** What a loader is asked with. */
export interface LoadInput {
  readonly services: Services;
  readonly locale: Locale;
  /** The page's query. */
  readonly query: URLSearchParams;
}

/** What a loader brings: the page's body, and what shell and head are made of. */
export interface Loaded {
  readonly status: 200 | 404;
  readonly kind: PageKind;
  /** Its key, where it is one of the shop's own pages. */
  readonly key: PageKey | null;
  readonly id: string | null;
  /** The page's one address in a locale. Another address of the same page leads there. */
  readonly pathIn: (locale: Locale) => string;
  readonly elements: Readonly<Record<string, ElementUse>>;
  readonly body: Body;
  readonly head: Pick<
    HeadInput,
    "title" | "description" | "picture" | "breadcrumbs" | "activity" | "listing" | "article"
  >;
}

/** The group that the elements of a page share: filters, search and map are one thing seen several times. */
export const pageGroup = "page";

/**
 * An attribute of elements that are whole as they are rendered: their code comes with the visitor's first sign
 * (`host-site/client/rendered-elements.ts`).
 */
export const deferredAttribute = "data-waits";
