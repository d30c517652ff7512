import type { Trx } from "../../db/connection.ts";
import { insertMail, lockUnwrittenMails } from "../../db/queries/outbox.ts";

/**
 * Mails about a shared payment. To its payers: they are asked to pay, all have paid, nothing is charged, some of it
 * goes back, the bank has taken it back. To the organiser: nothing was charged; that all have paid is in the
 * confirmation.
 */
const shareMailKinds = [
  "share_asked",
  "share_confirmed",
  "share_over",
  "share_refunded",
  "share_taken_back",
  "shares_over",
] as const;
export type ShareMailKind = (typeof shareMailKinds)[number];

export function isShareMail(kind: string): kind is ShareMailKind {
  return (shareMailKinds as readonly string[]).includes(kind);
}

/** What a line of the outbox carries; for the organiser's the first share. */
export interface ShareMailPayload {
  readonly shareId: string;
  /** Of `share_refunded`: the refunds from this instant on are those that it is about. */
  readonly refundedSince?: string;
}

/**
 * Queues the mail to a payer that money of their share goes back. One that has not been written yet says the sum of
 * both.
 */
export async function announceShareRefund(trx: Trx, shareId: string, at: string): Promise<void> {
  const kind: ShareMailKind = "share_refunded";
  if ((await lockUnwrittenMails(trx, [kind], shareId)).length > 0) return;
  await insertMail(trx, kind, { shareId, refundedSince: at } satisfies ShareMailPayload, at);
}

/** Queues a mail about a share in the transaction of its cause. */
export async function announceShare(trx: Trx, kind: ShareMailKind, shareId: string, at: string): Promise<void> {
  await insertMail(trx, kind, { shareId } satisfies ShareMailPayload, at);
}
