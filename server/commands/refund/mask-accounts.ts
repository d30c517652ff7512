import { endOfIban } from "../../../sdk/contracts/iban.ts";
import { day, instantAt } from "../../clock.ts";
import { updateAccountOfRefund, listRefundsToMask, listRefundsWithEndOnly } from "../../db/queries/refund.ts";
import type { Trx } from "../../db/connection.ts";
import type { RefundTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import type { Services } from "../../services.ts";
import { askForAccount } from "./outbox.ts";

/** How long the whole number of an account is kept once its refund is with the buyer: a bank may return a transfer. */
export const accountKeptFor = 30 * day;
const batchSize = 200;

/**
 * Shortens the account of a refund to its last characters, a while after the buyer has the money: bookkeeping finds the
 * transfer by them, with holder, day and who settled it. Where the refund is the team's again after that, the account
 * is unknown, and its buyer is asked anew.
 */
export async function maskAccounts({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  for (const refund of await listRefundsToMask(db, instantAt(clock.now() - accountKeptFor), batchSize))
    await transact(db, (trx) => updateAccountOfRefund(trx, refund, { account_iban: endOfIban(refund.account_iban!) }));
  for (const refund of await listRefundsWithEndOnly(db, batchSize))
    await transact(db, (trx) => askAnew(trx, refund, instantAt(clock.now())));
}

async function askAnew(trx: Trx, refund: RefundTable, at: string): Promise<void> {
  const isUnknown = await updateAccountOfRefund(trx, refund, {
    account_iban: null,
    account_holder: null,
    account_given_by: null,
    account_asked_at: at,
    account_reminded_at: null,
  });
  if (isUnknown) await askForAccount(trx, refund.booking_id, [refund], at);
}
