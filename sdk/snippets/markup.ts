import type { Widget } from "./widget.ts";

/** The longest line of a snippet, in characters: beyond, each attribute stands on a line of its own. */
const longestLine = 88;

/** How a kind of markup writes the values of attributes and text. */
export interface Syntax {
  /** An attribute with its value. */
  readonly attribute: (name: string, value: string) => string;
  readonly text: (text: string) => string;
}

/** The element with the link in it, each line indented by `indent`. */
export function elementMarkup({ tag, attributes, link }: Widget, syntax: Syntax, indent = ""): string {
  return [
    openTag(tag, attributes, syntax, indent),
    `${indent}  ${openTag("a", [["href", link.href]], syntax, "")}${syntax.text(link.text)}</a>`,
    `${indent}</${tag}>`,
  ].join("\n");
}

/** An opening tag; a value of "" is written as the name alone. */
export function openTag(
  tag: string,
  attributes: readonly (readonly [name: string, value: string])[],
  { attribute }: Syntax,
  indent: string,
): string {
  const written = attributes.map(([name, value]) => (value === "" ? name : attribute(name, value)));
  const line = `${indent}<${[tag, ...written].join(" ")}>`;
  if (line.length <= longestLine || written.length < 2) return line;
  return `${indent}<${tag}${written.map((one) => `\n${indent}  ${one}`).join("")}\n${indent}>`;
}
