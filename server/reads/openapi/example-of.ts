import * as v from "valibot";
import { jsonSchemaOf, resolved, type JsonSchema } from "./json-schema.ts";
import { hasSample, sampleOf } from "./samples.ts";

/** Deeper than this an example has empty lists. */
const deepest = 6;
/** From here on, a field that may be left out is filled by a sample of its own alone. */
const deepestOptional = 4;

/**
 * A value that a schema accepts, with words and numbers as the shop has them. Fields that may be left out, or be null,
 * are filled where there is a sample for them. Undefined where no such value is found.
 */
export function exampleOf(schema: v.GenericSchema, typeMode: "input" | "output"): unknown {
  const root = jsonSchemaOf(schema, typeMode);
  for (const hasOptional of [true, false]) {
    const example = make(root, { root, name: "", path: "", depth: 0, hasOptional });
    if (v.safeParse(schema, example).success) return example;
  }
  return undefined;
}

interface Place {
  readonly root: JsonSchema;
  /** The field's name, and those that lead to it. */
  readonly name: string;
  readonly path: string;
  readonly depth: number;
  readonly hasOptional: boolean;
}

function make(given: JsonSchema, place: Place): unknown {
  const schema = resolved(given, place.root);
  if ("const" in schema) return schema.const;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const isNullable = choices.some(({ type }) => type === "null");
    const filled = choices.map((choice) => resolved(choice, place.root)).find(({ type }) => type !== "null");
    const isLeft = isNullable && (place.depth > deepest || !isKnown(filled ?? {}, place));
    return isLeft || !filled ? null : make(filled, place);
  }
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => make(part, place)));
  if (schema.enum) {
    const sample = sampleOf(place.name, place.path, schema);
    return schema.enum.includes(sample) ? sample : schema.enum[0];
  }
  switch (schema.type) {
    case "object":
      return objectOf(schema, place);
    case "array":
      return arrayOf(schema, place);
    case "null":
      return null;
    default:
      return sampleOf(place.name, place.path, schema);
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema, place: Place): object {
  const entries = Object.entries(properties)
    .filter(
      ([name, property]) => required.includes(name) || (place.hasOptional && isKnown(property, below(place, name))),
    )
    .map(([name, property]) => [name, make(property, below(place, name))]);
  if (entries.length === 0 && hasSample(place.name, place.path)) {
    const sample = sampleOf(place.name, place.path, {});
    if (typeof sample === "object") return sample as object;
  }
  if (entries.length === 0 && typeof additionalProperties === "object") {
    const key = sampleOf(`${place.name}.key`, place.path, { type: "string" });
    return { [String(key)]: make(additionalProperties, below(place, place.name)) };
  }
  return Object.fromEntries(entries);
}

function arrayOf({ items, prefixItems, minItems = 0 }: JsonSchema, place: Place): unknown[] {
  const tuple = prefixItems ?? (Array.isArray(items) ? (items as readonly JsonSchema[]) : undefined);
  if (tuple) return tuple.map((item) => make(item, below(place, place.name)));
  if (!items || Object.keys(items).length === 0 || (place.depth > deepest && minItems === 0)) return [];
  return Array.from({ length: Math.max(1, minItems) }, () => make(items, below(place, place.name)));
}

/** Whether a field that may be left out has something to say: a sample, or fields that have one. */
function isKnown(given: JsonSchema, place: Place): boolean {
  const schema = resolved(given, place.root);
  if (hasSample(place.name, place.path) || "const" in schema) return true;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.some((choice) => choice.type !== "null" && isKnown(choice, place));
  if (schema.type === "array")
    return schema.items !== undefined && place.depth < deepestOptional && isKnown(schema.items, place);
  const { required = [], properties = {} } = schema;
  return (
    place.depth < deepestOptional &&
    required.length > 0 &&
    required.every((name) => isKnown(properties[name] ?? {}, below(place, name)))
  );
}

function below({ path, depth, ...place }: Place, name: string): Place {
  return { ...place, name, path: path ? `${path}.${name}` : name, depth: depth + 1 };
}
