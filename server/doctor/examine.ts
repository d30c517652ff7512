import { worstFirst } from "../../sdk/contracts/diagnostics.ts";
import { elementDiagnostics } from "./element-rules.ts";
import { headerDiagnostics } from "./header-rules.ts";
import { elementsIn } from "./page-elements.ts";
import type { Examination, ExaminedPage, ShopFacts } from "./examined.ts";
import { scriptDiagnostics } from "./script-rules.ts";
import { textDiagnostics } from "./text-rules.ts";

/** Diagnostics that are answered, at most: a page of a machine's making may have thousands. */
const most = 200;

/** What is wrong with Gipfel on a page, the worst first, then by line. */
export function examine(page: ExaminedPage, facts: ShopFacts): Examination {
  const elements = elementsIn(page.source);
  const diagnostics = [
    ...scriptDiagnostics(page, elements, facts),
    ...elementDiagnostics(elements, facts),
    ...textDiagnostics(page, elements, facts),
    ...headerDiagnostics(page, elements, facts),
  ];
  const sorted = worstFirst(diagnostics.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)));
  return {
    diagnostics: sorted.slice(0, most),
    omitted: Math.max(0, sorted.length - most),
    elements: elements.map(({ tag, in: at }) => ({ tag, line: at.line })),
  };
}
