import type { HistoryReason } from "../../../sdk/contracts/admin/history-reasons.ts";
import type { Trx } from "../../db/connection.ts";
import { listReservationsOfBooking, updateReservation } from "../../db/queries/reservation.ts";
import { releaseSeats, claimSeats } from "../../db/queries/slot.ts";
import { type ReservationState } from "../../domain/states.ts";
import { changeState } from "../states.ts";

/**
 * Books all seats of a booking; false if the seats of an expired hold are sold, its slot has closed, or an item was
 * removed from the basket. The caller rolls back then.
 */
export async function bookSeats(trx: Trx, bookingId: string, to: "booked" | "requested", at: string): Promise<boolean> {
  const reservations = await listReservationsOfBooking(trx, bookingId);
  for (const { id, slot_id, seats } of reservations) {
    await updateReservation(trx, id, { pinned_until: null, booking_id: bookingId });
    if (await changeState(trx, "reservation", id, ["paying", "held"], to, "paid", at)) continue;
    if (!(await changeState(trx, "reservation", id, ["expired"], to, "paid_seats_taken_again", at))) return false;
    if (!(await claimSeats(trx, slot_id, seats, at))) return false;
  }
  return reservations.length > 0;
}

/** Gives back the seats that a booking still has. */
export async function releaseSeatsOfBooking(
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
  for (const { id, slot_id, seats } of await listReservationsOfBooking(trx, bookingId)) {
    if (!(await changeState(trx, "reservation", id, having[to], to, reason, at))) continue;
    await updateReservation(trx, id, { pinned_until: null });
    await releaseSeats(trx, slot_id, seats);
  }
}
