import type { HistoryReason } from "../../../sdk/contracts/admin/history-reasons.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { distributorOf, lockCart, type ReservationRow } from "../../db/queries/carts.ts";
import { giveBackSeats } from "../../db/queries/seats.ts";
import { transact } from "../../db/transact.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { canAccess, type Session } from "../../session.ts";
import { paymentOpen } from "../payment/payment-open.ts";
import { changeState } from "../states.ts";

/** Releases a hold, or removes an expired one from the cart. Its seats are free immediately. */
export async function releaseReservation(
  trx: Trx,
  row: ReservationRow,
  reason: HistoryReason,
  at: string,
): Promise<boolean> {
  const from = await changeState(trx, "reservation", row.id, ["held", "expired"], "cancelled", reason, at);
  if (from === "held") await giveBackSeats(trx, row.slot_id, row.seats);
  return from !== null;
}

/**
 * Releases one reservation; its id is the capability. 404 `reservation_not_found` when unknown or released already,
 * 409 `payment_open` while it is being paid, 409 `reservation_not_held` once it is booked.
 */
export async function release(
  { db, clock }: Pick<Services, "db" | "clock">,
  reservationId: string,
  session: Session,
): Promise<{ reservationId: string }> {
  const now = clock.now();
  return transact(db, async (trx) => {
    const row = await trx.selectFrom("reservation").selectAll().where("id", "=", reservationId).executeTakeFirst();
    if (!row || row.state === "cancelled") throw notFound("reservation_not_found");
    if (!canAccess(await distributorOf(trx, row.cart_id), session)) throw notFound("reservation_not_found");
    if (row.state === "paying") throw paymentOpen(row.booking_id);
    if (row.state !== "held" && row.state !== "expired")
      throw new AppError("reservation_not_held", "This reservation is booked already.", { reservationIds: [row.id] });
    await lockCart(trx, row.cart_id, now, session);
    if (!(await releaseReservation(trx, row, "released", instantAt(now)))) throw paymentOpen(row.booking_id);
    return { reservationId: row.id };
  });
}

/** Releases a cart's holds of an offer (purchase spec §8, reserve 422). */
export async function releaseOfferHolds(
  { db, clock }: Pick<Services, "db" | "clock">,
  offerId: number,
  cartId: string | null,
  session: Session,
): Promise<{ offerId: number; released: number }> {
  const offer = await db.selectFrom("offer").select("id").where("id", "=", offerId).executeTakeFirst();
  if (!offer) throw notFound("offer_not_found");
  if (cartId === null) return { offerId, released: 0 };
  const now = clock.now();
  const released = await transact(db, async (trx) => {
    await lockCart(trx, cartId, now, session);
    const rows = await trx
      .selectFrom("reservation")
      .selectAll()
      .where("cart_id", "=", cartId)
      .where("offer_id", "=", offerId)
      .where("state", "=", "held")
      .execute();
    let count = 0;
    for (const row of rows) if (await releaseReservation(trx, row, "offer_released", instantAt(now))) count++;
    return count;
  });
  return { offerId, released };
}
