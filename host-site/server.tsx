import { renderToString } from "react-dom/server";
import { direction, languageTag, translatedLocaleOf } from "../sdk/contracts/locale.ts";
import { HeadElements } from "./head.tsx";
import { JsonBlock } from "./json-block.tsx";
import type { Assets, RenderDocument } from "./rendering.ts";
import { headerEnd } from "./shell/header.tsx";
import { bodyClasses } from "./shell/rules.ts";
import { viewOf, views } from "./pages/views.ts";
import { Shop } from "./shop.tsx";

await Promise.all(Object.values(views).map((view) => view.load()));

/** The build that renders: a browser of another build loads pages in full. */
export const buildId: string = __BUILD__;

/** A page as an HTML document. `roots` are the elements' declarative shadow roots, by their names in the answer. */
export const renderDocument: RenderDocument = (answer, roots, assets) => {
  const head = renderToString(<HeadElements head={answer.head} locale={answer.locale} />);
  const body = renderToString(<Shop answer={answer} roots={roots} visit={0} />);
  const words = translatedLocaleOf(answer.locale);
  return [
    `<!doctype html><html lang="${languageTag(words)}" dir="${direction(words)}"><head>`,
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    links(assets, !!viewOf(answer.body)?.isPersonal),
    head,
    `</head><body class="${bodyClasses(answer).join(" ")}"><div id="shop" data-account-sheet="${assets.accountStyle}">${body}</div>`,
    renderToString(<JsonBlock id="page" type="application/json" data={answer} />),
    `</body></html>`,
  ].join("");
};

function links({ style, accountStyle, client, loader, font }: Assets, isAccount: boolean): string {
  return [
    `<link rel="stylesheet" href="${style}">`,
    isAccount ? `<link rel="stylesheet" href="${accountStyle}">` : "",
    // Its entries are placed from the far end: drawn while the rest is still being read, each would move with the next.
    `<link rel="expect" href="#${headerEnd}" blocking="render">`,
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    `<link rel="icon" href="/favicon.ico" sizes="48x48"><link rel="icon" href="/shop/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
    `<script type="module" src="${client}"></script><script type="module" src="${loader}"></script>`,
  ].join("");
}
