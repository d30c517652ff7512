import { mainLocaleOf, type MainLocale } from "../../sdk/contracts/locale.ts";
import type { Services } from "../services.ts";
import { mailLocale } from "./mails.ts";

/**
 * The language of the owner of a mail address: of their account, else of their registration as a supplier; null if
 * neither is known. An account counts once its address is confirmed, since anyone can sign up with any address.
 */
export async function languageOfAddress({ db }: Pick<Services, "db">, address: string): Promise<MainLocale | null> {
  const email = address.toLowerCase();
  const account = await db
    .selectFrom("account_user")
    .select("locale")
    .where("email", "=", email)
    .where("is_email_confirmed", "=", 1)
    .executeTakeFirst();
  const registered =
    account ??
    (await db.selectFrom("supplier_registration").select("locale").where("email", "=", email).executeTakeFirst());
  return registered ? mainLocaleOf(mailLocale(registered.locale)) : null;
}
