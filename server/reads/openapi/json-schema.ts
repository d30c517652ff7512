import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";

/** What of JSON Schema our contracts come to. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

/** A schema of the contracts as JSON Schema: what is sent (`input`), or what comes back (`output`). */
export function jsonSchemaOf(schema: GenericSchema, typeMode: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { typeMode, errorMode: "ignore" });
  return rest as JsonSchema;
}

/** Where a schema refers to one of its definitions: that one. */
export function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const name = schema.$ref?.split("/").pop();
  return name === undefined ? schema : (root.$defs?.[name] ?? {});
}
