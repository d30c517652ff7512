import type { Trx } from "../db/connection.ts";
import type { Attempt } from "./pay-attempts.ts";

/** The attempt that a confirmed booking was paid with; a free one has one too. */
export async function paidBy(trx: Trx, bookingId: string): Promise<Attempt> {
  return trx
    .selectFrom("payment_attempt")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .where("state", "in", ["authorised", "captured"])
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
}
