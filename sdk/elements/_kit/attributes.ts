import * as v from "valibot";
import { warn } from "./console.ts";

type AttributesSchema = v.ObjectSchema<v.ObjectEntries, any>;

/** Attribute names of a record, as they stand in HTML. */
export function attributeNames(schema: AttributesSchema): string[] {
  return Object.keys(schema.entries);
}

/** `booking-data` as a property's name: `bookingData`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Reads an element's attributes. A wrong value never throws: one line in the console names the value and what is allowed, and
 * the default is used. `missing` names those that have no default and are needed.
 */
export function readAttributes<Schema extends AttributesSchema>(
  schema: Schema,
  tag: string,
  read: (name: string) => string | null,
  told: Set<string> = new Set(),
): { values: v.InferOutput<Schema>; missing: string[] } {
  const values: Record<string, unknown> = {};
  const missing: string[] = [];
  for (const [name, entry] of Object.entries(schema.entries)) {
    const text = read(name) ?? undefined;
    const parsed = v.safeParse(entry as v.GenericSchema, text);
    if (parsed.success) {
      values[name] = parsed.output;
      continue;
    }
    const fallback = v.safeParse(entry as v.GenericSchema, undefined);
    if (fallback.success) values[name] = fallback.output;
    else missing.push(name);
    const line = text === undefined ? `<${tag}> needs the attribute ${name}.` : sentence(tag, name, text, parsed.issues[0], fallback);
    if (!told.has(line)) warn(line);
    told.add(line);
  }
  return { values: values as v.InferOutput<Schema>, missing };
}

function sentence(tag: string, name: string, text: string, issue: v.BaseIssue<unknown>, fallback: { success: boolean; output: unknown }): string {
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  const allowed = issue.type === "picklist" ? `allowed are ${issue.expected?.replaceAll(" | ", ", ").replace(/[()]/g, "")}` : issue.message;
  const used = !fallback.success ? "it can't be left out" : fallback.output === undefined ? "it is ignored" : `${String(fallback.output)} is used`;
  return `<${tag}> ${name}="${shown}" is not understood: ${allowed}; ${used}.`;
}
