import * as v from "valibot";
import type { ErrorFields } from "../../sdk/contracts/errors.ts";
import { AppError } from "../errors.ts";

/**
 * Parses input by a schema. Throws 400 `invalid_input` with `fields`: the errors by path, added to those given.
 */
export function parseInput(
  schema: v.GenericSchema<any, any> | undefined,
  input: unknown,
  where: string,
  fields: ErrorFields = {},
): unknown {
  if (!schema) return undefined;
  const parsed = v.safeParse(schema, input);
  for (const issue of parsed.issues ?? []) fields[v.getDotPath(issue) ?? where] ??= messageOf(issue);
  if (Object.keys(fields).length === 0) return parsed.output;
  throw new AppError(
    "invalid_input",
    `The ${where} is not as it should be: ${Object.keys(fields).join(", ")}.`,
    fields,
  );
}

/**
 * The message of an issue. For a union the messages of its alternatives, since its own names their types alone.
 */
function messageOf({ message, type, issues }: v.BaseIssue<unknown>): string {
  const alternatives = type === "union" ? [...new Set((issues ?? []).map((issue) => messageOf(issue)))] : [];
  return alternatives.length > 0 ? alternatives.join(" or ") : message;
}
