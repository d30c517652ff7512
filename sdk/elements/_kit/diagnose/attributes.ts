import * as v from "valibot";
import { attributeMeant, problemOfAttribute } from "../../../contracts/elements/problem.ts";
import { hasCurlyQuotes, straightenQuotes, withoutCurlyQuotes } from "../../../contracts/curly-quotes.ts";
import { diagnosticOf, type Diagnostic, type DiagnosticCode } from "../../../contracts/diagnostics.ts";
import { withVisible, withoutInvisible } from "../../../contracts/invisible-characters.ts";
import type { ElementRecord } from "../record.ts";
import { startTag } from "./start-tag.ts";

/** The longest part of a value that is repeated (characters). */
const longest = 60;

/** What is wrong with an element's attributes: values, names, and what others require. */
export function attributeDiagnostics(host: HTMLElement, { attributes, needs }: ElementRecord): Diagnostic[] {
  const tag = host.localName;
  const entries = Object.entries(attributes.entries as Record<string, v.GenericSchema>);
  const read = (name: string) => host.getAttribute(name);
  const wrong = entries.flatMap(([attribute, schema]) => {
    const text = read(attribute);
    const problem = problemOfAttribute(attribute, schema, text);
    if (!problem) return [];
    const value = (text ?? "").length > longest ? `${text!.slice(0, longest)}…` : (text ?? "");
    const { code, allowed, characters } = problem;
    const words = {
      tag,
      attribute,
      name: `The attribute ${attribute}`,
      value: withVisible(value),
      allowed,
      characters,
    };
    return [diagnosticOf(code, words, fixOf(code, host))];
  });
  const values = Object.fromEntries(
    entries.map(([name, schema]) => {
      const parsed = v.safeParse(schema, read(name) ?? undefined);
      return [name, parsed.success ? parsed.output : undefined];
    }),
  );
  const needed = needs?.(values, read);
  const isMissing = needed !== undefined && read(needed) === null;
  const names = entries.map(([name]) => name);
  const misspelt = host.getAttributeNames().flatMap((attribute) => {
    const suggestion = attributeMeant(attribute, names);
    return suggestion ? [diagnosticOf("attribute_unknown", { tag, attribute, suggestion })] : [];
  });
  const quotes = host.getAttributeNames().filter((attribute) => hasCurlyQuotes(attribute, ""));
  const curly = quotes.map((name) => diagnosticOf("quotes_curly", { attribute: withoutCurlyQuotes(name) }));
  return [
    ...curly,
    ...wrong,
    ...(isMissing ? [diagnosticOf("attribute_missing", { tag, attribute: needed })] : []),
    ...misspelt,
  ];
}

/** The start tag as it is meant, where only its characters are wrong. */
function fixOf(code: DiagnosticCode, host: HTMLElement): string | null {
  if (code === "quotes_curly") return straightenQuotes(startTag(host));
  return code === "characters_invisible" ? withoutInvisible(startTag(host)) : null;
}
