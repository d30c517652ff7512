import type { DistributorApplication } from "../../../sdk/contracts/requests/distributor.ts";
import type { DistributorTable } from "../../db/schema.ts";
import { foldTexts } from "../../db/search-text.ts";

/** Name and address of a distributor, as a form sends them. */
export type DistributorDetails = Omit<DistributorApplication, "termsVersion">;

/** The columns of these. */
export function columnsOf({
  name,
  street,
  postalCode,
  town,
  countryCode,
  vatNumber,
  email,
  locale,
}: DistributorDetails) {
  return {
    name,
    street,
    postal_code: postalCode,
    town,
    country_code: countryCode,
    vat_number: vatNumber || null,
    email,
    locale,
    search_text: foldTexts([name, town, vatNumber, email]),
  } as const satisfies Partial<DistributorTable>;
}
