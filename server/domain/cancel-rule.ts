import type { BookingItemRecord, BookingRecord, ReservationRecord } from "./records.ts";
import { fromJson } from "../json.ts";
import type { FrozenReservation } from "./frozen.ts";
import { cancellableUntilOf } from "./supplier-change.ts";

/** Why an item can't be cancelled. */
export type NotCancellable = "unconfirmed" | "cut_off" | "cancelled";

interface ItemToCancel {
  readonly booking: Pick<BookingRecord, "state">;
  readonly item: Pick<BookingItemRecord, "cancelled_at" | "supplier_change">;
  readonly reservation: Pick<ReservationRecord, "id" | "state" | "frozen">;
}

/**
 * Returns why an item can't be cancelled at an instant of the database (RULES 11), or null. An item of a request that
 * is not answered yet can be cancelled too, whether its own supplier has accepted it or not. `ignoresCutOff`: for the
 * team.
 */
export function whyNotCancellable(
  { booking, item, reservation }: ItemToCancel,
  at: string,
  ignoresCutOff = false,
): NotCancellable | null {
  if (item.cancelled_at !== null) return "cancelled";
  const isBooked = booking.state === "confirmed" && reservation.state === "booked";
  const isRequested =
    booking.state === "requested" && (reservation.state === "requested" || reservation.state === "booked");
  if (!isBooked && !isRequested) return "unconfirmed";
  const cancellableUntil = cancellableUntilOf(item, reservation, fromJson<FrozenReservation>(reservation.frozen));
  if (!ignoresCutOff && (cancellableUntil === null || cancellableUntil <= at)) return "cut_off";
  return null;
}
