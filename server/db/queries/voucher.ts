import type { Db, Trx } from "../connection.ts";
import { changeOne, hasChanged } from "../row-count.ts";
import type { VoucherEntryTable, VoucherTable } from "../schema.ts";

/** The vouchers of these codes, ended and empty ones among them. */
export async function listVouchers(db: Db | Trx, codes: readonly string[]): Promise<VoucherTable[]> {
  if (codes.length === 0) return [];
  return db
    .selectFrom("voucher")
    .selectAll()
    .where("code", "in", [...codes])
    .execute();
}

/** The vouchers of these codes that can pay something at the instant `now`. */
export async function listValidVouchers(db: Db | Trx, codes: readonly string[], now: string): Promise<VoucherTable[]> {
  return (await listVouchers(db, codes)).filter(
    ({ balance, valid_until, ended_at }) =>
      balance > 0 && ended_at === null && (valid_until === null || valid_until > now),
  );
}

/** Locks a voucher against other writers until the transaction ends. */
export async function lockVoucher(trx: Trx, code: string): Promise<void> {
  await trx.updateTable("voucher").set({ code }).where("code", "=", code).execute();
}

/** Rappen of each of these vouchers that unpaid bookings have reserved which hold their seats at the instant `now`. */
export async function listReservedAmounts(
  db: Db | Trx,
  codes: readonly string[],
  exceptBookingId: string | null,
  now: string,
): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map();
  const entries = await db
    .selectFrom("voucher_entry")
    .innerJoin("booking", "booking.id", "voucher_entry.booking_id")
    .select(["voucher_entry.voucher_code", "voucher_entry.amount"])
    .where("voucher_entry.voucher_code", "in", [...codes])
    .where("voucher_entry.state", "=", "reserved")
    .$if(exceptBookingId !== null, (query) => query.where("booking.id", "!=", exceptBookingId!))
    .where("booking.state", "in", ["unpaid", "paying"])
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
  const sums = new Map<string, number>();
  for (const { voucher_code, amount } of entries) sums.set(voucher_code, (sums.get(voucher_code) ?? 0) + amount);
  return sums;
}

/** Takes an amount (Rappen) off a voucher's balance; false, and nothing changes, where it has less. */
export async function claimFromVoucher(trx: Trx, code: string, amount: number): Promise<boolean> {
  return hasChanged(
    trx
      .updateTable("voucher")
      .set((row) => ({ balance: row("balance", "-", amount) }))
      .where("code", "=", code)
      .where("balance", ">=", amount)
      .returning("code"),
  );
}

/** Gives an amount (Rappen) back to a voucher. One that has a last day is valid until `validUntil` at least. */
export async function releaseToVoucher(trx: Trx, code: string, amount: number, validUntil: string): Promise<void> {
  await changeOne(
    trx
      .updateTable("voucher")
      .set((row) => ({ balance: row("balance", "+", amount) }))
      .where("code", "=", code),
  );
  await trx
    .updateTable("voucher")
    .set({ valid_until: validUntil })
    .where("code", "=", code)
    .where("valid_until", "<", validUntil)
    .execute();
}

/** The entries of some bookings, in the order in which their vouchers pay. */
export async function listVoucherEntries(
  db: Db | Trx,
  bookingIds: readonly string[],
  states?: readonly VoucherEntryTable["state"][],
): Promise<VoucherEntryTable[]> {
  if (bookingIds.length === 0) return [];
  return db
    .selectFrom("voucher_entry")
    .selectAll()
    .where("booking_id", "in", [...bookingIds])
    .$if(states !== undefined, (query) => query.where("state", "in", [...states!]))
    .orderBy("sequence_index")
    .orderBy("at")
    .orderBy("id")
    .execute();
}

export async function insertVoucherEntries(trx: Trx, entries: readonly VoucherEntryTable[]): Promise<void> {
  if (entries.length > 0) await trx.insertInto("voucher_entry").values(entries).execute();
}

/** Removes what an unpaid booking has reserved, or had: its next check-out reserves anew. */
export async function deleteReservedEntries(trx: Trx, bookingId: string): Promise<void> {
  await trx
    .deleteFrom("voucher_entry")
    .where("booking_id", "=", bookingId)
    .where("state", "in", ["reserved", "released"])
    .execute();
}

/** Marks the entries of a booking in one of these states; `at` is an instant of the database. */
export async function updateVoucherEntries(
  trx: Trx,
  bookingId: string,
  from: readonly VoucherEntryTable["state"][],
  to: VoucherEntryTable["state"],
  at: string,
): Promise<void> {
  await trx
    .updateTable("voucher_entry")
    .set({ state: to, at })
    .where("booking_id", "=", bookingId)
    .where("state", "in", [...from])
    .execute();
}
