import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Locale } from "../sdk/contracts/locale.ts";
import { HeadElements } from "./head.tsx";
import { jsonForScript } from "./json-block.tsx";
import type { Head } from "./page.ts";

const hostile = [`</script><script>alert(1)</script>`, `<!--<script>`, `"'\\&<>\u2028\u2029`, `--></title>`, `{"a":1}`];

const head: Head = {
  title: "Boats · Gipfel",
  description: "On the lake.",
  canonical: "https://shop.test/en-ch/t/11-boats?a=1&b=2",
  isIndexed: true,
  alternates: [
    { hreflang: "de-CH", href: "https://shop.test/t/11-boote" },
    { hreflang: "en-CH", href: "https://shop.test/en-ch/t/11-boats" },
    { hreflang: "en", href: "https://shop.test/en-ch/t/11-boats" },
    { hreflang: "x-default", href: "https://shop.test/en-ch/t/11-boats" },
  ],
  openGraph: {
    siteName: "Gipfel",
    type: "website",
    image: {
      url: "https://shop.test/images/boat.webp?width=1200&height=630",
      alternativeText: "A boat",
      width: 1200,
      height: 630,
    },
  },
  appPath: "type/11",
  structuredData: [{ "@type": "Thing", name: "A" }],
};

const rendered = (changes: Partial<Head> = {}, locale: Locale = "en_CH") =>
  renderToString(<HeadElements head={{ ...head, ...changes }} locale={locale} />);

describe("the head of a page", () => {
  test("says where the page is kept, in which languages, and what a preview shows", () => {
    const html = rendered();
    for (const element of [
      `<title>Boats · Gipfel</title>`,
      `<meta name="description" content="On the lake."/>`,
      `<link rel="canonical" href="https://shop.test/en-ch/t/11-boats?a=1&amp;b=2"/>`,
      `<link rel="alternate" hreflang="de-CH" href="https://shop.test/t/11-boote"/>`,
      `<link rel="alternate" hreflang="x-default" href="https://shop.test/en-ch/t/11-boats"/>`,
      `<meta property="og:locale" content="en_CH"/>`,
      `<meta property="og:locale:alternate" content="de_CH"/>`,
      `<meta property="og:image:width" content="1200"/>`,
      `<meta name="twitter:card" content="summary_large_image"/>`,
      `<meta property="al:ios:url" content="gipfel://type/11"/>`,
      `<meta property="al:android:url" content="gipfel://type/11"/>`,
    ])
      expect(html).toContain(element);
    expect(html.match(/og:locale:alternate/g)).toHaveLength(1);
  });

  test("names the language of its words where the locale shows English", () => {
    expect(rendered({}, "ar_AE")).toContain(`<meta property="og:locale" content="en_CH"/>`);
  });

  test("a page that engines shall not keep says so, and gives no address", () => {
    const html = rendered({ isIndexed: false, canonical: null, alternates: [], structuredData: [] });
    expect(html).toContain(`<meta name="robots" content="noindex, follow"/>`);
    expect(html).not.toMatch(/canonical|hreflang|og:url|ld\+json/);
  });

  test("no text of a catalogue ends the block it stands in, and each comes back as it was", () => {
    for (const text of hostile) {
      const html = rendered({ title: text, description: text, structuredData: [{ name: text }] });
      expect(html.match(/<\/?script/g), text).toEqual(["<script", "</script"]);
      const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
      expect(JSON.parse(json)).toEqual({ name: text });
      expect(html.match(/<\/title>/g)).toHaveLength(1);
    }
  });
});

test("data in a script element has nothing that HTML or old scripts read as theirs", () => {
  expect(jsonForScript(hostile)).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(jsonForScript(hostile))).toEqual(hostile);
});
