/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** WCAG 2.2 AA for text. */
export const enoughContrast = 4.5;
export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];

/** The colour itself, or the nearest shade toward `end` that can be read on `surface`. */
export function readable(color: Rgb, surface: Rgb, end: Rgb): Rgb {
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

/** A colour of `#rrggbb`. */
export function rgb(color: string): Rgb {
  const number = parseInt(color.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** A colour with a share (0 to 1) of another. */
export function mix(color: Rgb, other: Rgb, share: number): Rgb {
  return color.map((part, index) => Math.round(part + (other[index]! - part) * share)) as unknown as Rgb;
}

/** A colour as `#rrggbb`. */
export function hex(color: Rgb): string {
  return `#${color.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
