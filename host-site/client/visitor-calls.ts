import type { User } from "../../sdk/contracts/account.ts";
import { getMe } from "../../sdk/contracts/calls/account.ts";
import { getCart } from "../../sdk/contracts/calls/cart.ts";
import { referral } from "../../sdk/contracts/calls/session.ts";
import { callApi, sendApi } from "../api.ts";
import type { SignedInUser } from "../shell/visitor.ts";
import type { Role } from "../../sdk/contracts/account.ts";

/* What the shell requests for a visitor with a session, a cart or an affiliate: loaded for those alone. */

/** The account that is signed in; null for a guest. Throws an `ApiError`. */
export async function readUser(): Promise<SignedInUser | null> {
  const { user } = await callApi(getMe);
  return (
    user && {
      name: `${user.givenName} ${user.familyName}`.trim(),
      email: user.email,
      picture: user.picture,
      roles: rolesOf(user),
      isAffiliate: user.isAffiliate,
    }
  );
}

function rolesOf({ isAdmin, isReseller, isCustomer }: Pick<User, "isAdmin" | "isReseller" | "isCustomer">): Role[] {
  const roles: [Role, boolean][] = [
    ["admin", isAdmin],
    ["reseller", isReseller],
    ["customer", isCustomer],
  ];
  return roles.filter(([, is]) => is).map(([role]) => role);
}

/** How many reservations lie in a cart. Throws an `ApiError`. */
export async function countReservations(cartId: string): Promise<number> {
  return (await callApi(getCart, { params: { cartId } })).reservations.length;
}

/** Reports that a visitor came through an affiliate (discovery spec §7). Throws an `ApiError`. */
export async function sendReferral(code: string): Promise<void> {
  await sendApi(referral, { body: { referral_code: code } });
}
