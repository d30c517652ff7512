import type { PlacedDiagnostic } from "../../sdk/contracts/diagnostics.ts";
import type { SourceTag } from "./page-source.ts";
import { placed } from "./placed.ts";

/** Typographic quotes of any language. */
const double = "“”„‟«»″";
const single = "‘’‚‛";
const curly = new RegExp(`[${double}${single}]`);
const curlyAtEdge = new RegExp(`^[${double}${single}]|[${double}${single}]$`);
const curlyDouble = new RegExp(`[${double}]`, "g");
const curlySingle = new RegExp(`[${single}]`, "g");

/** What makes the markup of a tag impossible to read: quotes of a text editor, or one that is missing. */
export function quoteDiagnostics(tag: SourceTag): PlacedDiagnostic[] {
  const attributes = Object.entries(tag.attributes);
  const wrong = attributes.find(([name, value]) => curly.test(name) || curlyAtEdge.test(value));
  if (wrong) {
    const straight = tag.markup.replace(curlyDouble, '"').replace(curlySingle, "'");
    return [placed("quotes_curly", tag, { attribute: wrong[0].replace(curly, "") }, straight)];
  }
  // Markup that is escaped may well be a value.
  const hasMarkup = /<\/?[a-z]/i.test(tag.markup.slice(1));
  const open = hasMarkup && attributes.find(([name, value]) => /<\/?[a-z]/i.test(value) && !name.startsWith("data-"));
  return open ? [placed("quote_missing", tag, { attribute: open[0] })] : [];
}
