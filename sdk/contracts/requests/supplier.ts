import * as v from "valibot";
import { companyMaxLength, EmailAddress } from "../contact.ts";
import { HumanCheckToken } from "../human-check.ts";
import { LocaleOnWire } from "../locale-on-wire.ts";
import { line, Website } from "./line.ts";

/** The form of the supplier's page. */
export const SupplierApplication = v.object({
  company: line(companyMaxLength),
  contactName: line(200),
  email: EmailAddress,
  /** As typed; digits, spaces and `+ ( ) - . /`. */
  phone: v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d ()./-]{6,30}$/, "a phone number is wanted")),
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "a country is wanted")),
  /** Empty where there is none. */
  website: v.optional(v.union([v.literal(""), Website]), ""),
  /** What they offer, in their own words. */
  offering: v.pipe(v.string(), v.trim(), v.minLength(10, "a sentence is wanted"), v.maxLength(5000)),
  /** Languages that they offer it in: `de`, `en`. */
  languages: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}$/, "a language is wanted"))),
    v.minLength(1, "a language is wanted"),
    v.maxLength(30),
  ),
  /** The version of the suppliers' terms (b2b) that they have accepted. */
  termsVersion: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/, "the terms are to be accepted")),
  /** The language that they are written to. */
  locale: LocaleOnWire,
  token: HumanCheckToken,
  /** A honeypot field: where it is filled, nothing is stored and the answer is the same. */
  fax: v.optional(v.pipe(v.string(), v.maxLength(1000)), ""),
});
export type SupplierApplication = v.InferInput<typeof SupplierApplication>;

/** What the server parses of these calls, by method and path. */
export const supplierRequests = {
  "POST /supplier/registration/": { body: SupplierApplication },
};
