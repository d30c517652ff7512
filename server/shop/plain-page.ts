import { escapeMarkup } from "../escape-markup.ts";
import { pagePath } from "../../sdk/contracts/pages/paths.ts";
import type { PlainPageFrame } from "../plain-page-frame.ts";
import { direction, languageTag, translatedLocaleOf, type Locale } from "../../sdk/contracts/locale.ts";

/** A page of one sentence and the way on; its words are ours, in the language that the locale's pages are shown in. */
interface PlainPage {
  readonly locale: Locale;
  readonly title: string;
  readonly text: string;
  /**
   * A link, or without an address a button that posts to the page's own address: opening a page changes nothing, mail
   * scanners open links.
   */
  readonly way: { readonly title: string; readonly url: string | null };
  readonly frame: PlainPageFrame;
}

/** The mark beside the shop's name, as on its pages (host-site/shell/logo.tsx). */
export const ridge = `<svg class="flex-none overflow-visible" width="28" height="24" viewBox="0 0 28 24" aria-hidden="true"><path class="fill-accent" d="M14 2 27 22H1Z"/><path class="fill-accent-mid" d="M14 2 27 22H17.5L14.8 13.5Z"/></svg>`;

/** As `sdk/ui/link-button.tsx` has it. */
const button =
  "focus-ring transition-quick inline-flex min-h-12 items-center justify-center rounded-field bg-accent px-6 py-2 text-center text-16 font-strong text-on-accent no-underline hover:bg-accent-hover max-[640px]:w-full forced-colors:border";

/** For what can't be composed as a page of the shop: links in mails, and requests that are refused before any page. */
export function plainPage({ locale, title, text, way, frame }: PlainPage): string {
  const { style } = frame;
  const shopName = escapeMarkup(frame.shopName);
  const words = translatedLocaleOf(locale);
  const action =
    way.url === null
      ? `<form class="mt-8" method="post"><button class="${button}">${way.title}</button></form>`
      : `<p class="mt-8"><a class="${button}" href="${way.url}">${way.title}</a></p>`;
  return `<!doctype html>
<html lang="${languageTag(words)}" dir="${direction(words)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} – ${shopName}</title>${style === null ? "" : `<link rel="stylesheet" href="${style}">`}</head>
<body><header class="border-b border-line"><div class="wrap flex min-h-[calc(var(--header)-1px)] items-center"><a class="flex min-h-11 items-center gap-3 no-underline" href="${pagePath("homepage", locale)}">${ridge}<span class="text-22 font-strong tracking-[-0.014em] wrap-anywhere">${shopName}</span></a></div></header><main class="wrap pt-12 pb-18"><h1 class="title">${title}</h1><p class="lead">${text}</p>${action}</main></body></html>
`;
}
