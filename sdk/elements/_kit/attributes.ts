import * as v from "valibot";

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
 * Reads an element's attributes. A wrong value never throws: one line in the console names the value and what is
 * allowed, and the default is used. `missing` names those that have no default and are needed; `host` fires
 * `gipfel-error` for each of them. `needs` names one that only others make necessary, or whose wrong value nothing can
 * replace.
 */
export function readAttributes<Schema extends AttributesSchema>(
  schema: Schema,
  tag: string,
  read: (name: string) => string | null,
  told: Set<string> = new Set(),
  host?: HTMLElement,
  needs?: (values: v.InferOutput<Schema>, read: (name: string) => string | null) => string | undefined,
): { values: v.InferOutput<Schema>; missing: string[] } {
  const values: Record<string, unknown> = {};
  const missing: string[] = [];
  const tell = (
    name: string,
    text?: string,
    issue?: v.BaseIssue<unknown>,
    fallback = { typed: false, output: undefined as unknown },
  ) => {
    const known = `${name}=${text}`;
    if (!told.has(known))
      void import("./attribute-trouble.ts").then(({ reportAttribute }) =>
        reportAttribute(tag, name, text, issue, fallback, missing, host),
      );
    told.add(known);
  };
  for (const [name, entry] of Object.entries(schema.entries)) {
    const text = read(name) ?? undefined;
    const parsed = v.safeParse(entry as v.GenericSchema, text);
    if (parsed.success) {
      values[name] = parsed.output;
      continue;
    }
    // A raw check names the wrong part of a value that is usable as a whole.
    const fallback = parsed.issues[0].type === "raw_check" ? parsed : v.safeParse(entry as v.GenericSchema, undefined);
    if (fallback.typed) values[name] = fallback.output;
    else missing.push(name);
    tell(name, text, parsed.issues[0], fallback);
  }
  const needed = needs?.(values as v.InferOutput<Schema>, read);
  if (needed && !missing.includes(needed)) {
    missing.push(needed);
    tell(needed);
  }
  return { values: values as v.InferOutput<Schema>, missing };
}
