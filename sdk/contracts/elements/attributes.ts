import * as v from "valibot";
import { campaignPattern } from "../attribution.ts";
import { isApiAddress } from "../api-address.ts";
import { LocaleOnWire } from "../locale-on-wire.ts";

/**
 * The building blocks of every element's attributes. An attribute arrives as text, or not at all (`undefined`); its
 * schema turns that into the value that the machine gets. A schema with a fallback default is `v.optional(schema,
 * default)`: the kit uses the default for a wrong value too, after one line in the console. Descriptions stand in
 * `sdk/elements/<name>/<name>.docs.ts`.
 */

/** Present, empty or "true" is true; absent or "false" is false. */
export const flag = v.pipe(
  v.optional(v.picklist(["", "true", "false"]), "false"),
  v.transform((text) => text !== "false"),
);

/** A whole number above 0, as an id of the catalogue is; spaces around it don't count. */
export const id = v.pipe(
  v.string(),
  v.regex(/^\s*[1-9]\d{0,9}\s*$/, "a whole number above 0 is wanted"),
  v.transform(Number),
);

/** One of a few words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words, fallback: Words[number]) {
  return v.optional(v.picklist(words), fallback);
}

/** Text of at most `maximum` characters. */
export function text(maximum: number) {
  return v.optional(v.pipe(v.string(), v.maxLength(maximum)));
}

/** Six hex digits, with or without `#`; answers with `#`. */
export const hexColor = v.pipe(
  v.string(),
  v.regex(/^#?[\da-f]{6}$/i, "six hex digits are wanted, with or without #"),
  v.transform((digits) => `#${digits.replace("#", "").toLowerCase()}`),
);

/** An http(s) address, or one relative to the page. */
export const webAddress = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.check(
    (address) =>
      URL.canParse(address, "https://page.invalid") &&
      /^https?:$/.test(new URL(address, "https://page.invalid").protocol),
    "an http or https address is wanted",
  ),
);

/** The API's address. */
const apiAddress = v.pipe(
  webAddress,
  v.check((href) => isApiAddress({ href }), "one without user, password, ? and # is wanted"),
);

/** Attributes that every element takes (design §3). */
export const commonAttributes = {
  locale: v.optional(LocaleOnWire),
  "api-base": v.optional(apiAddress),
  "affiliate-id": v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, "1 to 64 letters, digits, - or _ are wanted")),
  ),
  campaign: v.optional(v.pipe(v.string(), v.regex(campaignPattern, "1 to 64 letters, digits or - are wanted"))),
  "brand-color": v.optional(hexColor),
  "logo-url": v.optional(webAddress),
  theme: oneOf(["auto", "light", "dark"], "auto"),
  group: text(64),
};
