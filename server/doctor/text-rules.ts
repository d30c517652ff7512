import type { PlacedDiagnostic } from "../../sdk/contracts/diagnostics.ts";
import { scriptTag } from "../../sdk/snippets/html.ts";
import type { ExaminedPage, ShopFacts } from "./examined.ts";
import type { PageElement } from "./page-elements.ts";
import type { SourceTag } from "./page-source.ts";
import { placed } from "./placed.ts";
import { framesOfShop, loadersIn } from "./script-rules.ts";

/** What stands in the page as text or ends too early, and what is missing beside what is there. */
export function textDiagnostics(
  { source }: ExaminedPage,
  elements: readonly PageElement[],
  { shop }: ShopFacts,
): PlacedDiagnostic[] {
  const { texts, cut, scripts, frames } = source;
  const at = (line: number, markup: string) => ({ line, markup });
  const diagnostics = texts.map(({ text, line, shortcode }) =>
    shortcode
      ? placed("shortcode_shown", at(line, text), { shortcode })
      : placed("markup_escaped", at(line, text), {}, text.replaceAll("&lt;", "<").replaceAll("&gt;", ">")),
  );
  if (cut) diagnostics.push(placed("markup_cut", cut, { markup: "The last tag" }));
  const isUsed = elements.length > 0 || diagnostics.length > 0 || scripts.some(isConfigured);
  if (loadersIn(scripts).length > 0 && !isUsed) diagnostics.push(placed("element_missing", null));
  const framed = framesOfShop(frames, shop);
  const hasFrameScript = scripts.some(({ attributes }) => attributes["src"]?.includes("/frame.js"));
  if (framed.length > 0 && !hasFrameScript)
    diagnostics.push(
      placed("frame_script_missing", framed[0]!, {}, scriptTag({ script: { src: `${shop}/sdk/v1/frame.js` } })),
    );
  return [...diagnostics, ...framed.flatMap(sandboxDiagnostics)];
}

/** What a page of the shop needs in a sandboxed frame: the last for banks' pages. */
const sandboxNeeds = ["allow-scripts", "allow-same-origin", "allow-forms", "allow-popups"];

function sandboxDiagnostics(frame: SourceTag): PlacedDiagnostic[] {
  const { sandbox } = frame.attributes;
  if (sandbox === undefined) return [];
  const allowed = sandbox.toLowerCase().split(/\s+/).filter(Boolean);
  if (sandboxNeeds.every((need) => allowed.includes(need))) return [];
  const whole = [...new Set([...allowed, ...sandboxNeeds])].join(" ");
  const fix = frame.markup.replace(/(\ssandbox)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?(?=[\s/>])/i, `$1="${whole}"`);
  return [placed("frame_sandboxed", frame, {}, fix)];
}

/** The script may upgrade links, and needs no element then. */
function isConfigured({ attributes }: ExaminedPage["source"]["scripts"][number]): boolean {
  return "data-links" in attributes;
}
