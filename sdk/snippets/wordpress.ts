import { escapeScript, escapeShortcode } from "./escape.ts";
import type { Widget } from "./widget.ts";

/** The shortcode of the WordPress plugin. */
export function shortcode({ tag, attributes }: Widget): string {
  const written = attributes.map(
    ([name, value]) => `${underscored(name)}="${value === "" ? "true" : escapeShortcode(value)}"`,
  );
  return `[${[underscored(tag), ...written].join(" ")}]`;
}

/** The block of the WordPress plugin, as the code editor takes it. */
export function blockMarkup({ tag, attributes }: Widget): string {
  const settings = attributes.map(
    ([name, value]) => `${JSON.stringify(name)}:${value === "" ? "true" : blockText(value)}`,
  );
  return `<!-- wp:gipfel/${tag.slice("gipfel-".length)} {${settings.join(",")}} /-->`;
}

const underscored = (name: string) => name.replaceAll("-", "_");

/** JSON that no comment of HTML ends, as WordPress itself writes it. */
function blockText(value: string): string {
  return escapeScript(value)
    .replaceAll("--", "\\u002d\\u002d")
    .replace(/\\(\\|")/g, (escaped) => (escaped === '\\"' ? "\\u0022" : escaped));
}
