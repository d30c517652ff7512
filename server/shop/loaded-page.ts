import type { Body } from "../../host-site/pages/views.ts";
import type { ElementUse, PageKind } from "../../host-site/page.ts";
import type { PageKey } from "../../sdk/contracts/pages/keys.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import type { Services } from "../services.ts";
import type { HeadInput } from "./head/head.ts";
import type { PageReads } from "./page-reads.ts";

/** The input of a loader. */
export interface LoadInput {
  readonly services: Services;
  /** What the page's elements read too. */
  readonly reads: PageReads;
  readonly locale: Locale;
  /** The page's query. */
  readonly query: URLSearchParams;
}

/** The result of a loader: the page's body, and the input of shell and head. */
export interface LoadedPage {
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

/** One of the shop's own pages. */
export interface KeyedPage {
  /** Null where there is no such page after all. */
  readonly load: (input: LoadInput, key: PageKey) => LoadedPage | null | Promise<LoadedPage | null>;
  /**
   * Whether search engines may keep it (discovery spec §2). The others are a visitor's own (basket, account), answers
   * to somebody's question (search), steps of a process (newsletter), or have nothing to read yet (chat).
   */
  readonly isIndexed: boolean;
  /** With a query it is an answer to a question: search engines keep it without one alone. */
  readonly isAnswerWithQuery?: true;
  /** Account and check-out: no cache keeps the document. */
  readonly isPrivate?: true;
}

/** The group of a page's elements: filters, search and map share one state. */
export const pageGroup = "page";

/**
 * Marks elements that are complete as rendered: their code is loaded at the visitor's first interaction
 * (`host-site/client/rendered-elements.ts`).
 */
export const deferredAttribute = "data-waits";
