/** What a schema of Valibot has of steps and wrapped schemas. */
interface Part {
  readonly type: string;
  readonly options?: readonly string[];
  readonly requirement?: unknown;
  readonly pipe?: readonly Part[];
  readonly wrapped?: Part;
}

/** The words that an attribute's schema allows; undefined where it takes others too. A flag allows `""`. */
export function choicesOf(schema: unknown): readonly string[] | undefined {
  return partsOf(schema).find((part) => part.type === "picklist")?.options;
}

/** The most characters that an attribute's schema allows; undefined where it says nothing. */
export function longestOf(schema: unknown): number | undefined {
  const requirement = partsOf(schema).find((part) => part.type === "max_length")?.requirement;
  return typeof requirement === "number" ? requirement : undefined;
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
