import type * as v from "valibot";

/** A Valibot schema as text of a TypeScript type. Knows what details of events are made of, and throws for the rest. */
export function typeText(schema: unknown): string {
  const part = schema as Part;
  switch (part.type) {
    case "string":
    case "number":
    case "boolean":
    case "unknown":
      return part.type;
    case "literal":
      return JSON.stringify(part.literal);
    case "picklist":
      return part.options.map((option) => JSON.stringify(option)).join(" | ");
    case "record":
      return `Record<string, ${typeText(part.value)}>`;
    case "optional":
      return `${typeText(part.wrapped)} | undefined`;
    case "object":
      return `{ ${Object.entries(part.entries)
        .map(([name, entry]) => `${name}${isOptional(entry) ? "?" : ""}: ${typeText(entry)}`)
        .join("; ")} }`;
    default:
      throw new Error(`There is no TypeScript type for a schema of type ${(schema as v.GenericSchema).type}.`);
  }
}

function isOptional(schema: unknown): boolean {
  return (schema as Part).type === "optional";
}

/** The schemas that details of events are made of, by their types. */
type Part =
  | { readonly type: "string" | "number" | "boolean" | "unknown" }
  | { readonly type: "literal"; readonly literal: unknown }
  | { readonly type: "picklist"; readonly options: readonly unknown[] }
  | { readonly type: "optional"; readonly wrapped: unknown }
  | { readonly type: "record"; readonly value: unknown }
  | { readonly type: "object"; readonly entries: Readonly<Record<string, unknown>> };
