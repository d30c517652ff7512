import { day, instantAt } from "../../clock.ts";
import type { Db, Trx } from "../../db/connection.ts";
import { findBooking } from "../../db/queries/booking.ts";
import { findLiveCart, lockLiveCart, type CartRow } from "../../db/queries/cart.ts";
import { notFound } from "../../errors.ts";
import { canAccess, type Session } from "../../domain/session.ts";

/**
 * How long a booked cart still leads to its booking: another tab of its buyer, or the way back from a payment page that
 * was left.
 */
const leadsToBookingFor = day;

/**
 * A cart that is known, alive, not confirmed, and no other distributor's (RULES 18). `now`: ms since 1970. Throws 404
 * `cart_not_found`, with `fields.bookingId` for one day after it was booked (RULES 4).
 */
export async function requireCart(db: Db | Trx, cartId: string, now: number, session: Session): Promise<CartRow> {
  const cart = await findLiveCart(db, cartId, now);
  if (!cart || !canAccess(cart.distributor_id, session)) throw notFound("cart_not_found");
  if (cart.closed_at !== null) throw notFound("cart_not_found", await bookingOfClosed(db, cart, now));
  return cart;
}

async function bookingOfClosed(db: Db | Trx, cart: CartRow, now: number): Promise<{ bookingId: string } | undefined> {
  if (cart.booking_id === null || cart.closed_at === null || cart.closed_at < instantAt(now - leadsToBookingFor))
    return undefined;
  const booking = await findBooking(db, cart.booking_id);
  return booking && ["confirmed", "requested"].includes(booking.state) ? { bookingId: booking.id } : undefined;
}

/**
 * `requireCart` for writing: renews the cart's expiry, and locks it against other writers until the transaction ends.
 */
export async function requireLockedCart(trx: Trx, cartId: string, now: number, session: Session): Promise<CartRow> {
  const cart = await lockLiveCart(trx, cartId, now);
  if (!cart || !canAccess(cart.distributor_id, session)) throw notFound("cart_not_found");
  return cart;
}
