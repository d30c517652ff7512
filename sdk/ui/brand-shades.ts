import { black, contrast, enoughContrast, hex, mix, readable, rgb, white, type Rgb } from "./contrast.ts";

/**
 * The host site's dark surface (#0e1513), on which a brand must be readable too. It is a little lighter than the
 * elements' own (#121212), so what can be read on it can be read on both.
 */
const night: Rgb = [14, 21, 19];

/** Each shade's name and its colour as `#rrggbb`. */
export type BrandShades = Readonly<
  Record<
    | "brand"
    | "brand-ink"
    | "brand-hover"
    | "brand-mid"
    | "brand-tint"
    | "on-brand"
    | "night-brand"
    | "night-brand-hover"
    | "night-on-brand",
    string
  >
>;

/**
 * The shades of a partner's brand colour (`#rrggbb`): 15 % darker, 30 % and 90 % lighter as the spec derives them, the
 * nearest shade that can be read as text, and a text colour on the brand that reaches AA (purchase spec §9).
 */
export function brandShades(color: string): BrandShades {
  const brand = rgb(color);
  const byNight = readable(brand, night, white);
  return {
    brand: hex(brand),
    "brand-ink": hex(readable(brand, white, black)),
    "brand-hover": hex(mix(brand, black, 0.15)),
    "brand-mid": hex(mix(brand, white, 0.3)),
    "brand-tint": hex(mix(brand, white, 0.9)),
    "on-brand": hex(textOn(brand)),
    "night-brand": hex(byNight),
    "night-brand-hover": hex(mix(byNight, white, 0.2)),
    "night-on-brand": hex(textOn(byNight)),
  };
}

/** White or black, whichever reads better on a colour; one of both always reaches AA. */
function textOn(brand: Rgb): Rgb {
  return contrast(white, brand) >= enoughContrast ? white : black;
}
