import { diagnosticOf, type DiagnosticCode, type PlacedDiagnostic } from "../../sdk/contracts/diagnostics.ts";
import { withVisible } from "../../sdk/contracts/invisible-characters.ts";
import { longestRepeated, type SourceTag } from "./page-source.ts";

/** A diagnostic of the table, at a tag; null for the whole page. What is invisible shows as `[U+200B]`. */
export function placed(
  code: DiagnosticCode,
  at: Pick<SourceTag, "line" | "markup"> | null,
  values: Readonly<Record<string, string | number>> = {},
  fix: string | null = null,
): PlacedDiagnostic {
  const shown = Object.entries(values).map(([name, value]) => [name, shortened(value)]);
  return {
    ...diagnosticOf(code, Object.fromEntries(shown), fix),
    line: at?.line ?? null,
    source: at ? withVisible(at.markup) : null,
  };
}

function shortened(value: string | number): string {
  const text = withVisible(String(value));
  return text.length > longestRepeated ? `${text.slice(0, longestRepeated)}…` : text;
}
