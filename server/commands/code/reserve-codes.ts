import { randomUUID } from "node:crypto";
import type { Db, Trx } from "../../db/connection.ts";
import { lockRebate } from "../../db/queries/rebate.ts";
import { deleteReservedEntries, insertVoucherEntries, listVouchers, lockVoucher } from "../../db/queries/voucher.ts";
import type { CodeAmount } from "../../domain/cart-totals.ts";
import { codeUnknown } from "./code-unknown.ts";
import { listValidCodes, type ValidCodes } from "./codes-of-cart.ts";
import { requireUses } from "./rebates.ts";

/**
 * The valid codes of these, all of which must be: 422 `rebate_unknown` names the first that is unknown, over or used
 * up. The codes are normalised; `now` is an instant of the database.
 */
export async function requireCodes(
  db: Db | Trx,
  codes: readonly string[],
  bookingId: string | null,
  now: string,
): Promise<ValidCodes> {
  const valid = await listValidCodes(db, codes, bookingId, now);
  const names = new Set([...valid.rebates, ...valid.vouchers].map(({ code }) => code));
  const missing = codes.find((code) => !names.has(code));
  if (missing !== undefined) {
    const [voucher] = await listVouchers(db, [missing]);
    throw codeUnknown(missing, voucher?.balance === 0 && voucher.ended_at === null);
  }
  return valid;
}

/**
 * `requireCodes` for a check-out: locks the codes until the transaction ends, in alphabetical order, so that two
 * check-outs with the same codes wait for each other and neither for both. Throws 422 `rebate_unknown` also where no
 * use of a rebate is left.
 */
export async function lockCodes(
  trx: Trx,
  codes: readonly string[],
  bookingId: string | null,
  now: string,
): Promise<ValidCodes> {
  for (const code of codes.toSorted()) {
    await lockRebate(trx, code);
    await lockVoucher(trx, code);
  }
  const valid = await requireCodes(trx, codes, bookingId, now);
  await requireUses(trx, valid.rebates, bookingId, now);
  return valid;
}

/** Reserves what vouchers pay of a booking, in place of what it had reserved. The vouchers are locked. */
export async function reserveVouchers(
  trx: Trx,
  bookingId: string,
  byVoucher: readonly CodeAmount[],
  at: string,
): Promise<void> {
  await deleteReservedEntries(trx, bookingId);
  await insertVoucherEntries(
    trx,
    byVoucher.flatMap(({ code, amount }, index) =>
      amount === 0
        ? []
        : [
            {
              id: randomUUID(),
              voucher_code: code,
              booking_id: bookingId,
              booking_item_id: null,
              sequence_index: index,
              amount,
              state: "reserved",
              reason: null,
              at,
            },
          ],
    ),
  );
}
