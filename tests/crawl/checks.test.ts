import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkLinks } from "./check-links.ts";
import { checkPage } from "./check-page.ts";
import { checkLanguages, checkTitles } from "./check-together.ts";
import { treesOf } from "./document.ts";
import { readPage } from "./page.ts";
import { kindOf, spread } from "./sitemap-paths.ts";

const origin = "https://shop.test";
const shop = { origin, base: "http://127.0.0.1:1" };
const product = {
  "@context": "https://schema.org",
  "@type": "Product",
  name: "Steamer",
  description: "On the lake.",
  url: `${origin}/activity/1-steamer`,
  offers: {
    "@type": "AggregateOffer",
    url: `${origin}/activity/1-steamer`,
    priceCurrency: "CHF",
    lowPrice: "49.00",
    highPrice: "98.00",
    offerCount: 1,
    availability: "https://schema.org/InStock",
  },
};
const crumbs = {
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [{ "@type": "ListItem", position: 1, name: "Gipfel", item: `${origin}/` }],
};

/** A page that nothing is wrong with, but for what is put in the place of a part of it. */
function pageWith(...changes: readonly (readonly [part: string, instead: string])[]) {
  const sound = `<!doctype html><html lang="de-CH" dir="ltr"><head><meta charset="utf-8"><title>Dampfer · Gipfel</title>
<meta name="description" content="Auf dem See."><link rel="canonical" href="${origin}/activity/1-steamer">
<link rel="alternate" hreflang="de-CH" href="${origin}/activity/1-steamer"><link rel="alternate" hreflang="x-default" href="${origin}/en-ch/activity/1-steamer">
<script type="application/ld+json">${JSON.stringify(crumbs)}</script><script type="application/ld+json">${JSON.stringify(product)}</script></head>
<body><main id="content"><gipfel-activity activity="1"><template shadowrootmode="open"><h1 id="title">Dampfer</h1><img src="/a.webp" alt="" width="4" height="3"><p><a href="/warenkorb">Warenkorb</a></p></template></gipfel-activity></main></body></html>`;
  for (const [part] of changes) if (!sound.includes(part)) throw new Error(`${part} is not in the page`);
  return readPage(
    "/activity/1-steamer",
    changes.reduce((html, [part, instead]) => html.replace(part, instead), sound),
  );
}

const kindsIn = async (page: ReturnType<typeof readPage>) =>
  (await checkPage(shop, page, "de_CH")).map(({ kind, detail }) => `${kind}: ${detail}`);

describe("one page", () => {
  test("nothing is wrong with a sound one", async () => {
    expect(await kindsIn(pageWith())).toEqual([]);
  });

  test.each([
    ["a language that isn't the page's", [`lang="de-CH"`, `lang="en-CH"`], /^language: /],
    ["the other direction", [`dir="ltr"`, `dir="rtl"`], /^direction: /],
    ["no title", [`Dampfer · Gipfel`, ``], /^title: /],
    ["a description that is cut by others", [`Auf dem See.`, "x".repeat(161)], /^description: 161/],
    [
      "a canonical address elsewhere",
      [`rel="canonical" href="${origin}/activity/1-steamer"`, `rel="canonical" href="${origin}/"`],
      /^canonical: /,
    ],
    [
      "a page of the sitemap that must not be kept",
      [`<meta charset="utf-8">`, `<meta charset="utf-8"><meta name="robots" content="noindex">`],
      /^noindex: /,
    ],
    ["no x-default", [`hreflang="x-default"`, `hreflang="en-CH"`], /^hreflang: x-default/],
    [
      "a second heading of the first level in another root",
      [`<main id="content">`, `<main id="content"><h1>Noch einer</h1>`],
      /^h1: there are 2/,
    ],
    ["a picture without a size", [` width="4"`, ``], /^image without width: /],
    ["a picture without words", [` alt=""`, ``], /^image without alt: /],
    ["an id twice in one root", [`<p>`, `<p id="title">`], /^html no-dup-id: /],
    ["an element that can't stand there", [`<p>`, `<p><div></div>`], /^html /],
    ["a block that is no JSON", [`{"@context"`, `{@context`], /^structured data: is no JSON/],
    [
      "an amount that is no amount",
      [`"lowPrice":"49.00"`, `"lowPrice":"CHF 49"`],
      /AggregateOffer\.lowPrice: "CHF 49"/,
    ],
    ["another currency", [`"priceCurrency":"CHF"`, `"priceCurrency":"EUR"`], /AggregateOffer\.priceCurrency/],
    ["a product that says neither price nor rating", [`"offers":`, `"other":`], /Product has none of offers/],
    [
      "a rating that isn't told (RULES 20)",
      [`"offers":`, `"aggregateRating":{"@type":"AggregateRating","ratingValue":3.4,"ratingCount":2},"offers":`],
      /ratingValue: 3.4/,
    ],
    [
      "facts about another shop",
      [`"url":"${origin}/activity`, `"url":"https://else.test/activity`],
      /Product\.url leads elsewhere/,
    ],
    ["a way that doesn't count from 1", [`"position":1`, `"position":0`], /positions are not/],
    ["a type that nobody has thought of", [`"@type":"Product"`, `"@type":"Produkt"`], /Produkt is not known/],
    ["no way to the page", [`"@type":"BreadcrumbList"`, `"@type":"ItemList"`], /BreadcrumbList is missing/],
  ] as const)("%s is found", async (_, change, wanted) => {
    const found = await kindsIn(pageWith(change));
    expect(found.filter((each) => wanted.test(each))).not.toEqual([]);
  });

  test("each shadow root has ids of its own, however deep it stands", async () => {
    const nested = `<gipfel-reviews><template shadowrootmode="open"><p id="title">a</p><template><i></i></template></template></gipfel-reviews>`;
    const page = pageWith([`<p>`, `${nested}<p>`]);
    expect(page.trees.map(({ name }) => name)).toEqual(["document", "gipfel-activity", "gipfel-reviews"]);
    expect(await kindsIn(page)).toEqual([]);
    expect(treesOf("<p>a</p>")).toHaveLength(1);
  });
});

describe("pages together", () => {
  const named = (path: string, hrefs: readonly string[], title = path) => ({
    ...pageWith(),
    path,
    title,
    alternates: hrefs.map((href) => ({ hreflang: href.slice(1, 3), href: origin + href })),
  });
  const byPath = (...pages: ReturnType<typeof named>[]) => new Map(pages.map((page) => [page.path, page]));

  test("a language link that isn't returned is found", () => {
    expect(checkLanguages(shop, byPath(named("/de", ["/de", "/en"]), named("/en", ["/de", "/en"])))).toEqual([]);
    expect(checkLanguages(shop, byPath(named("/de", ["/de", "/en"]), named("/en", ["/en"])))).toMatchObject([
      { kind: "hreflang not returned", path: "/de" },
    ]);
  });

  test("a title that two pages of a language have is found; two languages may share one", () => {
    const [one, other] = [named("/a", [], "Rigi"), named("/b", [], "Rigi")];
    expect(checkTitles(new Map([["de_CH", [one, other]]]))).toMatchObject([{ kind: "title twice", path: "/b" }]);
    expect(
      checkTitles(
        new Map([
          ["de_CH", [one]],
          ["en_CH", [other]],
        ]),
      ),
    ).toEqual([]);
  });
});

describe("links", () => {
  let server: Server;
  const requests: string[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      response
        .writeHead(request.url === "/gone" ? 404 : request.url === "/old" ? 301 : 200, { location: "/new" })
        .end();
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  });
  afterAll(() => server.close());

  test("each address is asked for once; what is gone or has moved is found, what leads elsewhere or acts is left alone", async () => {
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const page = (path: string) => ({
      ...pageWith(),
      path,
      links: ["/gone", "/old", "/fine?a=1#b", "#here", "https://else.test/x", "mailto:a@b.ch", "/api/auth/logout"],
    });
    const pages = new Map(["/a", "/b"].map((path) => [path, page(path)]));
    const { problems, all } = await checkLinks({ origin, base }, pages, {
      links: Number.POSITIVE_INFINITY,
      concurrency: 2,
    });
    expect(all).toBe(3);
    expect(requests.toSorted()).toEqual(["HEAD /fine?a=1", "HEAD /gone", "HEAD /old"]);
    expect(problems.map(({ kind, detail }) => `${kind}: ${detail}`).toSorted()).toEqual([
      "broken link: /gone answers 404",
      "link that has moved: /old leads on to /new",
    ]);
  });
});

test("an address says what a page is, in every language; a sample is taken from all over a list", () => {
  expect(
    ["/", "/ueber-uns", "/activity/1-a", "/en-ch/l/1-a", "/ar-ae/l/1-a/t/2-b", "/l/1/a/2", "/p/3", "/fr-ch/a/9-x"].map(
      kindOf,
    ),
  ).toEqual([
    "own",
    "own",
    "activity",
    "location",
    "location-type",
    "location-attribute",
    "point_of_interest",
    "attribute",
  ]);
  expect(spread([1, 2, 3, 4, 5, 6], 3)).toEqual([1, 3, 5]);
  expect(spread([1, 2], 5)).toEqual([1, 2]);
});
