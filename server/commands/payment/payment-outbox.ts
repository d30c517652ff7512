import type { Trx } from "../../db/connection.ts";
import { insertMail, lockUnwrittenMails } from "../../db/queries/outbox.ts";
import type { DisputeTable } from "../../db/schema.ts";
import { announce } from "../outbox.ts";

/** The mail to the team about a payment that needs its attention. */
export const paymentMailKind = "payment_to_team";

/**
 * Why the team is written to: a reserved payment can't be captured any more; one was captured after it had been closed,
 * and goes back; one that had succeeded has failed since; a dispute was opened, won or lost.
 */
export type PaymentMatter = "not_captured" | "captured_late" | "failed_late" | DisputeMatter;

type DisputeMatter = "dispute_opened" | "dispute_won" | "dispute_lost";

/** What a line of the outbox carries; the mail is made of the payment as it is when it is sent. */
export interface PaymentMailPayload {
  readonly paymentAttemptId: string;
  /** Lines of an earlier version have none: the payment can't be captured. */
  readonly matter?: PaymentMatter | undefined;
  /** Of a matter about a dispute. */
  readonly disputeId?: string | undefined;
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

/** The same about a dispute. */
export async function announceDisputeToTeam(
  trx: Trx,
  { id, payment_attempt_id }: Pick<DisputeTable, "id" | "payment_attempt_id">,
  matter: DisputeMatter,
  at: string,
): Promise<void> {
  const payload: PaymentMailPayload = { paymentAttemptId: payment_attempt_id, matter, disputeId: id };
  await insertMail(trx, paymentMailKind, payload, at);
}

/**
 * Writes to the buyer that a reserved payment can't be captured any more, or that one has failed late. A confirmation
 * that has not been written yet says so itself.
 */
export async function announceUnpaidToBuyer(
  trx: Trx,
  bookingId: string,
  kind: "payment_not_captured" | "payment_failed_late",
  at: string,
): Promise<void> {
  const unwritten = await lockUnwrittenMails(trx, ["booking_confirmed"], bookingId);
  if (unwritten.length === 0) await announce(trx, kind, bookingId, at);
}
