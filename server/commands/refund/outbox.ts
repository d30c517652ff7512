import type { Trx } from "../../db/connection.ts";
import { fromJson } from "../../json.ts";
import { insertMail, lockUnwrittenMails } from "../../db/queries/outbox.ts";
import type { RefundTable } from "../../db/schema.ts";
import { refundMails, type MailKind } from "../../domain/booking-mail.ts";
import { announce, type MailPayload } from "../outbox.ts";

/** The mail to the team about a refund that needs its attention. */
export const refundMailKind = "refund_to_team";

/**
 * Why the team is written to. `twice_failed`: of a refund that was paid twice, the provider's payment has failed.
 * `account_given`: its buyer has named the account that it goes to.
 */
export type RefundMatter =
  | Extract<RefundTable["state"], "refused" | "overdue" | "by_hand" | "paid_twice">
  | "twice_failed"
  | "account_given";

/** What a line of the outbox carries; the mail is made of the refund as it is when it is sent. */
export interface RefundMailPayload {
  readonly refundId: string;
  readonly matter: RefundMatter;
}

/**
 * Puts the mail to the team about a refund into the outbox, in the transaction that changes the refund.
 */
export async function announceRefundToTeam(
  trx: Trx,
  { id }: Pick<RefundTable, "id">,
  matter: RefundMatter,
  at: string,
): Promise<void> {
  await insertMail(trx, refundMailKind, { refundId: id, matter } satisfies RefundMailPayload, at);
}

type Refused = Pick<RefundTable, "id" | "booking_id" | "booking_item_id" | "retries">;

/**
 * Writes to the buyer once that a refund has not gone through. An earlier mail that has not been written yet says so
 * itself, and one retry later the buyer knows already.
 */
export async function announceRefundToBuyer(trx: Trx, refund: Refused, at: string): Promise<void> {
  const { id, booking_id, booking_item_id, retries } = refund;
  if (retries > 0) return;
  const unwritten = await lockUnwrittenMails(trx, [...refundMails, "booking_rebooked"], booking_id);
  const isAboutIt = ({ bookingItemIds }: MailPayload) =>
    !bookingItemIds || booking_item_id === null || bookingItemIds.includes(booking_item_id);
  if (unwritten.some((payload) => isAboutIt(fromJson<MailPayload>(payload)))) return;
  await announce(trx, "refund_failed", booking_id, at, booking_item_id ?? undefined, null, id);
}

/** Puts the mail into the outbox that asks the buyer for the account which refunds of a booking go to. */
export async function askForAccount(
  trx: Trx,
  bookingId: string,
  refunds: readonly Pick<RefundTable, "booking_item_id">[],
  at: string,
): Promise<void> {
  const itemIds = refunds.flatMap(({ booking_item_id }) => booking_item_id ?? []);
  const payload: MailPayload = { bookingId, ...(itemIds.length === refunds.length && { bookingItemIds: itemIds }) };
  await insertMail(trx, "refund_account_asked" satisfies MailKind, payload, at);
}
