import first from "../../styles/first.css?inline";
import dark from "../../styles/dark.css?inline";
import type { brandShades } from "./brand.ts";
import { bothSchemes } from "./scheme.ts";

/**
 * Sheets by their text: made once, shared by every shadow root of the page. Constructable, so that a strict CSP lets
 * them.
 */
const made = new Map<string, CSSStyleSheet>();

function sheet(text: string, media = ""): CSSStyleSheet {
  const key = `${media}|${text}`;
  let known = made.get(key);
  if (!known) {
    known = new CSSStyleSheet({ media });
    known.replaceSync(text);
    made.set(key, known);
  }
  return known;
}

/** The base sheet, worn by every root: at first what the preview needs. */
const base = sheet(first);

/** The text for `theme="auto"`, made when the first element asks for it. */
let auto: string | undefined;

/**
 * Puts the text of the full sheet in the first one's place, in all roots at once; what loads later imports
 * `full-sheet.ts`.
 */
export function applyFullSheet(text: string): void {
  base.replaceSync(text);
}

/** What of the attributes decides over the looks. */
export interface Appearance {
  readonly theme?: string | undefined;
  readonly "brand-color"?: string | undefined;
}

/** What derives a brand's shades: fetched with the first element that has a brand. */
let shadesOf: typeof brandShades | undefined;

/** Done when all that these looks need is here; a brand that can't be had is none. */
export async function loadBrandShades(looks: Appearance): Promise<void> {
  if (!looks["brand-color"] || shadesOf) return;
  const module = await import("./brand.ts").catch(() => undefined);
  shadesOf = module?.brandShades;
}

/**
 * Gives a root its sheets: base, night unless it is printed or unwanted, the element's own, the brand's shades, what
 * the attributes paint.
 */
export function applySheets(
  root: ShadowRoot,
  styles: string | undefined,
  looks: Appearance,
  painted: string | undefined,
): void {
  const sheets = [base];
  if (looks.theme !== "light")
    sheets.push(sheet(looks.theme === "dark" ? dark : (auto ??= bothSchemes(first, dark)), "not print"));
  if (styles) sheets.push(sheet(styles));
  if (looks["brand-color"] && shadesOf) sheets.push(sheet(shadesOf(looks["brand-color"])));
  if (painted) sheets.push(sheet(painted));
  root.adoptedStyleSheets = sheets;
}
