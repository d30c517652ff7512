import type { Selectable } from "kysely";
import { day, instantAt } from "../../clock.ts";
import { notFound } from "../../errors.ts";
import { canAccess, type Session } from "../../session.ts";
import type { Db, Trx } from "../connection.ts";
import type { CartTable, ReservationTable } from "../schema.ts";

export type CartRow = Selectable<CartTable>;
export type ReservationRow = Selectable<ReservationTable>;

/** How long a cart lives after its last write, in ms (RULES 4). */
export const cartLife = 30 * day;

/**
 * How long a booked cart still leads to its booking: another tab of its buyer, or the way back from a payment page that
 * was left.
 */
const leadsToBookingFor = day;

/**
 * A cart that is known, alive, not confirmed, and no other distributor's (RULES 18); else 404 `cart_not_found`, with
 * `fields.bookingId` for one day after it was booked (RULES 4).
 */
export async function findCart(db: Db | Trx, cartId: string, now: number, session: Session): Promise<CartRow> {
  const cart = await db
    .selectFrom("cart")
    .selectAll()
    .where("id", "=", cartId)
    .where("lapses_at", ">", instantAt(now))
    .executeTakeFirst();
  if (!cart || !canAccess(cart.distributor_id, session)) throw notFound("cart_not_found");
  if (cart.closed_at !== null) throw notFound("cart_not_found", await bookingOfClosed(db, cart, now));
  return cart;
}

async function bookingOfClosed(db: Db | Trx, cart: CartRow, now: number): Promise<{ bookingId: string } | undefined> {
  if (cart.booking_id === null || cart.closed_at === null || cart.closed_at < instantAt(now - leadsToBookingFor))
    return undefined;
  const booking = await db
    .selectFrom("booking")
    .select("id")
    .where("id", "=", cart.booking_id)
    .where("state", "in", ["confirmed", "requested"])
    .executeTakeFirst();
  return booking && { bookingId: booking.id };
}

/** `findCart` for writing: renews the cart's expiry, and locks it against other writers until the transaction ends. */
export async function lockCart(trx: Trx, cartId: string, now: number, session: Session): Promise<CartRow> {
  const cart = await trx
    .updateTable("cart")
    .set({ written_at: instantAt(now), lapses_at: instantAt(now + cartLife) })
    .where("id", "=", cartId)
    .where("closed_at", "is", null)
    .where("lapses_at", ">", instantAt(now))
    .returningAll()
    .executeTakeFirst();
  if (!cart || !canAccess(cart.distributor_id, session)) throw notFound("cart_not_found");
  return cart;
}

/** Whose net prices a cart has, whatever its state; null where it has none. */
export async function distributorOf(db: Db | Trx, cartId: string): Promise<string | null> {
  const cart = await db.selectFrom("cart").select("distributor_id").where("id", "=", cartId).executeTakeFirst();
  return cart?.distributor_id ?? null;
}

/** All reservations of a cart, whatever their state, in the buyer's order. */
export async function reservationsOf(db: Db | Trx, cartId: string): Promise<ReservationRow[]> {
  return db
    .selectFrom("reservation")
    .selectAll()
    .where("cart_id", "=", cartId)
    .orderBy("sequence_index")
    .orderBy("held_at")
    .orderBy("id")
    .execute();
}

/** Whether a hold is live, or pinned by a payment. `now` is an instant of the database. */
export function isLive(row: Pick<ReservationRow, "state" | "expires_at" | "pinned_until">, now: string): boolean {
  if (row.state === "paying") return true;
  return row.state === "held" && (row.expires_at > now || (row.pinned_until !== null && row.pinned_until > now));
}

/** Whether a hold has expired, whether the job has marked it yet or not. */
export function hasExpired(row: Pick<ReservationRow, "state" | "expires_at" | "pinned_until">, now: string): boolean {
  return row.state === "expired" || (row.state === "held" && !isLive(row, now));
}
