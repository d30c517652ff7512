import type { Role } from "../../../sdk/contracts/account.ts";
import { instantAt } from "../../clock.ts";
import type { Services } from "../../services.ts";
import { updateUserByEmail } from "../../db/queries/account-user.ts";

/** What an operator gives to an account, or takes from it. A distributor and paying on invoice are a reseller's. */
export interface RoleGiven {
  /** As it was typed: accounts know their address in small letters. */
  readonly email: string;
  readonly role: Role;
  readonly isTaken?: boolean;
  readonly distributorId?: string;
  readonly maySettleByInvoice?: boolean;
}

/**
 * Writes it into the account; false where there is no account of that address. The account's sessions have it with
 * their next call.
 */
export async function giveRole(
  { db, clock }: Pick<Services, "db" | "clock">,
  { email, role, isTaken = false, distributorId, maySettleByInvoice }: RoleGiven,
): Promise<boolean> {
  const has = isTaken ? 0 : 1;
  const flags = { customer: { is_customer: has }, reseller: { is_reseller: has }, admin: { is_admin: has } } as const;
  return updateUserByEmail(db, email.trim().toLowerCase(), {
    ...flags[role],
    ...(distributorId === undefined ? {} : { distributor_id: distributorId }),
    ...(maySettleByInvoice === undefined ? {} : { invoice_approved: maySettleByInvoice ? 1 : 0 }),
    updated_at: instantAt(clock.now()),
  });
}
