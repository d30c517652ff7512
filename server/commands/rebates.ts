import type { Trx } from "../db/connection.ts";
import { fromJson } from "../db/json.ts";
import { findRebates, rebateUnknown } from "../db/queries/rebates.ts";

/**
 * Reserves one use of each code for a booking that is being checked out (RULES 10); `now` is an instant of the database. A use stays
 * reserved while a booking that names the code holds its seats unpaid, so nothing has to be given back when it lapses.
 * 422 `rebate_unknown` where no use is left. The rows are locked until the transaction ends: of two buyers, the second sees the first.
 */
export async function reserveRebates(trx: Trx, codes: readonly string[], bookingId: string | null, now: string) {
  if (codes.length === 0) return [];
  await trx
    .updateTable("rebate")
    .set((row) => ({ uses_left: row.ref("uses_left") }))
    .where("code", "in", [...codes])
    .execute();
  const rebates = await findRebates(trx, codes, now);
  for (const { code, uses_left } of rebates) {
    if (uses_left !== null && (await usesReserved(trx, code, bookingId, now)) >= uses_left) throw rebateUnknown(code);
  }
  return rebates;
}

/** How many other bookings have a use of the code reserved. */
async function usesReserved(trx: Trx, code: string, bookingId: string | null, now: string): Promise<number> {
  const bookings = await trx
    .selectFrom("booking")
    .select(["booking.id", "booking.rebate_codes"])
    .where("booking.state", "in", ["unpaid", "paying"])
    .where("booking.rebate_codes", "like", `%${JSON.stringify(code)}%`)
    .where((row) =>
      row.exists(
        row
          .selectFrom("reservation")
          .select("reservation.id")
          .whereRef("reservation.booking_id", "=", "booking.id")
          .where((hold) =>
            hold.or([hold("reservation.state", "=", "paying"), hold.and([hold("reservation.state", "=", "held"), hold("reservation.expires_at", ">", now)])]),
          ),
      ),
    )
    .execute();
  // LIKE is loose (wildcards, letter case): the list itself decides.
  return bookings.filter((booking) => booking.id !== bookingId && fromJson<string[]>(booking.rebate_codes).includes(code)).length;
}
