import type { Db, Trx } from "../connection.ts";
import type { BookingItemTable, BookingTable, ReservationTable } from "../schema.ts";

/** A booking with its items in the buyer's order, each with its reservation; undefined where there is none. */
export async function findBooking(
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

/** Payments and refunds of some bookings. */
export async function paymentsOf(db: Db, bookingIds: readonly string[]) {
  if (bookingIds.length === 0) return { attempts: [], refunds: [] };
  const [attempts, refunds] = await Promise.all([
    db
      .selectFrom("payment_attempt")
      .select(["id", "booking_id", "method", "state", "amount", "capture_amount"])
      .where("booking_id", "in", [...bookingIds])
      .execute(),
    db
      .selectFrom("refund")
      .select(["booking_id", "reason", "booking_item_id", "payment_attempt_id", "amount", "state"])
      .where("booking_id", "in", [...bookingIds])
      .execute(),
  ]);
  return { attempts, refunds };
}

/** The reservations that a booking is made of, by slot, so that every transaction takes its locks in the same order. */
export async function reservationsOfBooking(trx: Db | Trx, bookingId: string): Promise<ReservationTable[]> {
  return trx
    .selectFrom("reservation")
    .innerJoin("booking_item", "booking_item.reservation_id", "reservation.id")
    .selectAll("reservation")
    .where("booking_item.booking_id", "=", bookingId)
    .orderBy("reservation.slot_id")
    .orderBy("reservation.id")
    .execute();
}
