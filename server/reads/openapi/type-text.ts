import { resolved, type JsonSchema } from "./json-schema.ts";

/** Lines beyond this are written one field a line. */
const longestLine = 72;

/** A JSON Schema as text of a TypeScript type, for people: `{ cartId: string; reservations: { … }[] }`. */
export function typeText(root: JsonSchema): string {
  return textOf(root, root, "", []).replaceAll(money, "Money");
}

/** `Money` of the contracts, which stands in most answers: the reference explains it once. */
export const money = `{ amount: number; currency: "CHF"; formatted: string }`;

function textOf(schema: JsonSchema, root: JsonSchema, indent: string, inside: readonly JsonSchema[]): string {
  if (schema.$ref) {
    const definition = resolved(schema, root);
    // A schema that holds itself is written once.
    return inside.includes(definition) ? "…" : textOf(definition, root, indent, [...inside, definition]);
  }
  const below = (part: JsonSchema, deeper = indent) => textOf(part, root, deeper, inside);
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(" | ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((choice) => below(choice)))].join(" | ");
  if (schema.allOf) return schema.allOf.map((part) => below(part)).join(" & ");
  switch (schema.type) {
    case "object":
      return objectText(schema, indent, below);
    case "array":
      return arrayText(schema, below);
    case "integer":
      return "number";
    case undefined:
      return "unknown";
    default:
      return Array.isArray(schema.type) ? schema.type.join(" | ") : String(schema.type);
  }
}

type Below = (part: JsonSchema, indent?: string) => string;

function objectText(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  indent: string,
  below: Below,
) {
  const deeper = `${indent}  `;
  const fields = Object.entries(properties).map(
    ([name, property]) =>
      `${/^[\w$]+$/.test(name) ? name : JSON.stringify(name)}${required.includes(name) ? "" : "?"}: ${below(property, deeper)}`,
  );
  if (fields.length === 0)
    return typeof additionalProperties === "object" && Object.keys(additionalProperties).length > 0
      ? `Record<string, ${below(additionalProperties)}>`
      : "Record<string, unknown>";
  const line = `{ ${fields.join("; ")} }`;
  if (line.length <= longestLine && !line.includes("\n")) return line;
  return `{\n${fields.map((field) => `${deeper}${field};\n`).join("")}${indent}}`;
}

function arrayText({ items, prefixItems }: JsonSchema, below: Below): string {
  const tuple = prefixItems ?? (Array.isArray(items) ? (items as readonly JsonSchema[]) : undefined);
  if (tuple) return `[${tuple.map((item) => below(item)).join(", ")}]`;
  const item = items ? below(items) : "unknown";
  const isChoice = items?.anyOf ?? items?.oneOf ?? items?.enum?.[1];
  return isChoice ? `(${item})[]` : `${item}[]`;
}
