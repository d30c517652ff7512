import type { Appearance } from "../../machines/_setup/appearance.ts";
import type { Services } from "./record.ts";

/** The appearance that an element's attributes ask for. */
export function appearanceOf(attributes: {
  readonly theme: string;
  readonly "brand-color"?: string | undefined;
}): Appearance {
  return { theme: attributes.theme, brandColor: attributes["brand-color"] };
}

/** The common attributes of an element that another element shows. */
export function nestedAttributes(
  { theme, brandColor }: Appearance,
  { locale, apiBase, affiliateId, campaign }: Services,
): Readonly<Record<string, string | undefined>> {
  return { locale, "api-base": apiBase, "affiliate-id": affiliateId, campaign, "brand-color": brandColor, theme };
}
