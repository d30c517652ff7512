import { locales, prefixOf, type Locale } from "../../sdk/contracts/locale.ts";
import type { PluginAttribute, PluginElement } from "./elements.ts";

/** `includes/data.php` of the plugin: elements, their attributes, the shop's locales. Texts are marked for gettext. */
export function dataFile(elements: readonly PluginElement[]): string {
  const shared = elements[0]!.attributes.filter((attribute) =>
    elements.every((element) => element.attributes.some((other) => isSame(other, attribute))),
  );
  const isShared = (attribute: PluginAttribute) => shared.some((each) => isSame(each, attribute));
  return `<?php
/**
 * The elements with their attributes, and the shop's locales. Made by \`npm run wordpress:data\`: don't edit it.
 *
 * @package Gipfel
 */

namespace Gipfel;

defined( 'ABSPATH' ) || exit;

$gipfel_shared = ${phpArray(shared.map((attribute) => [attribute.name, attributeOf(attribute)] as const))};

return ${phpArray([
    [
      "elements",
      phpArray(
        elements.map(({ name, title, description, attributes }) => [
          name,
          phpArray([
            ["title", translated(title, "block title")],
            ["description", translated(description, "block description")],
            [
              "attributes",
              `$gipfel_shared + ${phpArray(
                attributes
                  .filter((attribute) => !isShared(attribute))
                  .map((attribute) => [attribute.name, attributeOf(attribute)] as const),
              )}`,
            ],
          ]),
        ]),
      ),
    ],
    [
      "locales",
      phpArray(
        locales.map((locale) => [
          locale,
          phpArray([
            ["name", text(nameOf(locale))],
            ["path", text(prefixOf(locale))],
          ]),
        ]),
      ),
    ],
  ])};
`;
}

function isSame(one: PluginAttribute, other: PluginAttribute): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function attributeOf(attribute: PluginAttribute): string {
  return phpArray([
    ["kind", text(attribute.kind)],
    ["label", translated(attribute.label, "attribute")],
    ["description", translated(attribute.description)],
    ...(attribute.options ? [["options", `array( ${attribute.options.map(text).join(", ")} )`] as const] : []),
    ...(attribute.pattern ? [["pattern", text(attribute.pattern)] as const] : []),
    ...(attribute.maximum ? [["maximum", String(attribute.maximum)] as const] : []),
    ...(attribute.isRequired ? [["required", "true"] as const] : []),
    ...(attribute.fallback === undefined ? [] : [["default", text(attribute.fallback)] as const]),
  ]);
}

/** An array with a line for each entry and aligned arrows, as WordPress writes it. */
function phpArray(entries: readonly (readonly [key: string, code: string])[]): string {
  if (entries.length === 0) return "array()";
  const width = Math.max(...entries.map(([key]) => key.length));
  const lines = entries.map(([key, code]) => `${text(key)}${" ".repeat(width - key.length)} => ${code},`);
  return `array(\n${lines.join("\n").replace(/^/gm, "\t")}\n)`;
}

function translated(words: string, context?: string): string {
  return context ? `_x( ${text(words)}, ${text(context)}, 'gipfel' )` : `__( ${text(words)}, 'gipfel' )`;
}

function text(words: string): string {
  return `'${words.replace(/[\\']/g, "\\$&")}'`;
}

/** A language in itself: `Deutsch`. */
function nameOf(locale: Locale): string {
  const language = locale.slice(0, 2);
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language)!;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
