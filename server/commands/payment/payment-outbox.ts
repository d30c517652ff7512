import type { Trx } from "../../db/connection.ts";
import { insertMail } from "../../db/queries/outbox.ts";

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
