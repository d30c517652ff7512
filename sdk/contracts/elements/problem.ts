import * as v from "valibot";
import { hasCurlyQuotes } from "../curly-quotes.ts";
import { invisibleIn } from "../invisible-characters.ts";
import { longestName, similarName } from "../similar-name.ts";
import { allowedBy } from "./allowed.ts";

/** Attributes that say what is shown: a wrong one has no default that would do. */
const subjects: ReadonlySet<string> = new Set(["activity", "activities", "page-kind", "page-id"]);

/** Attributes that carry JSON. Their schemas (`json-texts.ts`) are too much for a page; the doctor has them. */
const carryJson: ReadonlySet<string> = new Set(["booking-data", "prefill"]);
const json = v.pipe(v.string(), v.parseJson());

/** Attributes of every HTML element, and those that frameworks add. */
const ofHtml =
  /^(?:aria-|data-|on|_|ng-|v-|x-|@|:)|^(?:class|dir|hidden|id|is|inert|lang|nonce|part|role|slot|style|tabindex|title|translate|popover|exportparts|suppresshydrationwarning)$/;

/** What is wrong with an attribute's text; null where nothing is. */
export interface AttributeProblem {
  readonly code:
    | "attribute_missing"
    | "attribute_invalid"
    | "attribute_ignored"
    | "address_insecure"
    | "characters_invisible"
    | "quotes_curly";
  /** What would be right, as a part of a sentence. */
  readonly allowed: string;
  /** Invisible characters of the text, as `U+200B, U+00A0`. */
  readonly characters: string;
}

/** Addresses on this machine are as good as https. */
const insecure = /^\s*http:\/\/(?!localhost\b|127\.|\[::1\])/i;

/** What is wrong with the value of an attribute (null: it is absent), by its schema. */
export function problemOfAttribute(name: string, schema: unknown, text: string | null): AttributeProblem | null {
  const issue = issueOf(schema, text) ?? (text !== null && carryJson.has(name) ? issueOf(json, text) : null);
  const characters = invisibleIn(text ?? "").join(", ");
  if (!issue) {
    const isInsecure = name === "logo-url" && text !== null && insecure.test(text);
    return isInsecure ? { code: "address_insecure", allowed: "an https address is wanted", characters } : null;
  }
  const problem = { allowed: allowedBy(issue), characters };
  if (text === null) return { code: "attribute_missing", ...problem };
  if (hasCurlyQuotes("", text)) return { code: "quotes_curly", ...problem };
  if (characters) return { code: "characters_invisible", ...problem };
  const hasDefault = issue.type === "raw_check" || issueOf(schema, null) === null;
  return { code: hasDefault && !subjects.has(name) ? "attribute_ignored" : "attribute_invalid", ...problem };
}

function issueOf(schema: unknown, text: string | null): v.BaseIssue<unknown> | null {
  const parsed = v.safeParse(schema as v.GenericSchema, text ?? undefined);
  return parsed.success ? null : parsed.issues[0];
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
