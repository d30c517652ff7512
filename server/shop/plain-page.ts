import { pagePath } from "../../host-site/routes/paths.ts";
import { direction, languageTag, mainLocaleOf, type Locale } from "../../sdk/contracts/locale.ts";

/** A page of one sentence and the way on; its words are ours, in the language that the locale's pages are shown in. */
export interface PlainPage {
  readonly locale: Locale;
  readonly title: string;
  readonly text: string;
  /**
   * A link, or without an address a button that posts to the page's own address: opening a page changes nothing, mail
   * scanners open links.
   */
  readonly way: { readonly title: string; readonly url: string | null };
  /** The style sheet of the shop's pages; null where nothing is built: it reads without. */
  readonly style: string | null;
}

/**
 * The shop's wordmark, as its pages have it (host-site/shell/logo.tsx): who opens a mail's link sees whose page it is.
 */
const wordmark = `<svg class="logo-mark" width="28" height="24" viewBox="0 0 28 24" aria-hidden="true"><path d="M14 2 27 22H1Z"/><path d="M14 2 27 22H17.5L14.8 13.5Z"/></svg><span class="logo-name">Gipfel</span>`;

/** For what can't be composed as a page of the shop: links in mails, and requests that are refused before any page. */
export function plainPage({ locale, title, text, way, style }: PlainPage): string {
  const main = mainLocaleOf(locale);
  const action =
    way.url === null
      ? `<form class="actions" method="post"><button class="button">${way.title}</button></form>`
      : `<p class="actions"><a class="button" href="${way.url}">${way.title}</a></p>`;
  return `<!doctype html>
<html lang="${languageTag(main)}" dir="${direction(main)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} – Gipfel</title>${style === null ? "" : `<link rel="stylesheet" href="${style}">`}</head>
<body><header class="header"><div class="wrap header-row"><a class="logo" href="${pagePath("homepage", locale)}">${wordmark}</a></div></header><main class="wrap notice"><h1 class="title">${title}</h1><p class="lead">${text}</p>${action}</main></body></html>
`;
}
