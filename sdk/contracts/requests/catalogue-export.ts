import * as v from "valibot";
import { campaignPattern } from "../attribution.ts";
import { mainLocales } from "../locale.ts";
import { LocaleOnWire } from "../locale-on-wire.ts";
import { Instant } from "../time.ts";

/** Activities of a page: usual, and at most. */
const usualLimit = "100";
const mostLimit = 200;
const limitWanted = `a number from 1 to ${mostLimit} is wanted`;

/** An unencoded plus of an offset arrives as a space: `2026-12-01T10:30:00+01:00`. */
const withPlus = (instant: string) => instant.replace(/ (?=\d\d:\d\d$)/, "+");

const MainLocales = v.pipe(
  v.string(),
  v.maxLength(64),
  v.transform((text) => text.split(",").map((locale) => locale.trim())),
  v.array(v.pipe(LocaleOnWire, v.picklist(mainLocales, `one of ${mainLocales.join(", ")} is wanted`))),
);

/** What the server parses of these calls, by method and path. */
export const catalogueExportRequests = {
  "GET /catalogue/": {
    query: v.object({
      modifiedSince: v.optional(v.pipe(v.string(), v.maxLength(40), v.transform(withPlus), Instant)),
      /** The languages of the texts, with commas between them; without it all four. */
      locales: v.optional(MainLocales, mainLocales.join(",")),
      /** Added to the links, for the statistics. */
      campaign: v.optional(v.pipe(v.string(), v.regex(campaignPattern, "letters, digits and dashes are wanted"))),
      limit: v.optional(
        v.pipe(
          v.string(),
          v.regex(/^\d{1,3}$/, limitWanted),
          v.transform(Number),
          v.minValue(1, limitWanted),
          v.maxValue(mostLimit, limitWanted),
        ),
        usualLimit,
      ),
      /** `next` of the page before, with the same other parameters. */
      cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
    }),
  },
  "POST /account/api-keys/": {
    body: v.object({
      /** What it is for, in the partner's words. */
      name: v.pipe(v.string(), v.trim(), v.minLength(1, "a name is wanted"), v.maxLength(60)),
    }),
  },
  "DELETE /account/api-keys/{keyId}/": { params: v.object({ keyId: v.string() }) },
};
