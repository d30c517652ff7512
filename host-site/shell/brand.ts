import { brandShades } from "../../sdk/ui/brand-shades.ts";

/** A partner's colour as `#rrggbb`; null where it is not six hex digits, and nothing is derived (discovery spec §5). */
export function brandColor(text: string | null): string | null {
  return text && /^#?[\da-f]{6}$/i.test(text) ? `#${text.replace("#", "").toLowerCase()}` : null;
}

/** The custom properties of a partner's colour, which the style sheet and the elements read. */
export function brandProperties(text: string | null): Readonly<Record<string, string>> {
  const color = brandColor(text);
  if (!color) return {};
  const shades = brandShades(color);
  return {
    "--gipfel-brand": shades.brand,
    "--gipfel-on-brand": shades["on-brand"],
    "--gipfel-brand-dark": shades["night-brand"],
    "--gipfel-on-brand-dark": shades["night-on-brand"],
  };
}
