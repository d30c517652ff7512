import { formats, type FormatName } from "../../../../../sdk/snippets/formats.ts";
import type { Widget } from "../../../../../sdk/snippets/widget.ts";
import { wordpressElements } from "../../../../../sdk/snippets/wordpress-elements.ts";
import type { ElementReferenceBody } from "../../../../../host-site/pages/element-reference/element-reference.body.ts";

const titles: Partial<Readonly<Record<FormatName, string>>> = {
  html: "HTML",
  react: "React",
  vue: "Vue",
  angular: "Angular",
  svelte: "Svelte",
  wordpress: "WordPress",
  policy: "Policy",
};

/** What stands above each text of a form. */
const partTitles: Readonly<Record<string, string>> = {
  code: "Code",
  settings: "In the settings of the build",
  shortcode: "Shortcode",
  block: "Block, for the code editor",
  policy: "What the page's policy must allow",
};

const inWordPress: ReadonlySet<string> = new Set(wordpressElements.map((name) => `gipfel-${name}`));

interface CodeInput {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The shop's origin. */
  readonly origin: string;
  /** The page that the link inside leads to: a path. */
  readonly page: string;
  readonly linkText: string;
}

/** An element in every form that a page can take it in. */
export function codeOfElement({ tag, attributes, origin, page, linkText }: CodeInput): ElementReferenceBody["code"] {
  const widget: Widget = {
    tag,
    attributes: Object.entries(attributes),
    link: { href: `${origin}${page}`, text: linkText },
    script: { src: `${origin}/sdk/v1/gipfel.js` },
    frame: "",
    isFramed: false,
  };
  return Object.entries(titles)
    .filter(([name]) => name !== "wordpress" || inWordPress.has(tag))
    .map(([name, title]) => ({
      name,
      title,
      parts: formats[name as FormatName](widget).map((part) => ({ title: partTitles[part.name]!, text: part.text })),
    }));
}
