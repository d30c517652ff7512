/** Red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number];

/** A partner's colour as `#rrggbb`; null where it is not six hex digits, and nothing is derived (discovery spec §5). */
export function brandColor(text: string | null): string | null {
  return text && /^#?[\da-f]{6}$/i.test(text) ? `#${text.replace("#", "").toLowerCase()}` : null;
}

/**
 * The custom properties of a partner's colour, which the style sheet derives its shades from (15 % darker, 30 % and 90
 * % lighter, purchase spec §9). By night the colour is lightened until it can be read.
 */
export function brandProperties(text: string | null): Readonly<Record<string, string>> {
  const color = brandColor(text);
  if (!color) return {};
  const night = readableByNight(rgb(color));
  return {
    "--gipfel-brand": color,
    "--gipfel-on-brand": textOn(rgb(color)),
    "--gipfel-brand-dark": `#${night.map((part) => part.toString(16).padStart(2, "0")).join("")}`,
    "--gipfel-on-brand-dark": textOn(night),
  };
}

/** White or near-black, whichever reads better; one of both always reaches AA. */
function textOn(color: Rgb): string {
  return 1.05 / (luminance(color) + 0.05) >= 4.5 ? "#ffffff" : "#000000";
}

/** The colour itself, or the nearest lighter shade with a contrast of 4.5 on the night's surface (#0e1513). */
function readableByNight(color: Rgb): Rgb {
  const surface = luminance([14, 21, 19]) + 0.05;
  for (let share = 0; share < 1; share += 0.05) {
    const shade = color.map((part) => Math.round(part + (255 - part) * share)) as unknown as Rgb;
    if ((luminance(shade) + 0.05) / surface >= 4.5) return shade;
  }
  return [255, 255, 255];
}

function rgb(color: string): Rgb {
  const number = parseInt(color.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** Relative luminance (WCAG 2.2). */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
