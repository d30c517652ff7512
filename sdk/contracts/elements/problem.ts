import * as v from "valibot";
import { longestName, similarName } from "../similar-name.ts";

/** Attributes that say what is shown: a wrong one has no default that would do. */
const subjects: ReadonlySet<string> = new Set(["activity", "activities", "page-kind", "page-id"]);

/** Attributes of every HTML element, and those that frameworks add. */
const ofHtml =
  /^(?:aria-|data-|on|_|ng-|v-|x-|@|:)|^(?:class|dir|hidden|id|is|inert|lang|nonce|part|role|slot|style|tabindex|title|translate|popover|exportparts|suppresshydrationwarning)$/;

/** What is wrong with an attribute's text; null where nothing is. */
export interface AttributeProblem {
  readonly code: "attribute_missing" | "attribute_invalid" | "attribute_ignored";
  /** What would be right, as a part of a sentence. */
  readonly allowed: string;
}

/** What is wrong with the value of an attribute (null: it is absent), by its schema. */
export function problemOfAttribute(name: string, schema: unknown, text: string | null): AttributeProblem | null {
  const parsed = v.safeParse(schema as v.GenericSchema, text ?? undefined);
  if (parsed.success) return null;
  const issue = parsed.issues[0];
  const allowed =
    issue.type === "picklist"
      ? `allowed are ${issue.expected?.replaceAll(" | ", ", ").replace(/[()]/g, "")}`
      : issue.message;
  if (text === null) return { code: "attribute_missing", allowed };
  const hasDefault = issue.type === "raw_check" || v.safeParse(schema as v.GenericSchema, undefined).success;
  return { code: hasDefault && !subjects.has(name) ? "attribute_ignored" : "attribute_invalid", allowed };
}

/** The attribute that was probably meant by one that an element doesn't have; undefined for any other attribute. */
export function attributeMeant(name: string, known: readonly string[]): string | undefined {
  if (name.length > longestName || known.includes(name) || ofHtml.test(name)) return undefined;
  const plain = name.replaceAll("_", "-");
  return (
    known.find((other) => other === plain || other.replaceAll("-", "") === plain.replaceAll("-", "")) ??
    similarName(plain, known)
  );
}
