import * as v from "valibot";

/** One attribute of a custom elements manifest. */
export interface DescribedAttribute {
  readonly name: string;
  readonly description?: string;
  readonly type: { readonly text: string };
  readonly default?: string;
  readonly required?: true;
}

/** Reads an attribute's schema: its allowed values, its default. */
export function describeAttribute(
  name: string,
  schema: v.GenericSchema,
  description: string | undefined,
): DescribedAttribute {
  const allowed = partsOf(schema).find((part) => part.type === "picklist")?.options;
  const isFlag = allowed?.includes("") ?? false;
  const fallback = v.safeParse(schema, undefined);
  return {
    name,
    ...(description ? { description } : {}),
    type: { text: isFlag ? "boolean" : allowed ? allowed.map((word) => JSON.stringify(word)).join(" | ") : "string" },
    ...(fallback.success && fallback.output !== undefined ? { default: String(fallback.output) } : {}),
    ...(fallback.success ? {} : { required: true as const }),
  };
}

interface Part {
  readonly type: string;
  readonly options?: readonly string[];
  readonly pipe?: readonly Part[];
  readonly wrapped?: Part;
}

/** A schema and everything in it: what `pipe` and `optional` wrap. */
function partsOf(schema: unknown): Part[] {
  const part = schema as Part;
  const inner = [...(part.pipe ?? []).filter((step) => step !== part), ...(part.wrapped ? [part.wrapped] : [])].flatMap(
    partsWithout(part),
  );
  return [part, ...inner];
}

/** A pipe's first step repeats the schema's own type; without its `pipe` it doesn't recur. */
function partsWithout(outer: Part) {
  return (step: Part): Part[] => (step.pipe === outer.pipe && step.pipe ? [step] : partsOf(step));
}
