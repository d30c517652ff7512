import type { Db, Trx } from "../../db/connection.ts";
import { listVoucherEntries } from "../../db/queries/voucher.ts";
import { spentLeft } from "../../domain/voucher-ledger.ts";

/** Rappen that vouchers paid of a booking and that have not been returned. */
export async function vouchersLeft(db: Db | Trx, bookingId: string): Promise<number> {
  return spentLeft(await listVoucherEntries(db, [bookingId])).reduce((sum, { left }) => sum + left, 0);
}
