import type { Insertable } from "kysely";
import type { Db, Trx } from "../connection.ts";
import { fromJson } from "../../json.ts";
import { changeOne, hasChanged } from "../row-count.ts";
import { withBills } from "./bill.ts";
import { isInvoicePaid } from "./invoice.ts";
import { listVoucherEntries } from "./voucher.ts";
import type { BookingItemTable, BookingTable, ReservationTable, Tables } from "../schema.ts";

/** A booking with its items in the buyer's order, each with its reservation; undefined where there is none. */
export async function findBookingWithItems(
  db: Db,
  bookingId: string,
): Promise<{ booking: BookingTable; items: { item: BookingItemTable; reservation: ReservationTable }[] } | undefined> {
  const booking = await db.selectFrom("booking").selectAll().where("id", "=", bookingId).executeTakeFirst();
  if (!booking) return undefined;
  const items = await db
    .selectFrom("booking_item")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .orderBy("sequence_index")
    .orderBy("id")
    .execute();
  if (items.length === 0) return { booking, items: [] };
  const reservations = await db
    .selectFrom("reservation")
    .selectAll()
    .where(
      "id",
      "in",
      items.map((item) => item.reservation_id),
    )
    .execute();
  const byId = new Map(reservations.map((reservation) => [reservation.id, reservation]));
  return { booking, items: items.map((item) => ({ item, reservation: byId.get(item.reservation_id)! })) };
}

/** Payments and refunds of some bookings, and what gift vouchers paid. */
export async function listPaymentsOfBookings(db: Db, bookingIds: readonly string[]) {
  if (bookingIds.length === 0) return { attempts: [], refunds: [], voucherEntries: [] };
  const [attempts, refunds, voucherEntries] = await Promise.all([
    db
      .selectFrom("payment_attempt")
      .select(["id", "booking_id", "method", "state", "amount", "capture_amount", "lost_amount"])
      .select((row) => isInvoicePaid(row).as("is_invoice_paid"))
      .where("booking_id", "in", [...bookingIds])
      .execute(),
    db
      .selectFrom("refund")
      .select(["booking_id", "reason", "booking_item_id", "payment_attempt_id", "amount", "state"])
      .where("booking_id", "in", [...bookingIds])
      .execute(),
    listVoucherEntries(db, bookingIds),
  ]);
  return { attempts: await withBills(db, attempts), refunds, voucherEntries };
}

/** A booking with its items, each with its reservation. */
export type BookingWithItems = NonNullable<Awaited<ReturnType<typeof findBookingWithItems>>>;

/** A booking by its id. */
export async function findBooking(db: Db | Trx, bookingId: string): Promise<BookingTable | undefined> {
  return db.selectFrom("booking").selectAll().where("id", "=", bookingId).executeTakeFirst();
}

/** A booking by its id. Throws if there is none. */
export async function getBooking(db: Db | Trx, bookingId: string): Promise<BookingTable> {
  return db.selectFrom("booking").selectAll().where("id", "=", bookingId).executeTakeFirstOrThrow();
}

/** A new booking; columns that it gets later are null. */
export type NewBooking = Insertable<Tables["booking"]>;

export async function insertBooking(trx: Trx, booking: NewBooking): Promise<void> {
  await trx.insertInto("booking").values(booking).execute();
}

/** Changes columns of a booking other than its state (`changeState`). Throws if there is no such booking. */
export async function updateBooking(
  trx: Trx,
  bookingId: string,
  change: Partial<Omit<BookingTable, "id" | "state">>,
): Promise<void> {
  await changeOne(trx.updateTable("booking").set(change).where("id", "=", bookingId));
}

/** Marks a confirmed booking as announced to its buyer; returns whether this call was the first. */
export async function markAnnounced(db: Db, bookingId: string, at: string): Promise<boolean> {
  return hasChanged(
    db
      .updateTable("booking")
      .set({ announced_at: at })
      .where("id", "=", bookingId)
      .where("state", "=", "confirmed")
      .where("announced_at", "is", null)
      .returning("id"),
  );
}

/**
 * Stores the cart that was made of a booking, if the stored one is still `before`; returns whether it was. `changes` is
 * a JSON text.
 */
export async function setRestoredCart(
  db: Db,
  bookingId: string,
  before: string | null,
  { cartId, changes }: { readonly cartId: string; readonly changes: string },
): Promise<boolean> {
  return hasChanged(
    db
      .updateTable("booking")
      .set({ restored_cart_id: cartId, restored_changes: changes })
      .where("id", "=", bookingId)
      .where((row) => row("restored_cart_id", "is not distinct from", before))
      .returning("id"),
  );
}

/** Unpaid bookings whose rebate codes contain this one, and that still hold seats at the instant `now`. */
export async function listBookingsReserving(
  trx: Trx,
  code: string,
  now: string,
): Promise<Pick<BookingTable, "id" | "rebate_codes">[]> {
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
  return bookings.filter((booking) => fromJson<string[]>(booking.rebate_codes).includes(code));
}
