import type { Trx } from "../../db/connection.ts";
import { insertMail, lockUnwrittenMails } from "../../db/queries/outbox.ts";
import { announce } from "../outbox.ts";

/** The mail to the team about a payment that needs its attention. */
export const paymentMailKind = "payment_to_team";

/**
 * Why the team is written to: a reserved payment can't be captured any more; one was captured after it had been closed,
 * and goes back.
 */
export type PaymentMatter = "not_captured" | "captured_late";

/** What a line of the outbox carries; the mail is made of the payment as it is when it is sent. */
export interface PaymentMailPayload {
  readonly paymentAttemptId: string;
  /** Lines of an earlier version have none: the payment can't be captured. */
  readonly matter?: PaymentMatter | undefined;
}

/** Puts the mail to the team about a payment into the outbox, in the transaction that records why. */
export async function announcePaymentToTeam(
  trx: Trx,
  paymentAttemptId: string,
  at: string,
  matter: PaymentMatter = "not_captured",
): Promise<void> {
  await insertMail(trx, paymentMailKind, { paymentAttemptId, matter } satisfies PaymentMailPayload, at);
}

/**
 * Writes to the buyer that a reserved payment can't be captured any more. A confirmation that has not been written yet
 * says so itself.
 */
export async function announceNotCapturedToBuyer(trx: Trx, bookingId: string, at: string): Promise<void> {
  const unwritten = await lockUnwrittenMails(trx, ["booking_confirmed"], bookingId);
  if (unwritten.length === 0) await announce(trx, "payment_not_captured", bookingId, at);
}
