import { diagnosticOf, type DiagnosticCode, type PlacedDiagnostic } from "../../sdk/contracts/diagnostics.ts";
import type { SourceTag } from "./page-source.ts";

/** Typographic quotes of any language. */
export const curly = /[“”„‟«»‘’‚‛″]/;
const curlyDouble = /[“”„‟«»″]/g;
const curlySingle = /[‘’‚‛]/g;

/** The longest value that is repeated (characters): names and addresses are as long as a stranger likes. */
const longest = 400;

/** A diagnostic of the table, at a tag; null for the whole page. */
export function placed(
  code: DiagnosticCode,
  at: Pick<SourceTag, "line" | "markup"> | null,
  values: Readonly<Record<string, string | number>> = {},
  fix: string | null = null,
): PlacedDiagnostic {
  const shown = Object.entries(values).map(([name, value]) => [name, shortened(value)]);
  return { ...diagnosticOf(code, Object.fromEntries(shown), fix), line: at?.line ?? null, source: at?.markup ?? null };
}

function shortened(value: string | number): string {
  const text = String(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** What makes the markup of a tag impossible to read: quotes of a text editor, or one that is missing. */
export function quoteDiagnostics(tag: SourceTag): PlacedDiagnostic[] {
  const attributes = Object.entries(tag.attributes);
  const wrong = attributes.find(([name, value]) => curly.test(name) || /^[“”„‟«»‘’‚‛″]|[“”„‟«»‘’‚‛″]$/.test(value));
  if (wrong) {
    const straight = tag.markup.replace(curlyDouble, '"').replace(curlySingle, "'");
    return [placed("quotes_curly", tag, { attribute: wrong[0].replace(curly, "") }, straight)];
  }
  // Markup that is escaped may well be a value.
  const hasMarkup = /<\/?[a-z]/i.test(tag.markup.slice(1));
  const open = hasMarkup && attributes.find(([name, value]) => /<\/?[a-z]/i.test(value) && !name.startsWith("data-"));
  return open ? [placed("quote_missing", tag, { attribute: open[0] })] : [];
}
