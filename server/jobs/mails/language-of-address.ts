import { translatedLocaleOf, type TranslatedLocale } from "../../../sdk/contracts/locale.ts";
import type { Services } from "../../services.ts";
import { mailLocale } from "../../domain/access-mail.ts";
import { findUserByEmail } from "../../db/queries/account-user.ts";
import { findRegistrationByEmail } from "../../db/queries/supplier-registration.ts";

/**
 * The language of the owner of a mail address: of their account, else of their registration as a supplier; null if
 * neither is known. An account counts once its address is confirmed, since anyone can sign up with any address.
 */
export async function languageOfAddress(
  { db }: Pick<Services, "db">,
  address: string,
): Promise<TranslatedLocale | null> {
  const email = address.toLowerCase();
  const account = await findUserByEmail(db, email);
  const registered = account?.is_email_confirmed === 1 ? account : await findRegistrationByEmail(db, email);
  return registered ? translatedLocaleOf(mailLocale(registered.locale)) : null;
}
