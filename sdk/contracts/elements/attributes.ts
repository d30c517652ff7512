import * as v from "valibot";
import { isApiAddress } from "../api-address.ts";
import { locales } from "../locale.ts";
import { LocaleOnWire } from "../locale-on-wire.ts";

/**
 * The building blocks of every element's attributes. An attribute arrives as text, or not at all (`undefined`); its
 * schema turns that into the value that the machine gets. A schema with a fallback default is `v.optional(schema,
 * default)`: the kit uses the default for a wrong value too, after one line in the console. `v.description` is the
 * documentation.
 */

/** Present, empty or "true" is true; absent or "false" is false. */
export function flag(description: string) {
  return v.pipe(
    v.optional(v.picklist(["", "true", "false"]), "false"),
    v.transform((text) => text !== "false"),
    v.description(description),
  );
}

/** A whole number above 0, as an id of the catalogue is; spaces around it don't count. */
export function id(description: string) {
  return v.pipe(
    v.string(),
    v.regex(/^\s*[1-9]\d{0,9}\s*$/, "a whole number above 0 is wanted"),
    v.transform(Number),
    v.description(description),
  );
}

/** One of a few words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(
  words: Words,
  fallback: Words[number],
  description: string,
) {
  return v.pipe(v.optional(v.picklist(words), fallback), v.description(description));
}

/** Text of at most `maximum` characters. */
export function text(maximum: number, description: string) {
  return v.optional(v.pipe(v.string(), v.maxLength(maximum), v.description(description)));
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
  locale: v.optional(
    v.pipe(
      LocaleOnWire,
      v.description(`Language and region: ${locales.join(", ")}. Without it: the page's lang, else de_CH.`),
    ),
  ),
  "api-base": v.optional(
    v.pipe(apiAddress, v.description("Base address of the API. Without it: the script's origin and /api.")),
  ),
  "affiliate-id": v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]{1,64}$/, "1 to 64 letters, digits, - or _ are wanted"),
      v.description("Who earns on the sale."),
    ),
  ),
  "brand-color": v.optional(
    v.pipe(hexColor, v.description("Six hex digits, with or without #: takes the accent's place everywhere.")),
  ),
  "logo-url": v.optional(v.pipe(webAddress, v.description("A logo shown at the head of the element."))),
  theme: oneOf(["auto", "light", "dark"], "auto", "Light or dark; auto follows the page's own color-scheme."),
  group: text(64, "Elements of one group share filters."),
};
