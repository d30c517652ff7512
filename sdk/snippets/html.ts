import { escapeHtml } from "./escape.ts";
import { elementMarkup, openTag, type Syntax } from "./markup.ts";
import type { Widget } from "./widget.ts";

/** Height of a frame until its page has reported its own (px). */
const frameHeight = "800";

const htmlSyntax: Syntax = {
  attribute: (name, value) => `${name}="${escapeHtml(value)}"`,
  text: escapeHtml,
};

/** The script and the element, or the frame: what is pasted into any page. */
export function htmlSnippet(widget: Widget): string {
  return widget.isFramed ? iframeSnippet(widget) : `${scriptTag(widget)}\n${elementMarkup(widget, htmlSyntax)}`;
}

/** The loader's tag; a pinned one has its integrity. */
export function scriptTag({ script: { src, integrity } }: Pick<Widget, "script">): string {
  const pinned: [string, string][] = integrity
    ? [
        ["integrity", integrity],
        ["crossorigin", "anonymous"],
      ]
    : [];
  return `${openTag("script", [["type", "module"], ["src", src], ...pinned], htmlSyntax, "")}</script>`;
}

/** A page of the shop in a frame, with the script that gives the frame the page's height. */
export function iframeSnippet({ frame, link, script }: Widget): string {
  const attributes: [string, string][] = [
    ["src", frame],
    ["title", link.text],
    ["data-gipfel-frame", ""],
    ["loading", "lazy"],
    ["allow", "payment; geolocation"],
    ["width", "100%"],
    ["height", frameHeight],
    ["frameborder", "0"],
  ];
  const resizer = { script: { src: new URL("/sdk/v1/frame.js", script.src).href } };
  return `${openTag("iframe", attributes, htmlSyntax, "")}</iframe>\n${scriptTag(resizer)}`;
}

/** A plain link. */
export function linkSnippet({ link }: Widget): string {
  return `${openTag("a", [["href", link.href]], htmlSyntax, "")}${escapeHtml(link.text)}</a>`;
}
