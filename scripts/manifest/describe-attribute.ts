import * as v from "valibot";
import { choicesOf } from "../../sdk/contracts/elements/choices.ts";

/** One attribute of a custom elements manifest. */
export interface DescribedAttribute {
  readonly name: string;
  readonly description?: string;
  readonly type: { readonly text: string };
  readonly default?: string;
  readonly required?: true;
}

/** Reads an attribute's schema: its type, its default. */
export function describeAttribute(
  name: string,
  schema: v.GenericSchema,
  description: string | undefined,
): DescribedAttribute {
  const fallback = v.safeParse(schema, undefined);
  return {
    name,
    ...(description ? { description } : {}),
    type: { text: typeOf(schema) },
    ...(fallback.success && fallback.output !== undefined ? { default: String(fallback.output) } : {}),
    ...(fallback.success ? {} : { required: true as const }),
  };
}

/**
 * The TypeScript type of what may be set: a flag is a boolean, a choice its words. Whether a schema reads a number or a
 * list of ids shows when it parses one. All other attributes are text.
 */
function typeOf(schema: v.GenericSchema): string {
  const allowed = choicesOf(schema);
  if (allowed) return allowed.includes("") ? "boolean" : allowed.map((word) => JSON.stringify(word)).join(" | ");
  const read = (text: string) => {
    const parsed = v.safeParse(schema, text);
    return parsed.success ? parsed.output : undefined;
  };
  if (typeof read("1") === "number") return "number";
  return Array.isArray(read("[1,2]")) ? "string | number[]" : "string";
}
