import type { PlacedDiagnostic } from "../../sdk/contracts/diagnostics.ts";
import { hasCurlyQuotes, straightenQuotes, withoutCurlyQuotes } from "../../sdk/contracts/curly-quotes.ts";
import { invisibleIn, withoutInvisible } from "../../sdk/contracts/invisible-characters.ts";
import type { SourceTag } from "./page-source.ts";
import { placed } from "./placed.ts";

/**
 * What makes the markup of a tag impossible to read: quotes of a text editor, or one that is missing, and invisible
 * characters between its names.
 */
export function quoteDiagnostics(tag: SourceTag): PlacedDiagnostic[] {
  const attributes = Object.entries(tag.attributes);
  const wrong = attributes.find(([name, value]) => hasCurlyQuotes(name, value));
  if (wrong) {
    const attribute = withoutCurlyQuotes(wrong[0]);
    return [placed("quotes_curly", tag, { attribute }, straightenQuotes(tag.markup))];
  }
  const characters = invisibleIn([tag.name, ...Object.keys(tag.attributes)].join("")).join(", ");
  if (characters)
    return [placed("characters_invisible", tag, { name: "The tag", characters }, withoutInvisible(tag.markup))];
  // Markup that is escaped may well be a value.
  // After a quote that is missing, the next one closes the value, and what follows it is taken for a name.
  const hasQuote = attributes.some(([name]) => /["']/.test(name));
  const hasMarkup = hasQuote && /<\/?[a-z]/i.test(tag.markup.slice(1));
  const open = hasMarkup && attributes.find(([name, value]) => /<\/?[a-z]/i.test(value) && !name.startsWith("data-"));
  return open ? [placed("quote_missing", tag, { attribute: open[0] })] : [];
}
