import * as v from "valibot";
import { siteMaxLength } from "../contact.ts";

/** One line of text, of so many characters at most. */
export const line = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, "this is wanted"),
    v.maxLength(most),
    v.regex(/^[^\r\n]*$/, "one line is wanted"),
  );

/** A site's address, with http or https, of a host that the public reaches, and without a user's name or password. */
export const Website = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(siteMaxLength),
  v.url("an address such as https://example.ch is wanted"),
  v.regex(/^https?:\/\/[^\s/?#@\\]+\.[^\s/?#@\\.]+([/?#]|$)/, "an address such as https://example.ch is wanted"),
);
