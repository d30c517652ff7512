import * as v from "valibot";
import { attributeMeant, problemOfAttribute } from "../../../contracts/elements/problem.ts";
import { diagnosticOf, type Diagnostic } from "../../../contracts/diagnostics.ts";
import type { ElementRecord } from "../record.ts";

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
    const value = (text ?? "").length > longest ? `${text!.slice(0, longest)}…` : text;
    return problem
      ? [diagnosticOf(problem.code, { tag, attribute, value: value ?? "", allowed: problem.allowed })]
      : [];
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
  return [...wrong, ...(isMissing ? [diagnosticOf("attribute_missing", { tag, attribute: needed })] : []), ...misspelt];
}
