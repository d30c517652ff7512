import type { BaseIssue } from "valibot";

/** The name of a schema's type in messages for authors of a catalogue. */
const types: Record<string, string> = {
  string: "a text in quotes",
  number: "a number",
  boolean: "true or false",
  Array: "a list in []",
  Object: "an object in {}",
  null: "null",
};

/** Explains an issue and what is expected, without terms of schemas. */
export function explainIssue(issue: BaseIssue<unknown>): string {
  const { type, requirement, expected, received } = issue;
  const given = received === "undefined" ? "" : `, not ${received}`;
  switch (type) {
    case "min_value":
      return `at least ${String(requirement)} is wanted${given}`;
    case "max_value":
      return `at most ${String(requirement)} is wanted${given}`;
    case "integer":
      return `a whole number is wanted${given}`;
    case "min_length":
      return Array.isArray(issue.input)
        ? `at least ${String(requirement)} ${requirement === 1 ? "entry is" : "entries are"} wanted`
        : "a text is wanted; it is empty";
    case "max_length":
      return `at most ${String(requirement)} characters are wanted`;
    case "non_empty":
      return "a text is wanted; it is empty";
    case "iso_date":
      return `a date as 2026-12-31 is wanted${given}`;
    case "hex_color":
      return `a colour as #0b5d47 is wanted${given}`;
    case "picklist":
      return `one of ${expected?.replace(/^\(|\)$/g, "").replaceAll(" | ", ", ")} is wanted${given}`;
    case "check":
    case "regex":
      return `${issue.message}${given}`;
  }
  if (received === "undefined") return "this is missing";
  const wanted = (expected ?? "").replace(/^\(|\)$/g, "").split(" | ");
  return `${wanted.map((each) => types[each] ?? each).join(" or ")} is wanted, not ${types[received] ?? received}`;
}
