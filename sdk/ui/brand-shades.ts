/** WCAG 2.2 AA for text. */
const enoughContrast = 4.5;

type Rgb = readonly [red: number, green: number, blue: number];
const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
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

/** The colour itself, or the nearest shade toward `end` that can be read on `surface`. */
function readable(color: Rgb, surface: Rgb, end: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(color, end, share);
    if (contrast(shade, surface) >= enoughContrast) return shade;
  }
  return end;
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: Rgb, other: Rgb): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function rgb(color: string): Rgb {
  const number = parseInt(color.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

function mix(color: Rgb, other: Rgb, share: number): Rgb {
  return color.map((part, index) => Math.round(part + (other[index]! - part) * share)) as unknown as Rgb;
}

function hex(color: Rgb): string {
  return `#${color.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
