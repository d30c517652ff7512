import * as v from "valibot";
import type { Brand } from "../domain/brand.ts";

/** The shop's name and colour, in titles, mails and tickets. */
export const brandSettings = {
  SHOP_NAME: v.optional(
    v.pipe(v.string(), v.trim(), v.nonEmpty("a name is wanted"), v.maxLength(30, "at most 30 characters")),
    "Gipfel",
  ),
  BRAND_COLOR: v.optional(
    v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, "a colour as #0b5d47 is wanted"), v.toLowerCase()),
    "#0b5d47",
  ),
};

type BrandSettings = v.InferOutput<v.ObjectSchema<typeof brandSettings, undefined>>;

/** The brand that the settings name. */
export function brandOf({ SHOP_NAME, BRAND_COLOR }: BrandSettings): Brand {
  return { name: SHOP_NAME, color: BRAND_COLOR };
}
