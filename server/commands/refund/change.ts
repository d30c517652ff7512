import type { Trx } from "../../db/connection.ts";
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
  const changed = await trx
    .updateTable("refund")
    .set(change)
    .where("id", "=", refundId)
    .where("booking_id", "=", bookingId)
    .where("state", "in", from)
    .where("retries", "=", retries)
    .returningAll()
    .executeTakeFirst();
  if (changed) return changed;
  const known = await trx
    .selectFrom("refund")
    .select("id")
    .where("id", "=", refundId)
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
  throw known ? changedMeanwhile() : notFound("booking_not_found");
}
