import { readFileSync } from "node:fs";
import addFormats from "ajv-formats";
import { Ajv2019 } from "ajv/dist/2019.js";
import { parse } from "yaml";

type Json = Record<string, unknown>;

/**
 * `Trip` of a published OpenAPI file of OSDM 3 (`OSDM-online-api-v3.8.0.yml`) as a validator of JSON Schema; its answer
 * is what is wrong. OpenAPI 3.0 says some things in other ways:
 * - `nullable` stands beside `type`, where the validator knows it; beside `$ref` JSON Schema has no place for it.
 * - A subtype is `allOf` of its parent and an object, both closed. Read as JSON Schema nothing fits it, since each
 *   refuses the other's properties; what is meant is that both together are closed.
 * - A parent with a `discriminator` stands for its subtypes.
 */
export function readPublishedTrip(file: string): (trip: unknown) => readonly string[] {
  const { schemas } = (parse(readFileSync(file, "utf8")) as { components: { schemas: Record<string, Json> } })
    .components;
  const definitions = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, convert(schema, schemas)]),
  );
  for (const name of Object.keys(schemas)) {
    const children = childrenOf(name, schemas);
    if (children.length > 0) definitions[name] = { oneOf: children.map((child) => ({ $ref: refTo(child) })) };
  }
  const ajv = new Ajv2019({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "osdm", components: { schemas: definitions } });
  const validate = ajv.getSchema("osdm#/components/schemas/Trip")!;
  return (trip) =>
    validate(trip) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
}

const refTo = (name: string) => `#/components/schemas/${name}`;

/** Subtypes of a schema that a property tells apart. */
function childrenOf(parent: string, schemas: Record<string, Json>): string[] {
  if (!schemas[parent]!.discriminator) return [];
  return Object.keys(schemas).filter((name) =>
    (schemas[name]!.allOf as readonly Json[] | undefined)?.some(({ $ref }) => $ref === refTo(parent)),
  );
}

/** A subtype's parts are open each, and closed together; the name of the subtype stands in its discriminator. */
function convert(schema: Json, schemas: Record<string, Json>): Json {
  const parts = schema.allOf as readonly Json[] | undefined;
  if (!parts) return withoutNullableRefs(schema) as Json;
  const opened = parts.map((part) => {
    const name = typeof part.$ref === "string" ? part.$ref.split("/").at(-1)! : null;
    const { additionalProperties: _, discriminator, ...open } = name === null ? part : schemas[name]!;
    const key = (discriminator as { propertyName: string } | undefined)?.propertyName;
    if (key === undefined) return withoutNullableRefs(open) as Json;
    const own = Object.keys(schemas).find((each) => schemas[each] === schema);
    return { ...open, properties: { ...(open.properties as Json), [key]: { const: own } } };
  });
  return { type: "object", allOf: opened, unevaluatedProperties: false };
}

function withoutNullableRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNullableRefs);
  if (typeof value !== "object" || value === null) return value;
  const { nullable, ...rest } = value as Json;
  const copied = Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, withoutNullableRefs(each)]));
  return typeof rest.type === "string" && typeof nullable === "boolean" ? { ...copied, nullable } : copied;
}
