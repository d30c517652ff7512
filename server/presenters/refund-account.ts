import type { AdminBooking } from "../../sdk/contracts/admin/bookings.ts";
import type { RefundAccount } from "../../sdk/contracts/calls/refund-account.ts";
import { maskedIban } from "../../sdk/contracts/iban.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { RefundTable } from "../db/schema.ts";
import { isSettled, isToTransfer, needsTeam } from "../domain/refund-state.ts";

type Account = Pick<RefundTable, "account_iban" | "account_holder" | "account_given_by">;

/**
 * Where a refund goes, for the team: the whole IBAN as long as there is something to pay, its end once it is settled,
 * null where the provider pays it after all.
 */
export function presentRefundAccount({
  state,
  account_iban,
  account_holder,
  account_given_by,
}: Account & Pick<RefundTable, "state">): AdminBooking["refunds"][number]["account"] {
  if (account_iban === null || account_holder === null || account_given_by === null) return null;
  if (!needsTeam(state) && !isSettled(state)) return null;
  const iban = needsTeam(state) ? account_iban : maskedIban(account_iban);
  return { iban, holder: account_holder, givenBy: account_given_by };
}

/** Where the refunds of a booking go, for its buyer: never the whole IBAN. */
export function presentAccountOfBooking(
  all: readonly (Account & Pick<RefundTable, "state" | "payment_share_id" | "amount">)[],
): RefundAccount {
  // Refunds of shares are the payers' own.
  const refunds = all.filter(({ payment_share_id }) => payment_share_id === null);
  const open = refunds.filter(isToTransfer);
  const known = (open.length > 0 ? open : refunds).findLast(({ account_iban }) => account_iban !== null);
  return {
    amount: open.length > 0 ? money(open.reduce((sum, { amount }) => sum + amount, 0)) : null,
    account: known ? { iban: maskedIban(known.account_iban!), holder: known.account_holder! } : null,
  };
}
