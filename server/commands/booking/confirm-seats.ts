import type { HistoryReason } from "../../../sdk/contracts/admin/history-reasons.ts";
import type { Trx } from "../../db/connection.ts";
import { reservationsOfBooking } from "../../db/queries/bookings.ts";
import { giveBackSeats, takeSeats } from "../../db/queries/seats.ts";
import { changeState } from "../states.ts";
import { type ReservationState } from "../../domain/states.ts";

/**
 * Books all seats of a booking; false if the seats of an expired hold are sold, its slot has closed, or an item was
 * removed from the basket. The caller rolls back then.
 */
export async function bookSeats(trx: Trx, bookingId: string, to: "booked" | "requested", at: string): Promise<boolean> {
  const reservations = await reservationsOfBooking(trx, bookingId);
  for (const { id, slot_id, seats } of reservations) {
    await trx
      .updateTable("reservation")
      .set({ pinned_until: null, booking_id: bookingId })
      .where("id", "=", id)
      .execute();
    if (await changeState(trx, "reservation", id, ["paying", "held"], to, "paid", at)) continue;
    if (!(await changeState(trx, "reservation", id, ["expired"], to, "paid_seats_taken_again", at))) return false;
    if (!(await takeSeats(trx, slot_id, seats, at))) return false;
  }
  return reservations.length > 0;
}

/** Gives back the seats that a booking still has. */
export async function releaseSeats(
  trx: Trx,
  bookingId: string,
  to: "expired" | "failed" | "refunded",
  reason: HistoryReason,
  at: string,
): Promise<void> {
  const having: Record<typeof to, readonly ReservationState[]> = {
    expired: ["held", "paying"],
    failed: ["requested"],
    refunded: ["requested", "booked"],
  };
  for (const { id, slot_id, seats } of await reservationsOfBooking(trx, bookingId)) {
    if (!(await changeState(trx, "reservation", id, having[to], to, reason, at))) continue;
    await trx.updateTable("reservation").set({ pinned_until: null }).where("id", "=", id).execute();
    await giveBackSeats(trx, slot_id, seats);
  }
}
