import type { Trx } from "../../db/connection.ts";
import { insertMail, lockUnwritten } from "../../db/queries/outbox.ts";
import { announce } from "../outbox.ts";

/** The mail that asks the team to look after a payment. */
export const paymentMailKind = "payment_to_team";

/** What a line of the outbox carries; the mail is made of the payment as it is when it is sent. */
export interface PaymentMailPayload {
  readonly paymentAttemptId: string;
}

/**
 * Puts the mail that a reserved payment can't be captured any more into the outbox, in the transaction that records it.
 */
export async function announcePaymentToTeam(trx: Trx, paymentAttemptId: string, at: string): Promise<void> {
  await insertMail(trx, paymentMailKind, { paymentAttemptId } satisfies PaymentMailPayload, at);
}

/**
 * Writes to the buyer that a reserved payment can't be captured any more. A confirmation that has not been written yet
 * says so itself.
 */
export async function announceNotCapturedToBuyer(trx: Trx, bookingId: string, at: string): Promise<void> {
  const unwritten = await lockUnwritten(trx, ["booking_confirmed"], bookingId);
  if (unwritten.length === 0) await announce(trx, "payment_not_captured", bookingId, at);
}
