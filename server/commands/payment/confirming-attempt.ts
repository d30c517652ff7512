import type { Trx } from "../../db/connection.ts";
import { getAttempt } from "../../db/queries/payment-attempt.ts";
import type { BookingTable } from "../../db/schema.ts";
import type { Attempt } from "./attempts.ts";

/**
 * The attempt that confirmed a booking, whatever its state: others may have succeeded after it, and it may be fully
 * refunded. A free booking has one too. Throws for a booking that was never paid.
 */
export async function confirmingAttemptOf(
  trx: Trx,
  { id, payment_attempt_id }: Pick<BookingTable, "id" | "payment_attempt_id">,
): Promise<Attempt> {
  if (payment_attempt_id === null) throw new Error(`booking ${id} was not paid`);
  return getAttempt(trx, payment_attempt_id);
}
