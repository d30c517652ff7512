import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { formats, formatsOf } from "./formats.ts";
import { fieldsOf } from "./fields.ts";
import { htmlSnippet } from "./html.ts";
import { kinds, type KindName } from "./kinds.ts";
import { policyOf } from "./policy.ts";
import { widgetOf, type WidgetOptions } from "./widget.ts";

const shop = "https://shop.example";
const source = { shop, title: "Jungfraujoch – Top of Europe" };
const cta = (values: Record<string, string> = {}): WidgetOptions => ({ kind: "cta", activities: [214], values });

/** What a page has after a snippet was pasted into it: tags with their attributes and the text in them. */
function parsed(html: string) {
  const elements: { tag: string; attributes: Record<string, string>; text: string }[] = [];
  const walk = (node: any) => {
    if (node.attrs) {
      const text = node.childNodes.map((child: any) => child.value ?? "").join("");
      const attributes = Object.fromEntries(node.attrs.map((one: any) => [one.name, one.value]));
      elements.push({ tag: node.tagName, attributes, text });
    }
    for (const child of node.childNodes ?? []) walk(child);
  };
  walk(parseFragment(html));
  return elements;
}

test("the HTML of a card with a button names what was chosen, and leaves defaults out", () => {
  const options = cta({
    "affiliate-id": "4182",
    text: "Book now",
    background: "FF385C",
    color: "#000000",
    theme: "auto",
  });
  expect(htmlSnippet(widgetOf(options, source))).toBe(
    `<script type="module" src="https://shop.example/sdk/v1/gipfel.js"></script>
<gipfel-button
  activity="214"
  variant="cta"
  affiliate-id="4182"
  text="Book now"
  color="#000000"
>
  <a href="https://shop.example/activity/214?affiliateId=4182&amp;affiliateWidget=link">Jungfraujoch – Top of Europe</a>
</gipfel-button>`,
  );
});

test("a pinned version has the loader's integrity", () => {
  const html = htmlSnippet(widgetOf(cta(), { ...source, pinned: { version: "1.4.2", integrity: "sha384-abc" } }));
  expect(parsed(html)[0]).toEqual({
    tag: "script",
    attributes: {
      type: "module",
      src: "https://shop.example/sdk/1.4.2/gipfel.js",
      integrity: "sha384-abc",
      crossorigin: "anonymous",
    },
    text: "",
  });
});

test.each(["<b>", "#12345", "red", "#ff385c;--x:1", "url(x)"])("the colour %j is left out", (background) => {
  expect(widgetOf(cta({ background }), source).attributes).toEqual([
    ["activity", "214"],
    ["variant", "cta"],
  ]);
});

test.each([
  ["logo-url", "javascript:alert(1)"],
  ["logo-url", "data:text/html,x"],
  ["logo-url", "http://hotel.example/logo.svg"],
  ["logo-url", "/logo.svg"],
  ["logo-url", "https:///"],
  ["text", "x".repeat(10_000)],
  ["affiliate-id", "no such <id>"],
  ["theme", "blue"],
  ["locale", "tlh"],
])("%s=%j is left out", (name, value) => {
  expect(widgetOf(cta({ [name]: value }), source).attributes.map(([name]) => name)).toEqual(["activity", "variant"]);
});

test("a list leads to its activities, in its language, with the affiliate", () => {
  const options: WidgetOptions = {
    kind: "iframe",
    activities: [167, 214],
    values: { locale: "fr-ch", "affiliate-id": "4182", hide: "sort map", "brand-color": "0B5D47", search: "lac" },
  };
  const widget = widgetOf(options, source);
  expect(widget.link.href).toBe(
    "https://shop.example/fr-ch/s?activities=167%2C214&s=lac&affiliateId=4182&affiliateWidget=link",
  );
  expect(widget.frame).toBe(
    "https://shop.example/fr-ch/s?activities=167%2C214&s=lac&affiliateId=4182&affiliateWidget=iframe" +
      "&widgetShowNavigation=false&widgetBrandColor=0b5d47&hideSort=true&hideMap=true",
  );
  expect(formatsOf(widget)).toEqual(["html", "link", "policy"]);
  expect(parsed(htmlSnippet(widget)).map(({ tag }) => tag)).toEqual(["iframe", "script"]);
});

test("a list without a search text leads to the page that its button opens, not to the search", () => {
  const { link, frame } = widgetOf({ kind: "list-button", activities: [167, 214], values: {} }, source);
  expect(link.href).toBe("https://shop.example/freizeitaktivitaeten?activities=167%2C214");
  expect(frame).toBe(`${link.href}&widgetShowNavigation=false`);
});

const listOf = (values: Record<string, string>, kind: KindName = "list", activities: readonly number[] = []) =>
  widgetOf({ kind, activities, values: { locale: "en_CH", ...values } }, source);

test("the link, the QR code, the frame and the fallback of a list open the same list: filters, sort, search text", () => {
  const query = "s=boat&locations=1010%2C1012&types=104&sort=priceAsc";
  const values = { search: "boat", locations: "1010, 1012", types: "[104]", sort: "priceAsc" };
  const address = `https://shop.example/en-ch/s?${query}`;
  const widget = listOf(values);
  expect(widget.link.href).toBe(address);
  expect(parsed(htmlSnippet(widget)).at(-1)!.attributes).toEqual({ href: address });
  expect(formats.link(widget)[0]!.text, "what the QR code draws").toBe(address);
  for (const kind of ["list", "iframe"] as const) {
    const { src } = parsed(formats.iframe(listOf(values, kind))[0]!.text)[0]!.attributes;
    expect(src, kind).toBe(`${address}&widgetShowNavigation=false`);
  }
});

test.each([
  ["location", "1010", "/en-ch/l/1010"],
  ["type", "104", "/en-ch/t/104"],
  ["attribute", "261", "/en-ch/a/261"],
  ["point_of_interest", "7", "/en-ch/p/7"],
  ["location-type", "1010-104", "/en-ch/l/1010/t/104"],
  ["location-attribute", "1010-261", "/en-ch/l/1010/a/261"],
  ["listing", "all", "/en-ch/activities"],
])("the link of the list %s %s leads to its page", (kind, id, path) => {
  const { link, frame } = listOf({ "page-kind": kind, "page-id": id, sort: "priceAsc" }, "iframe");
  expect(link.href).toBe(`https://shop.example${path}?sort=priceAsc`);
  expect(frame).toBe(`${link.href}&widgetShowNavigation=false`);
});

test("a list of one feature leads to that feature's page; no address has a list of several", () => {
  expect(listOf({ attributes: "261" }).link.href).toBe("https://shop.example/en-ch/a/261");
  expect(listOf({ attributes: "261", locations: "1010" }).link.href).toBe(
    "https://shop.example/en-ch/a/261?locations=1010",
  );
  expect(listOf({ attributes: "261,262" }).link.href).toBe("https://shop.example/en-ch/activities");
});

// Cause: a kind alone was in the code, and the element shows nothing without its number.
test.each([
  ["a kind of list without its number", { "page-kind": "location" }],
  ["one with a number of another shape", { "page-kind": "location", "page-id": "1010-104" }],
  ["joined kinds with one number", { "page-kind": "location-type", "page-id": "1010" }],
  ["a number without its kind", { "page-id": "1010" }],
])("%s is left out", (_, values) => {
  const { attributes, link } = listOf(values as Record<string, string>);
  expect(attributes.map(([name]) => name)).toEqual(["locale"]);
  expect(link.href).toBe("https://shop.example/en-ch/activities");
});

test("every option of a frame changes its address", () => {
  const values: Record<string, string> = {
    locale: "fr_CH",
    "affiliate-id": "4182",
    campaign: "spa",
    "brand-color": "#112233",
    "logo-url": "https://hotel.example/logo.svg",
    "page-kind": "location",
    "page-id": "1010",
    locations: "1010",
    types: "104",
    sort: "priceAsc",
    search: "lac",
    hide: "map",
  };
  const needs: Record<string, string> = { campaign: "affiliate-id", "page-kind": "page-id", "page-id": "page-kind" };
  for (const { name } of fieldsOf("iframe")) {
    const other = needs[name];
    const without: Record<string, string> = other ? { [other]: values[other]! } : {};
    const frame = (values: Record<string, string>) =>
      widgetOf({ kind: "iframe", activities: [], values }, source).frame;
    expect(values[name], name).toBeDefined();
    expect(frame({ ...without, [name]: values[name]! }), name).not.toBe(frame(without));
  }
});

test.each(Object.keys(kinds) as KindName[])("%s has every form, each with its tag or address", (kind) => {
  const widget = widgetOf({ kind, activities: [167], values: {} }, source);
  for (const name of formatsOf(widget)) {
    const parts = formats[name](widget);
    expect(parts.length).toBeGreaterThan(0);
    for (const { text } of parts) expect(text).not.toContain("undefined");
  }
});

test("the lines of a policy have what the widget loads: payment on the page, the map, the providers of the shop", () => {
  const sources = {
    payment: {
      script: ["https://pay.example"],
      connect: ["https://api.pay.example"],
      frame: ["https://pay.example"],
      image: [],
    },
    map: { script: [], connect: ["https://tiles.example"], frame: [], image: ["blob:", "https://tiles.example"] },
    humanCheck: { script: ["https://check.example"], connect: [], frame: ["https://check.example"], image: [] },
  };
  const lines = (options: WidgetOptions) => policyOf(widgetOf(options, source), sources).split("\n");
  expect(lines(cta()), "its booking is paid in the shop").toEqual([
    "script-src https://shop.example;",
    "connect-src https://shop.example;",
    "img-src https://shop.example;",
    "style-src 'self';",
    "trusted-types gipfel;",
  ]);
  expect(lines({ kind: "widget", activities: [167], values: { checkout: "inline" } })).toEqual([
    "script-src https://shop.example https://pay.example;",
    "connect-src https://shop.example https://api.pay.example;",
    "img-src https://shop.example;",
    "style-src 'self';",
    "frame-src https://shop.example https://pay.example;",
    "trusted-types gipfel;",
  ]);
  expect(lines({ kind: "list", activities: [], values: {} })).toEqual([
    "script-src https://shop.example;",
    "connect-src https://shop.example https://tiles.example;",
    "img-src https://shop.example blob: https://tiles.example;",
    "style-src 'self';",
    "worker-src blob:;",
    "trusted-types gipfel;",
  ]);
  expect(lines({ kind: "iframe", activities: [], values: {} })).toEqual([
    "script-src https://shop.example;",
    "frame-src https://shop.example;",
  ]);
});
