import type { brandSheet } from "./brand.ts";
import type { AppearanceAttributes } from "./sheets.ts";

export type { AppearanceAttributes };

/* What a shop page's elements use in place of `sheets.ts` (scripts/build/linked-sheets.ts): roots that the server has
   rendered link the base sheet already, so the code doesn't carry it as text. */

const baseAddress = `/sdk/v1/styles/base-${__BUILD__}.css`;
/** Roots that this code has linked the base sheet to; a root's view is rendered once its own has loaded. */
const linked = new WeakMap<ShadowRoot, Promise<void>>();
/** An element's own sheet, by its text. */
const own = new Map<string, CSSStyleSheet>();
/** Derives a brand's shades; loaded with the first element that has a brand. */
let brandSheetOf: typeof brandSheet | undefined;

/**
 * Loads what a root's appearance needs; if that fails, the brand colour is ignored, or the view has no layout. Waits
 * for no other root: the link of one that was removed never loads.
 */
export async function loadAppearance(appearance: AppearanceAttributes, root: ShadowRoot): Promise<void> {
  if (appearance["brand-color"]) brandSheetOf ??= (await import("./brand.ts").catch(() => undefined))?.brandSheet;
  await linked.get(root);
}

/**
 * Links the base sheet, light and dark, where the root doesn't, and adopts the element's own, the brand's, `painted`.
 */
export function applySheets(
  root: ShadowRoot,
  styles: string | undefined,
  appearance: AppearanceAttributes,
  painted: string | undefined,
): void {
  if (!root.querySelector(`link[href="${baseAddress}"]`)) link(root);
  const brand = appearance["brand-color"] && brandSheetOf?.(appearance["brand-color"]);
  root.adoptedStyleSheets = [styles, brand, painted].flatMap((text) => (text ? [sheet(text)] : []));
}

function link(root: ShadowRoot): void {
  const element = Object.assign(document.createElement("link"), { rel: "stylesheet", href: baseAddress });
  const loaded = new Promise<void>((resolve) => {
    for (const end of ["load", "error"]) element.addEventListener(end, () => resolve(), { once: true });
  });
  linked.set(root, loaded);
  root.prepend(element);
}

function sheet(text: string): CSSStyleSheet {
  let known = own.get(text);
  if (!known) {
    known = new CSSStyleSheet();
    known.replaceSync(text);
    own.set(text, known);
  }
  return known;
}
