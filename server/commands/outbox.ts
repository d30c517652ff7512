import type { Trx } from "../db/connection.ts";
import { insertMail } from "../db/queries/outbox.ts";

/** Kinds of mails to a buyer. */
const mailKinds = [
  "booking_confirmed",
  "booking_rebooked",
  "booking_requested",
  "booking_refunded",
  "booking_cancelled",
  "booking_corrected",
  "management_link",
  "tickets_again",
  "request_refused",
  "request_part_refused",
  "refund_failed",
  "payment_not_captured",
  "review_invitation",
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Whether the buyer's tickets are attached: what was sent before is not valid any more once a booking is changed. */
export function bringsTickets(kind: MailKind): boolean {
  return (
    kind === "booking_confirmed" ||
    kind === "booking_rebooked" ||
    kind === "booking_corrected" ||
    kind === "tickets_again"
  );
}

/** Mails that state the refund. */
export const refundMails = [
  "booking_cancelled",
  "request_part_refused",
  "request_refused",
  "booking_refunded",
] as const satisfies readonly MailKind[];

/** Payload of a row of the outbox. */
export interface MailPayload {
  readonly bookingId: string;
  /** The items that it is about; without it, all that are not cancelled. */
  readonly bookingItemIds?: readonly string[] | undefined;
  /** The supplier's or team's message to the buyer. */
  readonly note?: string | null | undefined;
  /** The refund that it is about, in `refund_failed`. */
  readonly refundId?: string | undefined;
}

/** Queues a mail in the transaction of its cause: sent only if that commits. */
export async function announce(
  trx: Trx,
  kind: MailKind,
  bookingId: string,
  at: string,
  items?: string | readonly string[],
  note?: string | null,
  refundId?: string,
): Promise<void> {
  const bookingItemIds = typeof items === "string" ? [items] : items;
  const payload: MailPayload = { bookingId, bookingItemIds, note, refundId };
  await insertMail(trx, kind, payload, at);
}
