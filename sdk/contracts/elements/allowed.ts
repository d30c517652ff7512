import type * as v from "valibot";

/** Valibot's words for types, as a part of a sentence. */
const types: Readonly<Record<string, string>> = {
  Array: "a list is wanted",
  Object: "an object in braces is wanted",
  boolean: "true or false is wanted",
  number: "a number is wanted",
  string: "a text is wanted",
};

/**
 * What an attribute's schema would take instead, as a part of a sentence: `at most 80 characters are wanted`. With the
 * path to it within JSON.
 */
export function allowedBy(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map(({ key }) => String(key)).join(".");
  return path ? `${path}: ${sentenceOf(issue)}` : sentenceOf(issue);
}

function sentenceOf({ type, message, expected, requirement, input }: v.BaseIssue<unknown>): string {
  if (type === "picklist") return `allowed are ${expected?.replaceAll(" | ", ", ").replace(/[()]/g, "")}`;
  // A schema with words of its own; Valibot's are `Invalid length: Expected <=80 but received 10000`.
  if (!message.startsWith("Invalid ")) return message;
  switch (type) {
    case "max_length":
      return `at most ${requirement} ${typeof input === "string" ? "characters" : "entries"} are wanted`;
    case "parse_json":
      return "valid JSON is wanted";
    case "uuid":
      return "an id as the shop gives it is wanted";
    case "integer":
      return "a whole number is wanted";
    case "min_value":
      return `at least ${requirement} is wanted`;
    case "max_value":
      return `at most ${requirement} is wanted`;
    default:
      return types[expected ?? ""] ?? "another value is wanted";
  }
}
