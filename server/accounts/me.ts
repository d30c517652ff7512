import type { Selectable } from "kysely";
import type * as v from "valibot";
import type { MePatch, User } from "../../sdk/contracts/account.ts";
import { instantAt } from "../clock.ts";
import type { Db } from "../db/connection.ts";
import type { AccountUserTable } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";

/** The signed-in user's own profile; null if the account was deleted. */
export async function findMe(db: Db, userId: string): Promise<User | null> {
  const row = await db.selectFrom("account_user").selectAll().where("id", "=", userId).executeTakeFirst();
  if (!row) return null;
  const password = await db
    .selectFrom("account_credential")
    .select("id")
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .where("password", "is not", null)
    .executeTakeFirst();
  return presentUser(row, password !== undefined);
}

/** Changes the editable fields of the signed-in user's profile. */
export async function changeMe(
  { db, clock }: Services,
  userId: string,
  patch: v.InferOutput<typeof MePatch>,
): Promise<User> {
  const before = await db.selectFrom("account_user").selectAll().where("id", "=", userId).executeTakeFirst();
  if (!before) throw new AppError("not_signed_in", "This account is gone.");
  const given = patch.givenName ?? before.given_name;
  const family = patch.familyName ?? before.family_name;
  await db
    .updateTable("account_user")
    .set({
      given_name: given,
      family_name: family,
      name: `${given} ${family}`.trim(),
      phone: patch.phone === undefined ? before.phone : patch.phone,
      country_code: patch.countryCode === undefined ? before.country_code : patch.countryCode,
      locale: patch.locale ?? before.locale,
      updated_at: instantAt(clock.now()),
    })
    .where("id", "=", userId)
    .execute();
  return (await findMe(db, userId))!;
}

function presentUser(row: Selectable<AccountUserTable>, hasPassword: boolean): User {
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
    storePaymentMethods: [],
    hasPassword,
  };
}
