import type { Trx } from "../../db/connection.ts";
import { findRefund, replaceRefund } from "../../db/queries/refund.ts";
import type { RefundTable } from "../../db/schema.ts";
import { changedMeanwhile, notFound } from "../../errors.ts";

export interface RefundKey {
  readonly bookingId: string;
  readonly refundId: string;
}

/**
 * Changes a refund in one of these states by compare-and-set: of concurrent calls, the first wins. Throws
 * 404 `booking_not_found`, 409 `changed_meanwhile`.
 */
export async function changeRefund(
  trx: Trx,
  { bookingId, refundId }: RefundKey,
  from: readonly RefundTable["state"][],
  retries: number,
  change: Partial<RefundTable>,
): Promise<RefundTable> {
  const expected = { id: refundId, booking_id: bookingId, state: from, retries };
  const changed = await replaceRefund(trx, expected, change);
  if (changed) return changed;
  const known = await findRefund(trx, refundId);
  throw known?.booking_id === bookingId ? changedMeanwhile() : notFound("booking_not_found");
}
