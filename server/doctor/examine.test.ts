import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { diagnosticCodes, diagnosticTable } from "../../sdk/contracts/diagnostics.ts";
import { attributesOf } from "../../sdk/contracts/elements/schemas.ts";
import { elementTags } from "../../sdk/contracts/elements/tags.ts";
import { htmlSnippet, iframeSnippet } from "../../sdk/snippets/html.ts";
import { kinds, type KindName } from "../../sdk/snippets/kinds.ts";
import { policyOf } from "../../sdk/snippets/policy.ts";
import { widgetOf } from "../../sdk/snippets/widget.ts";
import { examine } from "./examine.ts";
import type { ShopFacts } from "./examined.ts";
import { readPageSource } from "./page-source.ts";

const shop = "https://shop.test";
const digest = `sha384-${"a".repeat(64)}`;
const none = { script: [], connect: [], frame: [], image: [] };
const facts: ShopFacts = {
  shop,
  versions: [
    { version: "1.2.0", released: "2026-06-01", supportedUntil: "2028-06-01", integrity: digest },
    { version: "1.1.0", released: "2026-01-01", supportedUntil: "2028-01-01", integrity: digest },
    { version: "1.0.0", released: "2025-01-01", supportedUntil: "2027-01-01", integrity: digest },
  ],
  activities: new Map([
    ["167", "bookable"],
    ["104", "sold_out"],
    ["999", "unknown"],
  ]),
  affiliates: new Set(["4182"]),
  sources: { payment: none, map: none, humanCheck: none },
  now: Date.parse("2026-11-21T09:00:00Z"),
};

const script = `<script type="module" src="${shop}/sdk/v1/gipfel.js"></script>`;
const element = `<gipfel-booking activity="167"><a href="${shop}/activity/167">Book</a></gipfel-booking>`;
const pin = (attributes: string, version = "1.2.0") =>
  `<script type="module" src="${shop}/sdk/${version}/gipfel.js"${attributes}></script>\n${element}`;

function look(
  html: string,
  headers: Record<string, string> = {},
  address: string | null = null,
  sources: ShopFacts["sources"] = facts.sources,
) {
  return examine({ source: readPageSource(html), address, headers }, { ...facts, sources }).diagnostics;
}
const codes = (html: string, headers: Record<string, string> = {}) => look(html, headers).map(({ code }) => code);

test.each<[what: string, html: string, ...codes: string[]]>([
  ["a whole snippet", `${script}\n${element}`],
  ["a snippet in a page", `<!doctype html><html><head>${script}</head><body>${element}</body></html>`],
  ["async, in the other order", `${element}<script async type=module src='${shop}/sdk/v1/gipfel.js'></script>`],
  ["no script tag", element, "script_missing"],
  ["nothing of Gipfel", "<p>Hello</p>", "script_missing"],
  ["a script of another shop", script.replace("shop.test", "other.test") + element, "script_foreign"],
  [
    "a copy of the script",
    `<script type="module" src="/wp-content/cache/gipfel.js"></script>${element}`,
    "script_moved",
  ],
  ["a path that the shop doesn't have", script.replace("v1", "v2") + element, "script_address_unknown"],
  ["http", script.replace("https", "http") + element, "script_http"],
  ["no type", `<script src="${shop}/sdk/v1/gipfel.js"></script>${element}`, "script_not_module"],
  ["type text/javascript", script.replace("module", "text/javascript") + element, "script_not_module"],
  ["held back by its type", script.replace("module", "text/plain") + element, "script_deferred"],
  ["held back by its address", script.replace(" src=", " data-rocket-src=") + element, "script_deferred"],
  ["joined by a plugin", `<script src="/cache/autoptimize_1.js"></script>${element}`, "script_joined"],
  ["a script twice", script + script + element, "script_twice"],
  ["an import by an inline script", `<script type="module">import "${shop}/sdk/v1/gipfel.js"</script>${element}`],
  ["a pinned version", pin(` integrity="${digest}" crossorigin="anonymous"`), "version_newest"],
  ["an old version", pin(` integrity="${digest}" crossorigin`, "1.1.0"), "version_old"],
  ["a version near its end", pin(` integrity="${digest}" crossorigin`, "1.0.0"), "version_ending"],
  ["an unknown version", pin(` integrity="${digest}" crossorigin`, "9.9.9"), "version_unknown"],
  ["a pinned version without integrity", pin(""), "integrity_missing", "version_newest"],
  ["a wrong integrity", pin(` integrity="sha384-x" crossorigin`), "integrity_wrong", "version_newest"],
  ["integrity without crossorigin", pin(` integrity="${digest}"`), "crossorigin_missing", "version_newest"],
  [
    "integrity on the newest build",
    script.replace("></", ` integrity="x" crossorigin></`) + element,
    "integrity_evergreen",
  ],
  ["credentials", script.replace("></", ` crossorigin="use-credentials"></`) + element, "crossorigin_credentials"],
  ["two versions", pin(` integrity="${digest}" crossorigin`) + script, "versions_mixed", "version_newest"],
  ["curly quotes in an element", `${script}<gipfel-booking activity=“167”></gipfel-booking>`, "quotes_curly"],
  [
    "curly quotes in the script",
    `<script type=”module” src=”${shop}/sdk/v1/gipfel.js”></script>${element}`,
    "quotes_curly",
  ],
  ["guillemets that a text means", `${script}<gipfel-button activity="167" text="« Réserver »"></gipfel-button>`],
  ["curly quotes that a text means", `${script}<gipfel-button activity="167" text='“Book”'></gipfel-button>`],
  [
    "guillemets that the text of a place means",
    `${script}<div data-gipfel="button" data-activity="167" data-text="«&nbsp;Réserver&nbsp;»"></div>`,
  ],
  ["curly quotes in an attribute of the page's own", `${script}${element.replace(" ", ` title="„Titlis“" `)}`],
  [
    "a curly quote before a text, a straight one behind",
    `${script}<gipfel-button activity="167" text=“Book"></gipfel-button>`,
    "quotes_curly",
  ],
  [
    "curly quotes within a place's own",
    `${script}<div data-gipfel="”button”" data-activity="167"></div>`,
    "quotes_curly",
  ],
  ["curly quotes around a text", `${script}<gipfel-button activity="167" text=“Book”></gipfel-button>`, "quotes_curly"],
  ["curly quotes of a number", `${script}<gipfel-button activity=”104”></gipfel-button>`, "quotes_curly"],
  ["curly quotes within a number's own", `${script}<gipfel-button activity="”104”"></gipfel-button>`, "quotes_curly"],
  [
    "curly quotes within a script's own",
    `<script type="”module”" src="${shop}/sdk/v1/gipfel.js"></script>${element}`,
    "quotes_curly",
  ],
  ["a missing quote", `${script}<gipfel-booking activity="167><a href="/x">Book</a></gipfel-booking>`, "quote_missing"],
  [
    "quotes that WordPress has written as entities",
    `${script}<gipfel-booking activity=&#8221;167&#8243;></gipfel-booking>`,
    "quotes_curly",
  ],
  [
    "markup as a value that has its quotes",
    `${script}<gipfel-booking activity="<img src=x onerror=alert(1)>"></gipfel-booking>`,
    "attribute_invalid",
  ],
  [
    "a non-breaking space after the tag's name",
    `${script}<gipfel-booking\u00a0activity="167"></gipfel-booking>`,
    "characters_invisible",
  ],
  ["an invisible character", `${script}<gipfel-booking activity="167\u200b"></gipfel-booking>`, "characters_invisible"],
  ["another direction", `${script}<gipfel-booking activity="\u202e167"></gipfel-booking>`, "characters_invisible"],
  ["NUL", `${script}<gipfel-booking activity="167\0"></gipfel-booking>`, "characters_invisible"],
  ["a non-breaking space in a text", `${script}<gipfel-button text="8\u00a0km"></gipfel-button>`],
  [
    "JSON that is none",
    `${script}<gipfel-booking activity="167" booking-data="{"></gipfel-booking>`,
    "attribute_ignored",
  ],
  ["a logo on http", `${script}<gipfel-button logo-url="http://x.test/l.png"></gipfel-button>`, "address_insecure"],
  ["a logo on this machine", `${script}<gipfel-button logo-url="http://localhost:4001/l.png"></gipfel-button>`],
  ["escaped markup as a value", `${script}<gipfel-button text="&lt;b&gt; Book"></gipfel-button>`],
  ["cut within a tag", `${script}<gipfel-booking activity="1`, "markup_cut"],
  ["cut before the end tag", `${script}<gipfel-booking activity="167"><a href="/">Book</a>`, "markup_cut"],
  [
    "a script that is not closed",
    `<script type="module" src="${shop}/sdk/v1/gipfel.js">`,
    "markup_cut",
    "element_missing",
  ],
  ["escaped", `<p>&lt;gipfel-booking activity="167"&gt;&lt;/gipfel-booking&gt;</p>${script}`, "markup_escaped"],
  ["escaped and nothing else", `<p>&lt;script src="${shop}/sdk/v1/gipfel.js"&gt;&lt;/script&gt;</p>`, "markup_escaped"],
  ["shown as code on purpose", `<pre>&lt;gipfel-booking&gt;</pre>${script}${element}`],
  ["a shortcode as text", `<p>[gipfel_booking activity="167"]</p>`, "shortcode_shown"],
  ["a slash at its end", `${script}<gipfel-booking activity="167" /><p>More</p>`, "markup_self_closed"],
  ["no element", script, "element_missing"],
  ["no element, but links", script.replace("></", ` data-links="drawer"></`)],
  ["pasted twice", `${script}${element}${element}`, "element_twice"],
  ["in a template", `${script}<template>${element}</template>`, "element_inert"],
  ["in noscript", `${script}<noscript>${element}</noscript>`, "element_inert"],
  ["in a comment", `${script}<!-- ${element} -->`, "element_inert"],
  ["a script in noscript", `<noscript>${script}</noscript>${element}`, "element_inert"],
  ["a misspelt tag", `${script}<gipfel-bokking activity="167"></gipfel-bokking>`, "tag_unknown"],
  ["an underscore", `${script}<gipfel_booking activity="167"></gipfel_booking>`, "tag_unknown"],
  ["a place that is no element", `${script}<div data-gipfel="buton"></div>`, "tag_unknown"],
  ["a place", `${script}<div data-gipfel="booking" data-activity="167" data-theme="blue"></div>`, "attribute_ignored"],
  ["no activity", `${script}<gipfel-booking></gipfel-booking>`, "attribute_missing"],
  ["a wrong activity", `${script}<gipfel-button activity="Eiger"></gipfel-button>`, "attribute_invalid"],
  ["a wrong colour", `${script}<gipfel-button brand-color="red"></gipfel-button>`, "attribute_ignored"],
  ["a misspelt attribute", `${script}<gipfel-booking activty="167"></gipfel-booking>`, "attribute_unknown"],
  ["an attribute without its dash", `${script}<gipfel-button affiliateid="4182"></gipfel-button>`, "attribute_unknown"],
  [
    "attributes of HTML and of frameworks",
    `${script}<gipfel-button class="a" id="b" data-v-1 aria-label="x" _ngcontent-c1></gipfel-button>`,
  ],
  ["an unknown activity", `${script}<gipfel-booking activity="999"></gipfel-booking>`, "activity_unknown"],
  ["a sold-out activity", `${script}<gipfel-button activities="167, 104"></gipfel-button>`, "activity_sold_out"],
  ["an unknown affiliate", `${script}<gipfel-button affiliate-id="7"></gipfel-button>`, "affiliate_unknown"],
  ["an approved affiliate", `${script}<gipfel-button affiliate-id="4182"></gipfel-button>`],
  ["a frame", `<iframe src="${shop}/en-ch/activities"></iframe>`, "frame_script_missing"],
  [
    "a frame in which nothing runs",
    `<iframe sandbox="" src="${shop}/activities"></iframe><script src="${shop}/sdk/v1/frame.js"></script>`,
    "frame_sandboxed",
  ],
  [
    "a frame that may do what a booking needs",
    `<iframe sandbox="allow-scripts allow-same-origin allow-forms allow-popups" src="${shop}/activities"></iframe><script src="${shop}/sdk/v1/frame.js"></script>`,
  ],
  [
    "a frame with its script",
    `<iframe src="${shop}/activities"></iframe><script src="${shop}/sdk/v1/frame.js"></script>`,
  ],
])("%s", (_, html, ...expected) => {
  expect(codes(html)).toEqual(expected);
});

const policy = "content-security-policy";
test.each<[what: string, headers: Record<string, string>, ...codes: string[]]>([
  ["a policy that allows all", { [policy]: `default-src 'self' ${shop}; worker-src blob:` }],
  ["a wildcard", { [policy]: "default-src https:; worker-src blob:" }],
  ["another host", { [policy]: "script-src https://cdn.test" }, "script_blocked"],
  [
    "nothing but the page's own",
    { [policy]: "default-src 'self'" },
    "script_blocked",
    "policy_blocked",
    "pictures_blocked",
    "frame_blocked",
  ],
  ["a folder that the script is not in", { [policy]: `script-src ${shop}/other/` }, "script_blocked"],
  ["connections forbidden", { [policy]: `script-src ${shop}; connect-src 'self'` }, "policy_blocked"],
  [
    "'strict-dynamic' without a nonce on the tag",
    { [policy]: `script-src 'nonce-x' 'strict-dynamic' ${shop}` },
    "script_blocked",
  ],
  ["two policies, the second stricter", { [policy]: `script-src ${shop}, connect-src 'none'` }, "policy_blocked"],
  [
    "Trusted Types without our name",
    { [policy]: "require-trusted-types-for 'script'; trusted-types app" },
    "trusted_types_blocked",
  ],
  ["Trusted Types with our name", { [policy]: "require-trusted-types-for 'script'; trusted-types app gipfel" }],
  ["isolation", { "cross-origin-embedder-policy": "require-corp" }, "isolation_blocks_frames"],
  ["no frames", { "x-frame-options": "DENY" }, "frame_options"],
])("headers: %s", (_, headers, ...expected) => {
  const paying = element.replace(" activity", ` checkout="inline" activity`);
  expect(codes(`${script}${paying}`, headers)).toEqual(expected);
});

test("a nonce on the tag counts under 'strict-dynamic'", () => {
  const html = `${script.replace("<script", '<script nonce="x"')}${element}`;
  expect(codes(html, { [policy]: "script-src 'nonce-x' 'strict-dynamic'" })).toEqual([]);
});

test("a policy by meta is read, and the line to write keeps what is allowed already", () => {
  const html = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src ${shop}; img-src *; connect-src 'self' https://api.test; frame-src *">\n${script}${element}`;
  expect(look(html)).toMatchObject([
    { code: "policy_blocked", line: 1, fix: `connect-src 'self' https://api.test ${shop};` },
  ]);
});

test("a policy by meta counts in the head alone", () => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="connect-src 'none'">`;
  const page = (head: string, body: string) =>
    `<!doctype html><html><head><title>Hotel</title>${script}${head}</head>${body}</html>`;
  expect(codes(page(meta, element))).toEqual(["policy_blocked"]);
  expect(codes(page("", `${meta}<body>${element}`))).toEqual(["policy_blocked"]);
  expect(codes(page("", `<body>${meta}${element}`))).toEqual([]);
  expect(codes(page("", `<p>Hotel</p>${meta}${element}`))).toEqual([]);
  expect(codes(page(`Hotel${meta}`, element))).toEqual([]);
  expect(codes(page(`<template>${meta}</template>`, element))).toEqual([]);
});

test.each([
  [`<gipfel-booking activity=“167”>`, `<gipfel-booking activity="167">`],
  [`<gipfel-booking activity=&#8221;167&#8243;>`, `<gipfel-booking activity="167">`],
  [
    `<gipfel-booking activity=&rdquo;167&#x2033; theme=&#8216;dark&#8242;>`,
    `<gipfel-booking activity="167" theme="dark">`,
  ],
  [`<gipfel-booking activity="”167”">`, `<gipfel-booking activity="167">`],
  [`<gipfel-button text=„Alle l’hôtel“>`, `<gipfel-button text="Alle l’hôtel">`],
  [`<gipfel-button activity=“167” text="« Réserver »">`, `<gipfel-button activity="167" text="« Réserver »">`],
  [
    `<gipfel-button activity=“167” text="«&nbsp;Réserver&nbsp;»">`,
    `<gipfel-button activity="167" text="«&nbsp;Réserver&nbsp;»">`,
  ],
  [`<gipfel-button text="”" activity=“167”>`, `<gipfel-button text="”" activity="167">`],
])("curly quotes of %s become straight", (wrong, fix) => {
  expect(look(script + wrong.replace(/^<(\S+).*$/, "$&</$1>"))[0]).toMatchObject({ code: "quotes_curly", fix });
});

test("invisible characters have their code points, and the correction is without them", () => {
  const [space] = look(`${script}<gipfel-booking\u00a0activity="167"></gipfel-booking>`);
  expect(space).toMatchObject({
    source: `<gipfel-booking[U+00A0]activity="167">`,
    fix: `<gipfel-booking activity="167">`,
  });
  const [hidden] = look(`${script}<gipfel-booking activity="\u202e167\u200b"></gipfel-booking>`);
  expect(hidden).toMatchObject({
    message: expect.stringContaining("U+202E, U+200B"),
    source: `<gipfel-booking activity="[U+202E]167[U+200B]">`,
    fix: `<gipfel-booking activity="167">`,
  });
});

test("says in plain words how long a value may be, and that it is no JSON", () => {
  const said = (attribute: string) => look(`${script}<gipfel-booking activity="167" ${attribute}></gipfel-booking>`)[0];
  expect(said(`group="${"A".repeat(10_000)}"`)!.message).toContain(
    "is not understood: at most 64 characters are wanted",
  );
  expect(said(`booking-data="{"`)!.message).toContain("is not understood: valid JSON is wanted");
  expect(said(`prefill='{"adults":"2"}'`)!.message).toContain("is not understood: adults: a number is wanted");
});

test("the policy lines that a snippet comes with allow every widget", () => {
  for (const kind of Object.keys(kinds) as KindName[]) {
    const widget = widgetOf({ kind, activities: [167], values: {} }, { shop, title: "Book" });
    const headers = { [policy]: `default-src 'none'; ${policyOf(widget).replaceAll("\n", " ")}` };
    const html = widget.isFramed ? iframeSnippet(widget) : htmlSnippet(widget);
    expect(look(html, headers, "https://hotel.test/"), kind).toEqual([]);
  }
});

test("a diagnostic has its line, what stands there and what to write instead", () => {
  const html = `<h1>Hotel</h1>\n${script}\n\n<gipfel-bokking activity="167">\n</gipfel-bokking>`;
  expect(look(html)).toMatchObject([
    {
      code: "tag_unknown",
      severity: "error",
      line: 4,
      source: `<gipfel-bokking activity="167">`,
      fix: `<gipfel-booking activity="167">`,
    },
  ]);
});

test("what is wrong comes before what gets lost, and that before what is to know", () => {
  const html = `${pin("", "1.1.0")}<gipfel-booking activity="167" theme="blue"></gipfel-booking><gipfel-booking></gipfel-booking>`;
  const severities = look(html).map(({ severity }) => severity);
  expect(severities).toEqual(["error", "warning", "warning", "info"]);
});

test("the corrected markup of each mistake is right", () => {
  const mistakes = [
    `<gipfel-booking activity=“167”></gipfel-booking>`,
    `<gipfel-booking activity=&#8221;167&#8243;></gipfel-booking>`,
    `<gipfel-booking\u00a0activity="167"></gipfel-booking>`,
    `<gipfel-booking activity="167\u200b"></gipfel-booking>`,
    `<gipfel-booking activty="167"></gipfel-booking>`,
    `<gipfel_booking activity="167"></gipfel_booking>`,
    `<gipfel-booking activity="167"/>`,
  ];
  for (const mistake of mistakes) {
    const fix = look(`${script}${mistake}`)[0]!.fix!;
    const whole = fix.includes("</") ? fix : `${fix}</gipfel-booking>`;
    expect(codes(`${script}${whole}`), mistake).toEqual([]);
  }
});

test("reads a page whose tags and attributes are named as what every object has", () => {
  const foreign = `<constructor __proto__="x"><toString constructor hasownproperty="1"></toString></constructor>`;
  const html = `${foreign}${script}<gipfel-booking activity="167" __proto__="x" constructor="y"></gipfel-booking>`;
  expect(codes(html)).toEqual([]);
  expect(codes(`${script}<gipfel-button data-gipfel="constructor"></gipfel-button>`)).toEqual([]);
  expect(codes(`${script}<div data-gipfel="constructor"></div>`)).toEqual(["tag_unknown"]);
});

test("repeats 64 characters of a tag's name, and says nothing of attributes with longer names", () => {
  const long = "x".repeat(50_000);
  const html = `${script}<gipfel-${long} activity="1"></gipfel-${long}><gipfel-button ${long}="1"></gipfel-button>`;
  const [unknown, ...others] = look(html);
  expect(unknown).toMatchObject({ code: "tag_unknown", fix: null });
  expect(unknown!.message).toHaveLength(`<${"x".repeat(64)}> is not an element of Gipfel.`.length);
  expect(others).toEqual([]);
});

test("repeats 400 characters of an address", () => {
  const html = script.replace(shop, `https://other.test/${"x".repeat(50_000)}`) + element;
  const [moved] = look(html);
  expect(moved!.code).toBe("script_moved");
  expect(moved!.message.length).toBeLessThan(600);
});

test("answers with the 200 diagnostics of most weight, and counts the others", () => {
  const mistakes = `<gipfel-button theme="x"></gipfel-button>`;
  const html = `${script}${mistakes.repeat(200)}<gipfel-booking></gipfel-booking>`;
  const { diagnostics, omitted } = examine({ source: readPageSource(html), address: null, headers: {} }, facts);
  expect(diagnostics).toHaveLength(200);
  expect(diagnostics[0]!.code).toBe("attribute_missing");
  // 200 attributes, 199 that repeat an element, one that is missing.
  expect(omitted).toBe(200);
});

test("leaves a policy unexamined that is longer than servers take, and says so", () => {
  const long = `default-src ${"https://a.test ".repeat(1200)}`;
  expect(codes(script + element, { [policy]: long })).toEqual(["policy_too_long"]);
  expect(codes(`<meta http-equiv="content-security-policy" content="${long}">${script}${element}`)).toEqual([
    "policy_too_long",
  ]);
});

const pay = "https://pay.example";
const withProviders: ShopFacts["sources"] = {
  payment: { ...none, script: [pay], connect: ["https://api.pay.example"], frame: [pay, "https://3ds.pay.example"] },
  map: { ...none, image: ["blob:", "https://tiles.example"] },
  humanCheck: { ...none, script: ["https://check.example"], frame: ["https://check.example"] },
};
const paidHere = element.replace("167", '167" checkout="inline');

test("a policy has to allow the shop's card provider where visitors pay in the page, and only there", () => {
  const forbids = { [policy]: `default-src 'self' ${shop}; script-src ${shop} https:` };
  const found = look(script + paidHere, forbids, null, withProviders);
  expect(found.map(({ code, fix }) => [code, fix])).toEqual([
    ["provider_blocked", `connect-src 'self' ${shop} https://api.pay.example;`],
    ["provider_blocked", `frame-src 'self' ${shop} ${pay} https://3ds.pay.example;`],
    ["wallets_by_domain", null],
  ]);
  expect(found[0]!.message).toContain("paying in the page");
  expect(look(script + element, forbids, null, withProviders)).toEqual([]);
  expect(look(script + paidHere, forbids)).toEqual([]);
});

test("one line of a directive has what shop and provider need", () => {
  const found = look(script + paidHere, { [policy]: "frame-src 'none'; connect-src 'self'" }, null, withProviders);
  expect(found.map(({ code, fix }) => [code, fix])).toEqual([
    ["policy_blocked", `connect-src 'self' ${shop};`],
    ["frame_blocked", `frame-src ${shop};`],
    ["provider_blocked", `connect-src 'self' ${shop} https://api.pay.example;`],
    ["provider_blocked", `frame-src ${shop} ${pay} https://3ds.pay.example;`],
    ["wallets_by_domain", null],
  ]);
});

test("with 'strict-dynamic' the provider's script comes through the shop's; map and newsletter have their own", () => {
  const nonce = script.replace("<script", '<script nonce="n"');
  const strict = { [policy]: "script-src 'nonce-n' 'strict-dynamic'" };
  expect(look(nonce + paidHere, strict, "https://hotel.test/a", withProviders)).toMatchObject([
    { code: "wallets_by_domain", message: expect.stringContaining("hotel.test") },
  ]);
  const others = `${script}<gipfel-map></gipfel-map><gipfel-newsletter></gipfel-newsletter>`;
  const found = look(others, { [policy]: `img-src ${shop}; frame-src ${shop}` }, null, withProviders);
  expect(found.map(({ fix }) => fix)).toEqual([
    `img-src ${shop} blob: https://tiles.example;`,
    `frame-src ${shop} https://check.example;`,
  ]);
});

test("a snippet with the shop's own lines of a policy is well, whatever its providers", () => {
  const widget = widgetOf(
    { kind: "widget", activities: [167], values: { checkout: "inline" } },
    { shop, title: "Book" },
  );
  const lines = policyOf(widget, withProviders);
  expect(look(script + paidHere, { [policy]: lines }, null, withProviders).map(({ code }) => code)).toEqual([
    "wallets_by_domain",
  ]);
});

test("every code has words without gaps, and every element a schema", () => {
  expect(diagnosticCodes.length).toBeGreaterThan(50);
  for (const { message, next } of Object.values(diagnosticTable)) expect(message && next).toMatch(/\.$|\}$/);
  const manifest = JSON.parse(readFileSync("custom-elements.json", "utf8")) as {
    modules: { declarations: { tagName: string; attributes: { name: string }[] }[] }[];
  };
  const declared = manifest.modules.flatMap(({ declarations }) => declarations);
  expect(declared.map(({ tagName }) => tagName)).toEqual(elementTags);
  for (const { tagName, attributes } of declared)
    expect(Object.keys(attributesOf[tagName as keyof typeof attributesOf].entries)).toEqual(
      attributes.map(({ name }) => name),
    );
});

test("no placeholder is left in what is said", () => {
  const html = `${pin("", "1.0.0")}<gipfel-bokking></gipfel-bokking><gipfel-booking activty="1" theme="x"></gipfel-booking><gipfel-map></gipfel-map>`;
  for (const { message, next } of look(html, { [policy]: "default-src 'none'" }))
    expect(message + next).not.toMatch(/\{\w+\}|undefined|  /);
});
