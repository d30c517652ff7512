import * as v from "valibot";
import type { DescribedAttribute } from "../manifest/describe-attribute.ts";

/** How the plugin checks an attribute's value, and which control the editor shows for it. */
export interface Kind {
  readonly kind: "flag" | "choice" | "number" | "ids" | "locale" | "color" | "address" | "json" | "text";
  /** Of a choice. */
  readonly options?: readonly string[];
  /** A Perl-compatible pattern that the value must match. */
  readonly pattern?: string;
  /** The most characters that the value may have. */
  readonly maximum?: number;
}

/** Reads an attribute's kind from its type in the manifest, and else by what its schema accepts. */
export function kindOf({ name, type }: DescribedAttribute, schema: v.GenericSchema): Kind {
  const accepts = (text: string) => v.safeParse(schema, text).success;
  if (name === "locale") return { kind: "locale" };
  if (type.text === "boolean") return { kind: "flag" };
  const options = type.text.startsWith('"') ? type.text.split(" | ").map((word) => JSON.parse(word) as string) : [];
  if (options.length > 0) return { kind: "choice", options };
  if (type.text === "string | number[]") return { kind: "ids" };
  const rules = { ...patternOf(schema), ...maximumOf(schema) };
  if (type.text === "number") return { kind: "number", ...rules };
  if (accepts("#00ff00") && !accepts("green")) return { kind: "color", ...rules };
  if (accepts("https://shop.example/logo.svg") && !accepts("javascript:alert(1)")) return { kind: "address", ...rules };
  if (accepts("{}") && !accepts("{")) return { kind: "json", ...rules };
  return { kind: "text", ...rules };
}

function patternOf(schema: v.GenericSchema): Pick<Kind, "pattern"> {
  const regex = actionsOf(schema).find((action) => action.type === "regex")?.requirement;
  if (!(regex instanceof RegExp)) return {};
  if (/[^i]/.test(regex.flags)) throw new Error(`${String(regex)}: the flag i alone means the same in PHP.`);
  // D: `$` doesn't match before a last line break, as in JavaScript.
  return { pattern: `/${regex.source}/${regex.flags}D` };
}

function maximumOf(schema: v.GenericSchema): Pick<Kind, "maximum"> {
  const maximum = actionsOf(schema).find((action) => action.type === "max_length")?.requirement;
  return typeof maximum === "number" ? { maximum } : {};
}

interface Action {
  readonly type: string;
  readonly requirement?: unknown;
  readonly pipe?: readonly Action[];
  readonly wrapped?: Action;
}

/** A schema's validations, also of what `pipe` and `optional` wrap. */
function actionsOf(schema: unknown): Action[] {
  const { pipe, wrapped } = schema as Action;
  const [first, ...steps] = pipe ?? [];
  // The first step of a pipe is the schema itself, without this pipe.
  return [...(wrapped ? actionsOf(wrapped) : []), ...(first?.wrapped ? actionsOf(first.wrapped) : []), ...steps];
}
