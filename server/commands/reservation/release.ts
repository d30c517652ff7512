import { transportOfferId } from "../../../sdk/contracts/transport.ts";
import type { HistoryReason } from "../../../sdk/contracts/admin/history-reasons.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { findDistributorOfCart } from "../../db/queries/cart.ts";
import { findOffer } from "../../db/queries/offer.ts";
import {
  findReservation,
  listHoldsOfOffer,
  listTripsOfItem,
  type ReservationRow,
} from "../../db/queries/reservation.ts";
import { releaseSeats } from "../../db/queries/slot.ts";
import { transact } from "../../db/transact.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { canAccess, type Session } from "../../domain/session.ts";
import { paymentOpen } from "../payment/payment-open.ts";
import { requireLockedCart } from "../cart/require-cart.ts";
import { changeState } from "../states.ts";

/** Releases a hold, or removes an expired one from the cart. Its seats are free immediately. */
export async function releaseReservation(
  trx: Trx,
  row: ReservationRow,
  reason: HistoryReason,
  at: string,
): Promise<boolean> {
  const from = await changeState(trx, "reservation", row.id, ["held", "expired"], "cancelled", reason, at);
  if (from === "held") await releaseSeats(trx, row.slot_id, row.seats);
  return from !== null;
}

/** The same with the trips that go with it. Says whether the reservation itself was released. */
async function releaseWithTrips(trx: Trx, row: ReservationRow, reason: HistoryReason, at: string): Promise<boolean> {
  if (!(await releaseReservation(trx, row, reason, at))) return false;
  for (const trip of await listTripsOfItem(trx, row.booking_item_id)) await releaseReservation(trx, trip, reason, at);
  return true;
}

/**
 * Releases one reservation, and the trips that go with it; its id is the capability. 404 `reservation_not_found` when
 * unknown or released already, 409 `payment_open` while it is being paid, 409 `reservation_not_held` once it is booked.
 */
export async function release(
  { db, clock }: Pick<Services, "db" | "clock">,
  reservationId: string,
  session: Session,
): Promise<{ reservationId: string }> {
  const now = clock.now();
  return transact(db, async (trx) => {
    const row = await findReservation(trx, reservationId);
    if (!row || row.state === "cancelled") throw notFound("reservation_not_found");
    if (!canAccess(await findDistributorOfCart(trx, row.cart_id), session)) throw notFound("reservation_not_found");
    if (row.state === "paying") throw paymentOpen(row.booking_id);
    if (row.state !== "held" && row.state !== "expired")
      throw new AppError("reservation_not_held", "This reservation is booked already.", { reservationIds: [row.id] });
    await requireLockedCart(trx, row.cart_id, now, session);
    if (!(await releaseWithTrips(trx, row, "released", instantAt(now)))) throw paymentOpen(row.booking_id);
    return { reservationId: row.id };
  });
}

/**
 * Releases a cart's holds of an offer (purchase spec §8, reserve 422), with the trips that go with them; `released`
 * counts the former.
 */
export async function releaseOfferHolds(
  { db, clock }: Pick<Services, "db" | "clock">,
  offerId: number,
  cartId: string | null,
  session: Session,
): Promise<{ offerId: number; released: number }> {
  // A cart may have several trips, which have the offer in common: each is released by its own id.
  if (offerId === transportOfferId || !(await findOffer(db, offerId))) throw notFound("offer_not_found");
  if (cartId === null) return { offerId, released: 0 };
  const now = clock.now();
  const released = await transact(db, async (trx) => {
    await requireLockedCart(trx, cartId, now, session);
    let count = 0;
    for (const row of await listHoldsOfOffer(trx, cartId, offerId))
      if (await releaseWithTrips(trx, row, "offer_released", instantAt(now))) count++;
    return count;
  });
  return { offerId, released };
}
