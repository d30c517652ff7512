import type { Trx } from "../../db/connection.ts";
import { refundableAfter } from "../booking/cancel-refund.ts";
import type { Attempt } from "../payment/attempts.ts";

/** `refundableAfter` all refunds of a payment. */
export async function refundableOf(trx: Trx, attempt: Pick<Attempt, "id" | "amount">): Promise<number> {
  const refunds = await trx
    .selectFrom("refund")
    .select(["payment_attempt_id", "amount"])
    .where("payment_attempt_id", "=", attempt.id)
    .execute();
  return refundableAfter(attempt, refunds);
}
