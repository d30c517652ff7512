import { maskedIban } from "../../../sdk/contracts/iban.ts";
import { instantAt } from "../../clock.ts";
import { getBooking } from "../../db/queries/booking.ts";
import { insertHistory } from "../../db/queries/history.ts";
import { insertMail } from "../../db/queries/outbox.ts";
import { listRefundsOfBooking, updateRefundAccount } from "../../db/queries/refund.ts";
import { lockRow } from "../../db/row-lock.ts";
import { transact } from "../../db/transact.ts";
import type { MailKind } from "../../domain/booking-mail.ts";
import { isToTransfer, transferStates } from "../../domain/refund-state.ts";
import { changedMeanwhile } from "../../errors.ts";
import type { Services } from "../../services.ts";
import type { MailPayload } from "../outbox.ts";
import { announceRefundToTeam } from "./outbox.ts";

export interface BankAccount {
  /** Without spaces. */
  readonly iban: string;
  readonly holder: string;
}

/**
 * Records the account that the buyer wants their refunds on, in place of what was said before. Writes to the booking's
 * address, whose owner may be another person than who has the link, and to the team. Throws 409 `changed_meanwhile`
 * where nothing is paid by transfer, or not any more.
 */
export async function giveRefundAccount(
  { db, clock }: Pick<Services, "db" | "clock">,
  bookingId: string,
  { iban, holder }: BankAccount,
): Promise<void> {
  const account = { account_iban: iban, account_holder: holder, account_given_by: "buyer" };
  const at = instantAt(clock.now());
  await transact(db, async (trx) => {
    await lockRow(trx, "booking", bookingId);
    const before = (await listRefundsOfBooking(trx, bookingId)).filter(isToTransfer);
    if (!(await updateRefundAccount(trx, bookingId, transferStates, account))) throw changedMeanwhile();
    if (before.every(({ account_iban, account_holder }) => account_iban === iban && account_holder === holder)) return;
    const { state } = await getBooking(trx, bookingId);
    const reason = "refund_account_given";
    await insertHistory(trx, { entity: "booking", id: bookingId, from: state, to: state, reason, at });
    const itemIds = before.flatMap(({ booking_item_id }) => booking_item_id ?? []);
    const payload: MailPayload = {
      bookingId,
      ...(itemIds.length === before.length && { bookingItemIds: itemIds }),
      account: `${maskedIban(iban)}, ${holder}`,
    };
    await insertMail(trx, "refund_account_given" satisfies MailKind, payload, at);
    for (const refund of before) await announceRefundToTeam(trx, refund, "account_given", at);
  });
}
