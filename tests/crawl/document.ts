import { HtmlValidate, Parser, StaticConfigLoader, type ConfigData, type HtmlElement } from "html-validate";

/**
 * The rules of valid HTML that make sense here. Off: matters of taste (how the doctype and attributes are written,
 * slashes of void elements, both of which are valid), and inline styles, about which the policy decides. Elements with
 * a hyphen are the SDK's.
 */
const rules: ConfigData = {
  extends: ["html-validate:recommended"],
  elements: ["html5"],
  rules: {
    "doctype-style": "off",
    "attr-case": "off",
    "void-style": "off",
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Boxes to tick that belong together share a name, as radio buttons do.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
    // A name may be long: search engines cut it, we don't.
    "long-title": "off",
    // A phone number's spaces may break where the line does.
    "tel-non-breaking": "off",
  },
};
/** A shadow root is a piece of a document. */
const rulesOfPiece: ConfigData = {
  ...rules,
  rules: { ...rules.rules, "missing-doctype": "off", "element-required-ancestor": "off", "heading-level": "off" },
};

const loader = new StaticConfigLoader(rules);
const validator = new HtmlValidate(loader);
const piece = new HtmlValidate(new StaticConfigLoader(rulesOfPiece));
const parser = new Parser(await validator.getConfigFor("page.html"));

/** A tree of elements: the document, or one of its shadow roots. */
export interface Tree {
  /** `document`, or the tag whose shadow root it is. */
  readonly name: string;
  readonly html: string;
  readonly root: HtmlElement;
}

const opening = /<([a-z][a-z0-9]*-[a-z0-9-]*)\b[^>]*><template\b[^>]*\bshadowrootmode="?open"?[^>]*>/;
const end = "</template>";

/** Takes a page apart into its document and its declarative shadow roots: each has ids and references of its own. */
export function treesOf(html: string, name = "document"): Tree[] {
  const shadows: Tree[] = [];
  let rest = html;
  let own = "";
  for (let match = opening.exec(rest); match; match = opening.exec(rest)) {
    const start = match.index + match[0].length;
    const length = lengthOfTemplate(rest.slice(start));
    own += rest.slice(0, match.index) + match[0].replace(/<template\b[^>]*>$/, "");
    shadows.push(...treesOf(rest.slice(start, start + length), match[1]));
    rest = rest.slice(start + length + end.length);
  }
  const light = own + rest;
  return [{ name, html: light, root: parser.parseHtml(light) }, ...shadows];
}

/** How far it is to the end of the template that has just begun. */
function lengthOfTemplate(html: string): number {
  let depth = 1;
  for (const tag of html.matchAll(/<(\/?)template\b/g)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  return html.length;
}

/** What is wrong with a tree by the rules of HTML: the rule, and where. */
export async function invalidIn({ name, html }: Tree): Promise<{ rule: string; detail: string }[]> {
  const report = await (name === "document" ? validator : piece).validateString(html, `${name}.html`);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => ({
      rule: ruleId,
      detail: `${message} (${name}: ${selector ?? "?"})`,
    })),
  );
}

/** An attribute's text, its character references read. */
export function attribute(element: HtmlElement, name: string): string | null {
  const value = element.getAttributeValue(name);
  return value === null ? null : unescaped(value);
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

export function unescaped(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, decimal?: string, name?: string) =>
    name ? (named[name] ?? entity) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}
