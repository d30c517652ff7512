import first from "../../styles/first.css?inline";
import dark from "../../styles/dark.css?inline";
import type { brandSheet } from "./brand.ts";
import { bothSchemes } from "./scheme.ts";

/**
 * Sheets by their text, shared by every shadow root of the page. Constructable sheets, which a strict CSP allows.
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

/** The base sheet of every root; at first only what the preview needs. */
const base = sheet(first);

/** The text for `theme="auto"`, made for the first element that needs it. */
let auto: string | undefined;

/**
 * Replaces the base sheet's text with the full sheet, in all roots; views outside the preview import `full-sheet.ts`.
 */
export function applyFullSheet(text: string): void {
  base.replaceSync(text);
}

/** The attributes that determine the appearance. */
export interface AppearanceAttributes {
  readonly theme?: string | undefined;
  readonly "brand-color"?: string | undefined;
}

/** Derives a brand's shades; loaded with the first element that has a brand. */
let brandSheetOf: typeof brandSheet | undefined;

/** Loads what the appearance needs; if that fails, the brand colour is ignored. */
export async function loadAppearance(appearance: AppearanceAttributes, _root: ShadowRoot): Promise<void> {
  if (!appearance["brand-color"] || brandSheetOf) return;
  const module = await import("./brand.ts").catch(() => undefined);
  brandSheetOf = module?.brandSheet;
}

/**
 * Applies a root's sheets: base, dark (not in print, nor with `theme="light"`), the element's own, the brand's shades,
 * and `painted`, which depends on the attributes.
 */
export function applySheets(
  root: ShadowRoot,
  styles: string | undefined,
  appearance: AppearanceAttributes,
  painted: string | undefined,
): void {
  const sheets = [base];
  if (appearance.theme !== "light")
    sheets.push(sheet(appearance.theme === "dark" ? dark : (auto ??= bothSchemes(first, dark)), "not print"));
  if (styles) sheets.push(sheet(styles));
  if (appearance["brand-color"] && brandSheetOf) sheets.push(sheet(brandSheetOf(appearance["brand-color"])));
  if (painted) sheets.push(sheet(painted));
  root.adoptedStyleSheets = sheets;
}
