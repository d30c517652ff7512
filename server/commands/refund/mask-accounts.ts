import { endOfIban } from "../../../sdk/contracts/iban.ts";
import { day, instantAt } from "../../clock.ts";
import { updateAccountOfRefund, listRefundsToMask, listRefundsWithEndOnly } from "../../db/queries/refund.ts";
import type { Trx } from "../../db/connection.ts";
import type { RefundTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { isMailTime } from "../../domain/wall-time.ts";
import type { Services } from "../../services.ts";
import { askForAccount } from "./outbox.ts";

/** How long the whole number of an account is kept once its refund is with the buyer: a bank may return a transfer. */
export const accountKeptFor = 30 * day;
const batchSize = 200;

/**
 * Shortens the account of a refund to its last characters, a while after the buyer has the money: bookkeeping finds the
 * transfer by them, with holder, day and who settled it. Where the refund is the team's again after that, the account
 * is unknown, and its buyer is asked anew, by day.
 */
export async function maskAccounts({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  for (const refund of await listRefundsToMask(db, instantAt(clock.now() - accountKeptFor), batchSize))
    await transact(db, (trx) => updateAccountOfRefund(trx, refund, { account_iban: endOfIban(refund.account_iban!) }));
  if (!isMailTime(clock.now())) return;
  const withEndOnly = await listRefundsWithEndOnly(db, batchSize);
  for (const [bookingId, refunds] of Map.groupBy(withEndOnly, ({ booking_id }) => booking_id))
    await transact(db, (trx) => askAnew(trx, bookingId, refunds, instantAt(clock.now())));
}

/** One mail for all refunds of a booking: it names what they come to. */
async function askAnew(trx: Trx, bookingId: string, refunds: readonly RefundTable[], at: string): Promise<void> {
  const unknown: RefundTable[] = [];
  for (const refund of refunds) {
    const isUnknown = await updateAccountOfRefund(trx, refund, {
      account_iban: null,
      account_holder: null,
      account_given_by: null,
      account_asked_at: at,
      account_reminded_at: null,
    });
    if (isUnknown) unknown.push(refund);
  }
  if (unknown.length > 0) await askForAccount(trx, bookingId, unknown, at);
}
