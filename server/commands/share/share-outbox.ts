import type { Trx } from "../../db/connection.ts";
import { insertMail, lockUnwrittenMails } from "../../db/queries/outbox.ts";

/**
 * Mails about a shared payment. To its payers: they are asked to pay, all have paid, nothing is charged, it could not
 * be charged, some of it goes back, the bank has taken it back, and what is missing is not to be paid any more. To the
 * organiser: nothing was charged, a share could not be charged, a share was taken back; that all have paid is in the
 * confirmation.
 */
const shareMailKinds = [
  "share_asked",
  "share_confirmed",
  "share_over",
  "share_not_charged",
  "share_refunded",
  "share_taken_back",
  "share_cancelled",
  "shares_over",
  "organiser_not_charged",
  "organiser_taken_back",
] as const;
export type ShareMailKind = (typeof shareMailKinds)[number];

export function isShareMail(kind: string): kind is ShareMailKind {
  return (shareMailKinds as readonly string[]).includes(kind);
}

/** Mails to the organiser. */
export function isToOrganiser(kind: ShareMailKind): boolean {
  return kind === "shares_over" || isAboutMissingShare(kind);
}

/** Mails to the organiser about a share that is not paid, though the booking stands. */
export function isAboutMissingShare(kind: ShareMailKind): boolean {
  return kind === "organiser_not_charged" || kind === "organiser_taken_back";
}

/** What a line of the outbox carries; of `shares_over` the first share. */
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

/**
 * Queues the mail that a booking is cancelled of which a payer's share was never taken or was taken back. Of one that
 * is cancelled item by item `shareMail` writes it with the last.
 */
export async function announceShareCancelled(trx: Trx, shareId: string, at: string): Promise<void> {
  const kind: ShareMailKind = "share_cancelled";
  if ((await lockUnwrittenMails(trx, [kind], shareId)).length > 0) return;
  await announceShare(trx, kind, shareId, at);
}

/** Queues a mail about a share in the transaction of its cause. */
export async function announceShare(trx: Trx, kind: ShareMailKind, shareId: string, at: string): Promise<void> {
  await insertMail(trx, kind, { shareId } satisfies ShareMailPayload, at);
}
