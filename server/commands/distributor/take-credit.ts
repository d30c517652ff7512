import { money } from "../../../sdk/contracts/money.ts";
import type { Trx } from "../../db/connection.ts";
import { getOpenOfAgreement } from "../../db/queries/distributor.ts";
import { updateAttempt } from "../../db/queries/payment-attempt.ts";
import { lockRow } from "../../db/row-lock.ts";
import type { PaymentAttemptTable } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import { activeAgreement, type NamedAgreement } from "./active-agreement.ts";

/**
 * Counts an attempt against the agreement of a distributor, in the attempt's own transaction. The distributor's row is
 * locked first: of two attempts at the same time the second counts the first. Throws 403 `forbidden` without an active
 * agreement, or where the caller names another one; 409 `credit_limit`, with what is left, where the limit is exceeded.
 */
export async function takeCredit(
  trx: Trx,
  { id, amount }: Pick<PaymentAttemptTable, "id" | "amount">,
  distributorId: string,
  named: NamedAgreement,
  lock = lockRow,
): Promise<void> {
  await lock(trx, "distributor", distributorId);
  const agreement = await activeAgreement(trx, distributorId, named);
  const { credit_limit } = agreement;
  if (credit_limit !== null) {
    // What was paid too much pays what is open: the limit stays as agreed.
    const left = credit_limit - Math.max(0, await getOpenOfAgreement(trx, agreement.id));
    if (amount > left)
      throw new AppError("credit_limit", "This is more than may be open on invoice.", {
        left: money(Math.max(0, left)).formatted,
      });
  }
  await updateAttempt(trx, id, { payment_agreement_id: agreement.id });
}
