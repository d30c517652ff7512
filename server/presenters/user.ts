import type { User } from "../../sdk/contracts/account.ts";
import type { SavedCardTable } from "../db/schema.ts";
import type { AccountUserRow } from "../db/queries/account-user.ts";

/** An account as its owner reads it. */
export function presentUser(
  row: AccountUserRow,
  {
    hasPassword,
    isAffiliate,
    affiliateNumber,
    cards,
  }: Pick<User, "hasPassword" | "isAffiliate" | "affiliateNumber"> & { readonly cards: readonly SavedCardTable[] },
): User {
  return {
    userId: row.id,
    isCustomer: row.is_customer === 1,
    isReseller: row.is_reseller === 1,
    isAdmin: row.is_admin === 1,
    email: row.email,
    isEmailConfirmed: row.is_email_confirmed === 1,
    givenName: row.given_name,
    familyName: row.family_name,
    name: row.name,
    phone: row.phone,
    countryCode: row.country_code,
    locale: row.locale,
    picture: row.picture,
    distributor:
      row.distributor_id === null
        ? null
        : {
            distributorId: row.distributor_id,
            invoiceApproved: row.invoice_approved === 1,
            channelId: row.channel_id ?? "",
          },
    storePaymentMethods: cards.map(({ id, last4, holder }) => ({
      paymentGatewayReferenceId: id,
      cardNumber: `•••• ${last4}`,
      userInputCardName: holder ?? "",
    })),
    isAffiliate,
    affiliateNumber,
    hasPassword,
  };
}
