import type { Trx } from "../../db/connection.ts";
import { fromJson } from "../../db/json.ts";
import { findRebates, rebateUnknown } from "../../db/queries/rebates.ts";
import type { BookingTable } from "../../db/schema.ts";

/**
 * Reserves one use of each code for a booking at check-out (RULES 10); `now` is an instant of the database. A use
 * counts as reserved while an unpaid booking with the code holds its seats, so its expiry releases the use. Locks the
 * rows until the transaction ends. Throws 422 `rebate_unknown` if no use is left.
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

/**
 * Takes a use of each code of a confirmed booking, and returns the codes of which one was taken (RULES 10). A code that
 * was valid at check-out stays valid for the booking, even if its last use was taken since.
 */
export async function spendRebates(trx: Trx, { rebate_codes }: Pick<BookingTable, "rebate_codes">): Promise<string[]> {
  const codes = fromJson<string[]>(rebate_codes);
  if (codes.length === 0) return [];
  const spent = await trx
    .updateTable("rebate")
    .set((row) => ({ uses_left: row("uses_left", "-", 1) }))
    .where("code", "in", codes)
    .where("uses_left", ">", 0)
    .returning("code")
    .execute();
  return spent.map(({ code }) => code);
}

/** Gives back the uses that a request took, once nothing of it is booked. The booking's row is locked. */
export async function restoreRebates(
  trx: Trx,
  { id, spent_rebates }: Pick<BookingTable, "id" | "spent_rebates">,
): Promise<void> {
  if (spent_rebates === null) return;
  await trx.updateTable("booking").set({ spent_rebates: null }).where("id", "=", id).execute();
  await trx
    .updateTable("rebate")
    .set((row) => ({ uses_left: row("uses_left", "+", 1) }))
    .where("code", "in", fromJson<string[]>(spent_rebates))
    .where("uses_left", "is not", null)
    .execute();
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
            hold.or([
              hold("reservation.state", "=", "paying"),
              hold.and([hold("reservation.state", "=", "held"), hold("reservation.expires_at", ">", now)]),
            ]),
          ),
      ),
    )
    .execute();
  // LIKE is loose (wildcards, letter case): the list itself decides.
  return bookings.filter(
    (booking) => booking.id !== bookingId && fromJson<string[]>(booking.rebate_codes).includes(code),
  ).length;
}
