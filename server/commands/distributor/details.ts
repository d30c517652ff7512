import { isSwissPostalCode, isSwissVatNumber } from "../../../sdk/contracts/vat-number.ts";
import type { DistributorApplication } from "../../../sdk/contracts/requests/distributor.ts";
import type { DistributorTable } from "../../db/schema.ts";
import { foldTexts } from "../../db/search-text.ts";
import { AppError } from "../../errors.ts";

/** Name and address of a distributor, as a form sends them. */
export type DistributorDetails = Omit<DistributorApplication, "termsVersion">;

/** Throws 400 `invalid_input` with the fields that are wrong in the country: postal code and VAT number. */
export function checkDetails({ countryCode, postalCode, vatNumber }: DistributorDetails): void {
  const isSwiss = countryCode === "CH";
  const fields = {
    ...((isSwiss || countryCode === "LI") &&
      !isSwissPostalCode(postalCode) && { postalCode: "four digits are wanted" }),
    ...(isSwiss && vatNumber !== "" && !isSwissVatNumber(vatNumber) && { vatNumber: "a VAT number is wanted" }),
  };
  if (Object.keys(fields).length > 0) throw new AppError("invalid_input", "This is wrong in that country.", fields);
}

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
