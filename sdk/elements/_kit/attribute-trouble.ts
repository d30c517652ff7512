import type * as v from "valibot";
import { warn } from "./console.ts";

interface Fallback {
  readonly typed: boolean;
  readonly output: unknown;
}

/** One line in the console for an attribute that is wrong, or missing: loaded with the first of them. */
export function tellTrouble(tag: string, name: string, text: string | undefined, issue: v.BaseIssue<unknown>, fallback: Fallback): void {
  warn(text === undefined ? `<${tag}> needs the attribute ${name}.` : sentence(tag, name, text, issue, fallback));
}

function sentence(tag: string, name: string, text: string, issue: v.BaseIssue<unknown>, fallback: Fallback): string {
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  const allowed = issue.type === "picklist" ? `allowed are ${issue.expected?.replaceAll(" | ", ", ").replace(/[()]/g, "")}` : issue.message;
  const used = issue.type === "raw_check" ? "the rest is used" : usedInstead(fallback);
  return `<${tag}> ${name}="${shown}" is not understood: ${allowed}; ${used}.`;
}

function usedInstead({ typed, output }: Fallback): string {
  if (!typed) return "it can't be left out";
  return output === undefined ? "it is ignored" : `${String(output)} is used`;
}
