import type { Trx } from "../db/connection.ts";
import type { MailKind } from "../domain/booking-mail.ts";
import { insertMail } from "../db/queries/outbox.ts";

/** Payload of a row of the outbox. */
export interface MailPayload {
  readonly bookingId: string;
  /** The items that it is about; without it, all that are not cancelled. */
  readonly bookingItemIds?: readonly string[] | undefined;
  /** The supplier's or team's message to the buyer. */
  readonly note?: string | null | undefined;
  /** The refund that it is about, in `refund_failed`. */
  readonly refundId?: string | undefined;
  /** Of `booking_corrected`, whether all that was given before stays. */
  readonly isAddition?: boolean | undefined;
  /** The end of the IBAN, and the holder, in `refund_account_given`. */
  readonly account?: string | undefined;
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
