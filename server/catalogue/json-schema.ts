import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { Catalogue } from "../domain/catalogue-schema.ts";

/**
 * The JSON Schema of a catalogue as a team writes it, made of the schema that the import parses with. Names that it
 * doesn't have are refused; every part may be missing, for a file of a folder has some of them.
 */
export const catalogueSchema = {
  ...toJsonSchema(v.partial(Catalogue), {
    typeMode: "input",
    errorMode: "ignore",
    overrideSchema: ({ jsonSchema }) =>
      jsonSchema.type === "object" ? { ...jsonSchema, additionalProperties: false } : undefined,
  }),
  title: "Gipfel catalogue",
};
