import type { PartnerSources } from "../contracts/partner-sources.ts";
import { angularSnippet, reactSnippet, svelteSnippet, vueSettings, vueSnippet } from "./frameworks.ts";
import { htmlSnippet, iframeSnippet, linkSnippet } from "./html.ts";
import { policyOf } from "./policy.ts";
import { blockMarkup, shortcode } from "./wordpress.ts";
import type { Widget } from "./widget.ts";

/** One text to copy; several where a form has several places. */
export interface SnippetPart {
  /** What the text is, by a name that the view has words for. */
  readonly name: "code" | "settings" | "shortcode" | "block" | "address" | "link" | "policy";
  readonly text: string;
}

const code = (write: (widget: Widget) => string) => (widget: Widget) => [
  { name: "code", text: write(widget) } as const,
];

/** Every form in which a widget can be taken along, by name. */
export const formats = {
  html: code(htmlSnippet),
  wordpress: (widget: Widget) => [
    { name: "shortcode", text: shortcode(widget) } as const,
    { name: "block", text: blockMarkup(widget) } as const,
  ],
  react: code(reactSnippet),
  vue: (widget: Widget) => [
    { name: "code", text: vueSnippet(widget) } as const,
    { name: "settings", text: vueSettings } as const,
  ],
  angular: code(angularSnippet),
  svelte: code(svelteSnippet),
  iframe: code(iframeSnippet),
  link: (widget: Widget) => [
    { name: "address", text: widget.link.href } as const,
    { name: "link", text: linkSnippet(widget) } as const,
  ],
  policy: (widget: Widget, sources?: PartnerSources | null) => [
    { name: "policy", text: policyOf(widget, sources) } as const,
  ],
} as const satisfies Record<string, (widget: Widget, sources?: PartnerSources | null) => readonly SnippetPart[]>;
export type FormatName = keyof typeof formats;

/** Forms that name a version of the script; the resizer of a frame is always the newest. */
const versioned: readonly FormatName[] = ["html", "react", "vue", "angular", "svelte"];

/** Whether a version can be pinned in a form of a widget. */
export function canPin(format: FormatName, { isFramed }: Pick<Widget, "isFramed">): boolean {
  return !isFramed && versioned.includes(format);
}

/** Forms of a frame: what holds an element is no frame. */
const framed: readonly FormatName[] = ["html", "link", "policy"];

/** The forms that a widget can be had in, the first being the default. */
export function formatsOf({ isFramed }: Pick<Widget, "isFramed">): FormatName[] {
  return isFramed ? [...framed] : (Object.keys(formats) as FormatName[]);
}
