import { randomUUID } from "node:crypto";
import type { HistoryReason } from "../../../sdk/contracts/admin/history-reasons.ts";
import { instantAt, msOf } from "../../clock.ts";
import type { Db, Trx } from "../../db/connection.ts";
import {
  releaseToVoucher,
  updateVoucherEntries,
  insertVoucherEntries,
  listReservedAmounts,
  listVoucherEntries,
  listVouchers,
  lockVoucher,
  claimFromVoucher,
} from "../../db/queries/voucher.ts";
import { spentLeft, sumOf } from "../../domain/voucher-ledger.ts";
import { dateInZurich, datePlus, instantOfWallTime } from "../../domain/wall-time.ts";
import { writeVoucherCredit } from "../document/write-document.ts";

/** What is returned can be spent for so many days at least, the last one whole. */
const daysOfReturn = 366;
const endOfReturn = (at: string) =>
  instantAt(instantOfWallTime(datePlus(dateInZurich(msOf(at)), { days: daysOfReturn + 1 }), "00:00"));

/**
 * Spends what a booking has reserved of vouchers, at its confirmation (RULES 10). A reservation whose hold has ended is
 * spent only as far as nobody has reserved the balance since. False: the vouchers don't pay `amount` (Rappen) any more,
 * and the caller rolls back.
 */
export async function spendVouchers(trx: Trx, bookingId: string, amount: number, at: string): Promise<boolean> {
  const entries = await listVoucherEntries(trx, [bookingId], ["reserved", "released"]);
  if (sumOf(entries) !== amount) return false;
  const codes = entries.map(({ voucher_code }) => voucher_code).toSorted();
  for (const code of codes) await lockVoucher(trx, code);
  const reserved = await listReservedAmounts(trx, codes, bookingId, at);
  const balances = new Map((await listVouchers(trx, codes)).map(({ code, balance }) => [code, balance]));
  for (const { voucher_code: code, amount: part } of entries) {
    if ((balances.get(code) ?? 0) - (reserved.get(code) ?? 0) < part) return false;
    if (!(await claimFromVoucher(trx, code, part))) return false;
  }
  await updateVoucherEntries(trx, bookingId, ["reserved", "released"], "spent", at);
  return true;
}

/** Marks what a booking has reserved as free again, once its hold has ended. */
export async function releaseVouchers(trx: Trx, bookingId: string, at: string): Promise<void> {
  await updateVoucherEntries(trx, bookingId, ["reserved"], "released", at);
}

/** Rappen that were returned to vouchers for a cancelled item. */
export async function returnedFor(db: Db | Trx, bookingId: string, itemId: string): Promise<number> {
  const returned = await listVoucherEntries(db, [bookingId], ["returned"]);
  return sumOf(returned.filter(({ booking_item_id, reason }) => booking_item_id === itemId && reason !== "rebooked"));
}

/**
 * Returns an amount (Rappen) of what vouchers paid of a booking to their balances, the first one first; never as money
 * (RULES 11). The booking's row is locked. Throws where more is returned than was spent.
 */
export async function returnToVouchers(
  trx: Trx,
  bookingId: string,
  part: { readonly bookingItemId: string; readonly amount: number; readonly reason: HistoryReason },
  at: string,
): Promise<void> {
  if (part.amount <= 0) return;
  let left = part.amount;
  const returned: { readonly code: string; readonly amount: number }[] = [];
  for (const { code, index, left: spent } of spentLeft(await listVoucherEntries(trx, [bookingId]))) {
    const amount = Math.min(spent, left);
    if (amount === 0) continue;
    left -= amount;
    returned.push({ code, amount });
    await releaseToVoucher(trx, code, amount, endOfReturn(at));
    await insertVoucherEntries(trx, [
      {
        id: randomUUID(),
        voucher_code: code,
        booking_id: bookingId,
        booking_item_id: part.bookingItemId,
        sequence_index: index,
        amount,
        state: "returned",
        reason: part.reason,
        at,
      },
    ]);
  }
  await writeVoucherCredit(trx, bookingId, { bookingItemId: part.bookingItemId, returned }, at);
  if (left > 0) throw new Error(`booking ${bookingId} returns more to its vouchers than they paid`);
}
