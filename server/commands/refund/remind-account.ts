import { day, instantAt } from "../../clock.ts";
import { updateAccountOfRefund, listBookingsWithoutAccount, listRefundsOfBooking } from "../../db/queries/refund.ts";
import { lockRow } from "../../db/row-lock.ts";
import { transact } from "../../db/transact.ts";
import { isToTransfer } from "../../domain/refund-state.ts";
import { isMailTime } from "../../domain/wall-time.ts";
import type { Services } from "../../services.ts";
import { askForAccount } from "./outbox.ts";

/** How long a buyer is waited for before they are reminded, in ms: a bank holiday and a weekend. */
export const remindAccountAfter = 4 * day;
const batchSize = 200;

/**
 * Reminds each buyer once who was asked for an account (R11.iban) and has not named one. It begins to wait with the
 * first run after the refund is to be transferred.
 */
export async function remindAccounts({ db, clock, log }: Pick<Services, "db" | "clock" | "log">): Promise<void> {
  const now = clock.now();
  const at = instantAt(now);
  const before = instantAt(now - remindAccountAfter);
  let reminded = 0;
  for (const bookingId of await listBookingsWithoutAccount(db, batchSize)) {
    const isReminded = await transact(db, async (trx) => {
      await lockRow(trx, "booking", bookingId);
      const open = (await listRefundsOfBooking(trx, bookingId)).filter(
        (refund) => isToTransfer(refund) && refund.account_iban === null && refund.account_reminded_at === null,
      );
      for (const refund of open.filter(({ account_asked_at }) => account_asked_at === null))
        await updateAccountOfRefund(trx, refund, { account_asked_at: at });
      const isDue = open.some(({ account_asked_at }) => account_asked_at !== null && account_asked_at <= before);
      if (!isDue || !isMailTime(now)) return false;
      for (const refund of open) await updateAccountOfRefund(trx, refund, { account_reminded_at: at });
      await askForAccount(trx, bookingId, open, at);
      return true;
    });
    reminded += isReminded ? 1 : 0;
  }
  if (reminded > 0) log.info({ reminded }, "buyers are reminded to name an account");
}
