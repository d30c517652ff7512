import { updateRefundAccount } from "../../db/queries/refund.ts";
import { transact } from "../../db/transact.ts";
import { transferStates } from "../../domain/refund-state.ts";
import { changedMeanwhile } from "../../errors.ts";
import type { Services } from "../../services.ts";

export interface BankAccount {
  /** Without spaces. */
  readonly iban: string;
  readonly holder: string;
}

/**
 * Records the account that the buyer wants their refunds on, in place of what was said before. Throws 409
 * `changed_meanwhile` where nothing is paid by transfer, or not any more.
 */
export async function giveRefundAccount(
  { db }: Pick<Services, "db">,
  bookingId: string,
  { iban, holder }: BankAccount,
): Promise<void> {
  const account = { account_iban: iban, account_holder: holder, account_given_by: "buyer" };
  await transact(db, async (trx) => {
    if (!(await updateRefundAccount(trx, bookingId, transferStates, account))) throw changedMeanwhile();
  });
}
