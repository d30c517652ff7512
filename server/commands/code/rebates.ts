import type { Trx } from "../../db/connection.ts";
import { fromJson } from "../../json.ts";
import { listBookingsReserving, updateBooking } from "../../db/queries/booking.ts";
import { releaseRebateUses, claimRebateUses, type Rebate } from "../../db/queries/rebate.ts";
import type { BookingTable } from "../../db/schema.ts";
import { codeUnknown } from "./code-unknown.ts";

/**
 * Requires a use of each rebate for a booking at check-out (RULES 10); `now` is an instant of the database. A use
 * counts as reserved while an unpaid booking with the code holds its seats, so its expiry releases the use. The rebates
 * are locked. Throws 422 `rebate_unknown` if no use is left.
 */
export async function requireUses(
  trx: Trx,
  rebates: readonly Rebate[],
  bookingId: string | null,
  now: string,
): Promise<void> {
  for (const { code, uses_left } of rebates) {
    if (uses_left !== null && (await usesReserved(trx, code, bookingId, now)) >= uses_left) throw codeUnknown(code);
  }
}

/**
 * Takes a use of each code of a confirmed booking, and returns the codes of which one was taken (RULES 10). A code that
 * was valid at check-out stays valid for the booking, even if its last use was taken since.
 */
export async function spendRebates(trx: Trx, { rebate_codes }: Pick<BookingTable, "rebate_codes">): Promise<string[]> {
  const codes = fromJson<string[]>(rebate_codes);
  return codes.length === 0 ? [] : claimRebateUses(trx, codes);
}

/** Gives back the uses that a request took, once nothing of it is booked. The booking's row is locked. */
export async function restoreRebates(
  trx: Trx,
  { id, spent_rebates }: Pick<BookingTable, "id" | "spent_rebates">,
): Promise<void> {
  if (spent_rebates === null) return;
  await updateBooking(trx, id, { spent_rebates: null });
  await releaseRebateUses(trx, fromJson<string[]>(spent_rebates));
}

/** How many other bookings have a use of the code reserved. */
async function usesReserved(trx: Trx, code: string, bookingId: string | null, now: string): Promise<number> {
  const bookings = await listBookingsReserving(trx, code, now);
  return bookings.filter(({ id }) => id !== bookingId).length;
}
