import type { Locale } from "../../sdk/contracts/locale.ts";
import type { SupplierRegistrationTable } from "../db/schema.ts";

/**
 * Who reads the mail about a registration, and the team's note to them. The form's own: an account, or an earlier
 * registration, may have another.
 */
export function presentRegistrant(row: Pick<SupplierRegistrationTable, "contact_name" | "email" | "locale" | "note">) {
  return { name: row.contact_name, address: row.email, locale: row.locale as Locale, note: row.note };
}
