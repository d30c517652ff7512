import type { FrozenReservation } from "./frozen.ts";
import { fromJson } from "../json.ts";
import type { BookingItemRecord, BookingRecord, ReservationRecord } from "./records.ts";
import { dateInZurich } from "./wall-time.ts";

interface Booked {
  readonly booking: Pick<BookingRecord, "state">;
  readonly item: Pick<BookingItemRecord, "cancelled_at">;
  readonly reservation: Pick<ReservationRecord, "state" | "frozen">;
}

/**
 * Whether an item may be reviewed (RULES 20): null, or what stands against it. One that was never confirmed, or was
 * cancelled, can't be, nor a trip; others after their date.
 */
export function whyNotReviewable(
  { booking, item, reservation }: Booked,
  now: number,
): "review_not_allowed" | "review_too_early" | null {
  if (item.cancelled_at !== null || booking.state !== "confirmed" || reservation.state !== "booked")
    return "review_not_allowed";
  const { slot, trip } = fromJson<FrozenReservation>(reservation.frozen);
  if (trip) return "review_not_allowed";
  return dateInZurich(now) > slot.localDate ? null : "review_too_early";
}
