import * as v from "valibot";

type AttributesSchema = v.ObjectSchema<v.ObjectEntries, any>;

/** Attribute names of a record, as written in HTML. */
export function attributeNames(schema: AttributesSchema): string[] {
  return Object.keys(schema.entries);
}

/** `booking-data` as a property's name: `bookingData`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Reads an element's attributes. An invalid value never throws: it is reported in the console once (`reported`), with
 * what is allowed, and the default is used. `missing` lists the required ones without a default; `host` fires
 * `gipfel-error` for each of them. `needs` returns an attribute that the others require, or whose invalid value has no
 * default.
 */
export function readAttributes<Schema extends AttributesSchema>(
  schema: Schema,
  tag: string,
  read: (name: string) => string | null,
  reported: Set<string> = new Set(),
  host?: HTMLElement,
  needs?: (values: v.InferOutput<Schema>, read: (name: string) => string | null) => string | undefined,
): { values: v.InferOutput<Schema>; missing: string[] } {
  const values: Record<string, unknown> = {};
  const missing: string[] = [];
  const report = (
    name: string,
    text?: string,
    issue?: v.BaseIssue<unknown>,
    fallback = { typed: false, output: undefined as unknown },
  ) => {
    const key = `${name}=${text}`;
    if (!reported.has(key))
      void import("./report-attribute.ts").then(({ reportAttribute }) =>
        reportAttribute(tag, name, text, issue, fallback, missing, host),
      );
    reported.add(key);
  };
  for (const [name, entry] of Object.entries(schema.entries)) {
    const text = read(name) ?? undefined;
    const parsed = v.safeParse(entry as v.GenericSchema, text);
    if (parsed.success) {
      values[name] = parsed.output;
      continue;
    }
    // A raw check reports the invalid part of a value whose rest is usable.
    const fallback = parsed.issues[0].type === "raw_check" ? parsed : v.safeParse(entry as v.GenericSchema, undefined);
    if (fallback.typed) values[name] = fallback.output;
    else missing.push(name);
    report(name, text, parsed.issues[0], fallback);
  }
  const needed = needs?.(values as v.InferOutput<Schema>, read);
  if (needed && !missing.includes(needed)) {
    missing.push(needed);
    report(needed);
  }
  return { values: values as v.InferOutput<Schema>, missing };
}
