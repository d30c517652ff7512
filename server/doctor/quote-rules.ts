import type { PlacedDiagnostic } from "../../sdk/contracts/diagnostics.ts";
import { hasCurlyQuotes, straightenQuotes, withoutCurlyQuotes } from "../../sdk/contracts/curly-quotes.ts";
import { invisibleIn, withoutInvisible } from "../../sdk/contracts/invisible-characters.ts";
import type { Place, SourceTag } from "./page-source.ts";
import { placed } from "./placed.ts";

/**
 * What makes the markup of a tag impossible to read: quotes of a text editor, or one that is missing, and invisible
 * characters between its names. Between straight quotes such quotes may be what a text means: `isAllowed` says whether
 * an attribute takes the value as it is.
 */
export function quoteDiagnostics(
  tag: SourceTag,
  isAllowed: (name: string, value: string) => boolean = () => false,
): PlacedDiagnostic[] {
  const attributes = Object.entries(tag.attributes);
  const isMeant = ([name, value]: [string, string]) => Object.hasOwn(tag.quoted, name) && isAllowed(name, value);
  const wrong = attributes.find(
    ([name, value]) => hasCurlyQuotes(name, "") || (hasCurlyQuotes("", value) && !isMeant([name, value])),
  );
  if (wrong) {
    const attribute = withoutCurlyQuotes(wrong[0]);
    const meant = attributes.filter(isMeant).map(([name]) => tag.quoted[name]!);
    return [placed("quotes_curly", tag, { attribute }, straightened(tag.markup, meant))];
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

/** The markup with straight quotes around its values; what stands in a place that means its own stays. */
function straightened(markup: string, meant: readonly Place[]): string {
  const kept = meant.toSorted((one, other) => one.from - other.from);
  const between = [0, ...kept.map(({ to }) => to)].map((from, index) => markup.slice(from, kept[index]?.from));
  // As one text: whether a quote is the value's own depends on what stands around it.
  const straight = straightenQuotes(between.join("\0")).split("\0");
  return straight
    .map((part, index) => part + (kept[index] ? markup.slice(kept[index].from, kept[index].to) : ""))
    .join("");
}
