import type { Trx } from "../../db/connection.ts";
import { listRefundsOfAttempt } from "../../db/queries/refund.ts";
import { refundableAfter } from "../../domain/cancel-refund.ts";
import type { Attempt } from "../payment/attempts.ts";

/** `refundableAfter` all refunds of a payment. */
export async function refundableOf(trx: Trx, attempt: Pick<Attempt, "id" | "amount" | "lost_amount">): Promise<number> {
  const refunds = await listRefundsOfAttempt(trx, attempt.id);
  return refundableAfter(attempt, refunds);
}
