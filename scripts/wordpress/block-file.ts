import type { Kind } from "./attribute-kind.ts";
import type { PluginElement } from "./elements.ts";

/**
 * Types of a block's attributes. They are wide: the plugin checks values itself and tells the editor which are wrong,
 * where WordPress drops them without a word. An id may be a number in the markup.
 */
const types: Partial<Record<Kind["kind"], string | readonly string[]>> = {
  flag: "boolean",
  number: ["number", "string"],
  ids: ["string", "number"],
};

/** `blocks/<name>/block.json` of the plugin. */
export function blockFile({ name, icon, title, description, attributes }: PluginElement, version: string): string {
  const block = {
    $schema: "https://schemas.wp.org/trunk/block.json",
    apiVersion: 2,
    name: `gipfel/${name}`,
    version,
    title,
    description,
    category: "embed",
    icon,
    keywords: ["tour", "ticket", "booking"],
    textdomain: "gipfel",
    attributes: Object.fromEntries(
      attributes.map((attribute) => [attribute.name, { type: types[attribute.kind] ?? "string" }]),
    ),
    supports: { align: ["wide", "full"], html: false, spacing: { margin: true } },
    editorScript: "gipfel-editor",
    editorStyle: "gipfel-editor",
  };
  return `${JSON.stringify(block, null, "\t")}\n`;
}
