import type * as v from "valibot";
import { warn } from "./console.ts";

interface Fallback {
  readonly success: boolean;
  readonly output: unknown;
}

/** One line in the console for an attribute that is wrong, or missing: loaded with the first of them. */
export function tellTrouble(tag: string, name: string, text: string | undefined, issue: v.BaseIssue<unknown>, fallback: Fallback): void {
  warn(text === undefined ? `<${tag}> needs the attribute ${name}.` : sentence(tag, name, text, issue, fallback));
}

function sentence(tag: string, name: string, text: string, issue: v.BaseIssue<unknown>, fallback: Fallback): string {
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  const allowed = issue.type === "picklist" ? `allowed are ${issue.expected?.replaceAll(" | ", ", ").replace(/[()]/g, "")}` : issue.message;
  const used = !fallback.success ? "it can't be left out" : fallback.output === undefined ? "it is ignored" : `${String(fallback.output)} is used`;
  return `<${tag}> ${name}="${shown}" is not understood: ${allowed}; ${used}.`;
}
