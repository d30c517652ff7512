import type { Selectable } from "kysely";
import type { Db, Trx } from "../connection.ts";
import { changeOne } from "../row-count.ts";
import type { ReservationTable } from "../schema.ts";
import { listSlotsOfSameVehicles } from "./slot-vehicle.ts";

export type ReservationRow = Selectable<ReservationTable>;

/** All reservations of a cart, whatever their state, in the buyer's order. */
export async function listReservationsOfCart(db: Db | Trx, cartId: string): Promise<ReservationRow[]> {
  return db
    .selectFrom("reservation")
    .selectAll()
    .where("cart_id", "=", cartId)
    .orderBy("sequence_index")
    .orderBy("held_at")
    .orderBy("id")
    .execute();
}

/** What an address (in lower case) has bought or requested, with the instant of the payment. */
export async function listBoughtBy(
  db: Db | Trx,
  email: string,
): Promise<{ slot_id: string; activity_id: number; bought_at: string }[]> {
  const rows = await db
    .selectFrom("booking")
    .innerJoin("reservation", "reservation.booking_id", "booking.id")
    .innerJoin("cart", "cart.id", "booking.cart_id")
    .select(["reservation.slot_id", "reservation.activity_id", "cart.closed_at"])
    .where("booking.contact_email", "=", email)
    .where("reservation.state", "in", ["booked", "requested"])
    .where("cart.closed_at", "is not", null)
    .execute();
  return rows.map(({ closed_at, ...row }) => ({ ...row, bought_at: closed_at! }));
}

/** The reservations that a booking is made of, by slot, so that every transaction takes its locks in the same order. */
export async function listReservationsOfBooking(trx: Db | Trx, bookingId: string): Promise<ReservationTable[]> {
  return trx
    .selectFrom("reservation")
    .innerJoin("booking_item", "booking_item.reservation_id", "reservation.id")
    .selectAll("reservation")
    .where("booking_item.booking_id", "=", bookingId)
    .orderBy("reservation.slot_id")
    .orderBy("reservation.id")
    .execute();
}

/** A reservation by its id, whatever its state. */
export async function findReservation(db: Db | Trx, reservationId: string): Promise<ReservationRow | undefined> {
  return db.selectFrom("reservation").selectAll().where("id", "=", reservationId).executeTakeFirst();
}

/** A reservation by its id. Throws if there is none. */
export async function getReservation(db: Db | Trx, reservationId: string): Promise<ReservationRow> {
  return db.selectFrom("reservation").selectAll().where("id", "=", reservationId).executeTakeFirstOrThrow();
}

/** The holds of an offer in a cart, expired ones that are not marked yet among them. */
export async function listHoldsOfOffer(trx: Trx, cartId: string, offerId: number): Promise<ReservationRow[]> {
  return trx
    .selectFrom("reservation")
    .selectAll()
    .where("cart_id", "=", cartId)
    .where("offer_id", "=", offerId)
    .where("state", "=", "held")
    .execute();
}

/** The trips that go with an item. */
export async function listTripsOfItem(trx: Db | Trx, itemId: string): Promise<ReservationRow[]> {
  return trx.selectFrom("reservation").selectAll().where("with_item_id", "=", itemId).orderBy("slot_id").execute();
}

/** Trips go with another item: the one that has replaced theirs. Removed ones may be put back. */
export async function updateItemOfTrips(trx: Trx, fromItemId: string, toItemId: string): Promise<void> {
  await trx
    .updateTable("reservation")
    .set({ with_item_id: toItemId })
    .where("with_item_id", "=", fromItemId)
    .where("state", "in", ["held", "expired", "cancelled"])
    .execute();
}

/** Sets whether a trip leads to an item or back, by their items' ids; does nothing where they don't go together. */
export async function updateDirection(
  trx: Trx,
  { trip, item }: { readonly trip: string; readonly item: string },
  direction: ReservationRow["direction"],
): Promise<void> {
  await trx
    .updateTable("reservation")
    .set({ direction })
    .where("booking_item_id", "=", trip)
    .where("with_item_id", "=", item)
    .execute();
}

/** An expired hold that is not marked yet. */
export type ExpiredHold = Pick<ReservationRow, "id" | "slot_id" | "seats">;

/**
 * Holds that have expired at the instant `at`, are not marked yet and not pinned by a payment: of one slot and those
 * that share a vehicle with it, or of all, by slot.
 */
export async function listExpiredHolds(
  db: Db | Trx,
  at: string,
  { slotId, limit }: { readonly slotId?: string; readonly limit?: number },
): Promise<ExpiredHold[]> {
  return db
    .selectFrom("reservation")
    .select(["id", "slot_id", "seats"])
    .where("state", "=", "held")
    .where("expires_at", "<=", at)
    .where((row) => row.or([row("pinned_until", "is", null), row("pinned_until", "<=", at)]))
    .$if(slotId !== undefined, (query) =>
      query.where((row) =>
        row.or([row("slot_id", "=", slotId!), row("slot_id", "in", listSlotsOfSameVehicles(db, slotId!))]),
      ),
    )
    .orderBy("slot_id")
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute();
}

/** The statement of `insertReservation`, for a batch. */
export function insertReservationStatement(trx: Db | Trx, reservation: ReservationRow) {
  return trx.insertInto("reservation").values(reservation);
}

export async function insertReservation(trx: Trx, reservation: ReservationRow): Promise<void> {
  await insertReservationStatement(trx, reservation).execute();
}

/** Changes columns of a reservation other than its state (`changeState`). Throws if there is no such reservation. */
export async function updateReservation(
  trx: Trx,
  reservationId: string,
  change: Partial<Omit<ReservationRow, "id" | "state">>,
): Promise<void> {
  await changeOne(trx.updateTable("reservation").set(change).where("id", "=", reservationId));
}

/** Moves the expiry of a hold; does nothing if it is not held any more. */
export async function setHoldExpiry(trx: Trx, reservationId: string, expiresAt: string): Promise<void> {
  await trx
    .updateTable("reservation")
    .set({ expires_at: expiresAt })
    .where("id", "=", reservationId)
    .where("state", "=", "held")
    .execute();
}
