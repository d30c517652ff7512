import * as v from "valibot";
import { hideable } from "../contracts/discovery.ts";
import { choicesOf, longestOf } from "../contracts/elements/choices.ts";
import { withoutUnwanted } from "../contracts/plain-text.ts";
import type { Control } from "./control.ts";
import { kinds, type Kind, type KindName } from "./kinds.ts";

/** One option of a kind, derived from the schema of the element's attribute. */
export interface OptionField {
  readonly name: string;
  readonly control: Control;
  /** The words of a choice, or of a list of words. */
  readonly choices: readonly string[];
  /** What the element takes where nothing is set; empty where it takes nothing. */
  readonly fallback: string;
  /** Most characters of a text. */
  readonly longest: number | undefined;
}

/**
 * Attributes that are no option: those of the subject, those that the kind fixes, and those that Gipfel's own pages and
 * links set.
 */
const noOptions: ReadonlySet<string> = new Set([
  "activity",
  "activities",
  "variant",
  "api-base",
  "booking-data",
  "open",
  "picker",
  "prefill",
  "rebook",
  "replaces",
  "reservation",
  "run",
  "with-item",
]);

/** The options of a kind, in the order of its schema. A new attribute is one by itself. */
export function fieldsOf(kind: KindName): OptionField[] {
  const { without = [] }: Kind = kinds[kind];
  return Object.entries(schemasOf(kind))
    .filter(([name]) => !noOptions.has(name) && !without.includes(name))
    .map(([name, schema]) => fieldOf(name, schema));
}

/** An attribute as a field of a form. */
export function fieldOf(name: string, schema: v.GenericSchema): OptionField {
  const fallback = v.safeParse(schema, undefined);
  const words = choicesOf(schema);
  const isFlag = words?.includes("") ?? false;
  return {
    name,
    control: controlOf(name, schema, isFlag, words !== undefined),
    choices: name === "hide" ? Object.keys(hideable) : isFlag ? [] : (words ?? []),
    fallback: fallback.success && fallback.output !== undefined && !isFlag ? String(fallback.output) : "",
    longest: longestOf(schema),
  };
}

function controlOf(name: string, schema: v.GenericSchema, isFlag: boolean, isChoice: boolean): Control {
  if (name === "locale") return "language";
  if (name === "hide") return "words";
  if (isFlag) return "flag";
  if (isChoice) return "choice";
  const color = v.safeParse(schema, "0A0B0C");
  if (color.success && color.output === "#0a0b0c") return "color";
  const number = v.safeParse(schema, "1");
  return number.success && typeof number.output === "number" ? "number" : "text";
}

/** A typed value as it is meant: what is pasted often has a space at its end. */
export function typedValue(text: string): string {
  return withoutUnwanted(text).trim();
}

/** Why a value can't be used, in the schema's words; undefined where it can. */
export function problemOf(kind: KindName, name: string, value: string): string | undefined {
  const parsed = v.safeParse(schemasOf(kind)[name]!, typedValue(value));
  return parsed.success ? undefined : parsed.issues[0].message;
}

/**
 * The schemas of an element's attributes by their names. A logo is stricter than in the element: a snippet goes to
 * pages on https, where a picture without is blocked, and a path would be one of the partner's.
 */
export function schemasOf(kind: KindName): Readonly<Record<string, v.GenericSchema>> {
  const { entries } = kinds[kind].attributes;
  return { ...entries, "logo-url": v.pipe(entries["logo-url"], v.check(isHttps, "an https address is wanted")) };
}

const isHttps = (address: string | undefined) => address === undefined || /^https:\/\/[^/]/i.test(address);
