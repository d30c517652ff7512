import * as v from "valibot";
import { EmailAddress } from "../contact.ts";
import { billedNameMaxLength, streetMaxLength, townMaxLength } from "../distributor.ts";
import { LocaleOnWire } from "../locale-on-wire.ts";
import { line } from "./line.ts";

/** Name and address as they are on an invoice, and where it is sent. */
export const distributorDetails = {
  name: line(billedNameMaxLength),
  street: line(streetMaxLength),
  postalCode: line(16),
  town: line(townMaxLength),
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "a country is wanted")),
  /** Empty where they have none. */
  vatNumber: v.pipe(v.string(), v.trim(), v.maxLength(30), v.regex(/^[\w .-]*$/, "a VAT number is wanted")),
  email: EmailAddress,
  locale: LocaleOnWire,
};

export const DistributorApplication = v.object({
  ...distributorDetails,
  /** The version of the terms for companies (b2b) that they have accepted. */
  termsVersion: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/, "the terms are to be accepted")),
});
export type DistributorApplication = v.InferOutput<typeof DistributorApplication>;

/** What the server parses of these calls, by method and path. */
export const distributorRequests = {
  "POST /account/distributor/": { body: DistributorApplication },
};
