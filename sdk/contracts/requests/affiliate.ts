import * as v from "valibot";
import { companyMaxLength } from "../contact.ts";
import { LocaleOnWire } from "../locale-on-wire.ts";
import { LocalDate } from "../time.ts";
import { Iban } from "./bank-account.ts";
import { line, Website } from "./line.ts";

/** What an affiliate says of themselves. */
const details = {
  company: line(companyMaxLength),
  site: Website,
  iban: Iban,
  /** The language that they are written to. */
  locale: LocaleOnWire,
};

export const AffiliateApplication = v.object({
  ...details,
  /** The version of the affiliates' terms that they have accepted. */
  termsVersion: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/, "the terms are to be accepted")),
});
export type AffiliateApplication = v.InferOutput<typeof AffiliateApplication>;

export const AffiliateCorrection = v.object({
  ...details,
  /** Of the affiliate that they have read. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type AffiliateCorrection = v.InferOutput<typeof AffiliateCorrection>;

/** The days of statistics, both included. */
export const AffiliateDays = v.object({ from: v.optional(LocalDate), until: v.optional(LocalDate) });

/** What the server parses of these calls, by method and path. */
export const affiliateRequests = {
  "GET /account/affiliate/": { query: AffiliateDays },
  "POST /account/affiliate/": { body: AffiliateApplication },
  "PATCH /account/affiliate/": { body: AffiliateCorrection },
};
