import type * as v from "valibot";
import type { MePatch } from "../../../sdk/contracts/requests/account.ts";
import type { User } from "../../../sdk/contracts/account.ts";
import { instantAt } from "../../clock.ts";
import type { Db } from "../../db/connection.ts";
import { findPasswordHash } from "../../db/queries/account-credential.ts";
import { findAffiliateOfUser } from "../../db/queries/affiliate.ts";
import { listCardsOfUser } from "../../db/queries/saved-card.ts";
import { findUser, updateUser } from "../../db/queries/account-user.ts";
import { presentUser } from "../../presenters/user.ts";
import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";

/** The signed-in user's own profile; null if the account was deleted. */
export async function findMe(db: Db, userId: string): Promise<User | null> {
  const row = await findUser(db, userId);
  if (!row) return null;
  const [password, affiliate, cards] = await Promise.all([
    findPasswordHash(db, userId),
    findAffiliateOfUser(db, userId),
    listCardsOfUser(db, userId),
  ]);
  return presentUser(row, {
    cards,
    hasPassword: password !== null,
    isAffiliate: affiliate !== undefined,
    affiliateNumber: affiliate?.state === "approved" ? affiliate.id : null,
  });
}

/** Changes the editable fields of the signed-in user's profile. */
export async function changeMe(
  { db, clock }: Services,
  userId: string,
  patch: v.InferOutput<typeof MePatch>,
): Promise<User> {
  const before = await findUser(db, userId);
  if (!before) throw new AppError("not_signed_in", "This account is gone.");
  const given = patch.givenName ?? before.given_name;
  const family = patch.familyName ?? before.family_name;
  await updateUser(db, userId, {
    given_name: given,
    family_name: family,
    name: `${given} ${family}`.trim(),
    phone: patch.phone === undefined ? before.phone : patch.phone,
    country_code: patch.countryCode === undefined ? before.country_code : patch.countryCode,
    locale: patch.locale ?? before.locale,
    updated_at: instantAt(clock.now()),
  });
  return (await findMe(db, userId))!;
}
