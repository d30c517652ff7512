import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

/** Pages show descriptions as text: without the marks of code. */
const description = v.pipe(
  v.optional(v.string(), ""),
  v.transform((text) => text.replaceAll("`", "")),
);
const Described = v.object({ name: v.string(), description });
const Typed = v.object({
  ...Described.entries,
  type: v.object({ text: v.string() }),
  default: v.optional(v.string()),
  required: v.optional(v.boolean()),
});

const Method = v.object({
  ...Described.entries,
  kind: v.literal("method"),
  parameters: v.array(v.object({ name: v.string(), type: Typed.entries.type })),
  return: v.object({ type: Typed.entries.type }),
});

const Declaration = v.object({
  tagName: v.pipe(
    v.string(),
    v.check((tag): tag is `gipfel-${string}` => tag.startsWith("gipfel-")),
  ),
  description,
  attributes: v.array(Typed),
  events: v.array(Typed),
  members: v.array(
    v.variant("kind", [Method, v.object({ ...Typed.entries, kind: v.literal("field"), attribute: v.string() })]),
  ),
  slots: v.array(Described),
  cssParts: v.array(Described),
  cssProperties: v.array(Described),
});
/** An element as `custom-elements.json` describes it: made from the records (`npm run manifest`). */
export type ElementDeclaration = v.InferOutput<typeof Declaration>;

const Manifest = v.object({ modules: v.array(v.object({ declarations: v.array(Declaration) })) });

let read: ReadonlyMap<string, ElementDeclaration> | undefined;

/** Every element, by its tag, in alphabetical order; read once. */
export function elementDeclarations(): ReadonlyMap<string, ElementDeclaration> {
  return (read ??= readFile(join(import.meta.dirname, "../../custom-elements.json")));
}

function readFile(file: string): ReadonlyMap<string, ElementDeclaration> {
  const { modules } = v.parse(Manifest, JSON.parse(readFileSync(file, "utf8")));
  return new Map(modules.flatMap(({ declarations }) => declarations.map((one) => [one.tagName, one])));
}
