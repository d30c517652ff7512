import type { Role } from "../../../sdk/contracts/account.ts";
import { parseLocale, defaultLocale } from "../../../sdk/contracts/locale.ts";
import { instantAt } from "../../clock.ts";
import { transact } from "../../db/transact.ts";
import type { Services } from "../../services.ts";
import { findUserByEmail, updateUser } from "../../db/queries/account-user.ts";
import { ensureDistributor, termsByDefault } from "../distributor/ensure.ts";

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
 * their next call. A distributor that is not there is made, under its id as its name; paying on invoice approves it,
 * without a limit.
 */
export async function giveRole(
  { db, clock }: Pick<Services, "db" | "clock">,
  { email, role, isTaken = false, distributorId, maySettleByInvoice }: RoleGiven,
): Promise<boolean> {
  const has = isTaken ? 0 : 1;
  const flags = { customer: { is_customer: has }, reseller: { is_reseller: has }, admin: { is_admin: has } } as const;
  const at = instantAt(clock.now());
  return transact(db, async (trx) => {
    const user = await findUserByEmail(trx, email.trim());
    if (!user) return false;
    await updateUser(trx, user.id, {
      ...flags[role],
      ...(distributorId === undefined ? {} : { distributor_id: distributorId }),
      ...(maySettleByInvoice === undefined ? {} : { invoice_approved: maySettleByInvoice ? 1 : 0 }),
      updated_at: at,
    });
    const id = distributorId ?? user.distributor_id;
    if (id === null || isTaken) return true;
    const locale = parseLocale(user.locale) ?? defaultLocale;
    const unknown = { street: "", postalCode: "", town: "", countryCode: "CH", vatNumber: "" };
    const details = { ...unknown, name: id, email: user.email, locale };
    await ensureDistributor(trx, id, details, maySettleByInvoice === true ? termsByDefault : null, at);
    return true;
  });
}
