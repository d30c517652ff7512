import * as v from "valibot";
import { campaignPattern } from "../attribution.ts";
import { mainLocales } from "../locale.ts";
import { LocaleOnWire } from "../locale-on-wire.ts";
import { Instant } from "../time.ts";

/** Activities of a page: usual, and at most. */
const usualLimit = "100";
const mostLimit = 200;

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
      modifiedSince: v.optional(v.pipe(v.string(), v.maxLength(40), Instant)),
      /** The languages of the texts, with commas between them; without it all four. */
      locales: v.optional(MainLocales, mainLocales.join(",")),
      /** Added to the links, for the statistics. */
      campaign: v.optional(v.pipe(v.string(), v.regex(campaignPattern, "letters, digits and dashes are wanted"))),
      limit: v.optional(
        v.pipe(
          v.string(),
          v.regex(/^\d{1,3}$/, "a number is wanted"),
          v.transform(Number),
          v.minValue(1, "at least 1 is wanted"),
          v.maxValue(mostLimit, `at most ${mostLimit} are answered`),
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
