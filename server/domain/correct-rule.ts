import type { BookingItemRecord, BookingRecord, ReservationRecord } from "./records.ts";
import { fromJson } from "../json.ts";
import type { FrozenReservation } from "./frozen.ts";

/** Why guests' answers can't be corrected. */
export type NotCorrectable = "unconfirmed" | "cancelled" | "cut_off";

/** An item of a booking whose answers may be corrected. */
export interface ItemToCorrect {
  readonly booking: Pick<BookingRecord, "state">;
  readonly item: Pick<BookingItemRecord, "cancelled_at">;
  readonly reservation: Pick<ReservationRecord, "frozen">;
}

/**
 * Returns why guests' answers can't be corrected, or null. They can be until the cut-off, when the supplier gets the
 * list.
 */
export function whyNotCorrectable({ booking, item, reservation }: ItemToCorrect, at: string): NotCorrectable | null {
  if (item.cancelled_at !== null) return "cancelled";
  if (booking.state !== "confirmed" && booking.state !== "requested") return "unconfirmed";
  return fromJson<FrozenReservation>(reservation.frozen).slot.cutoffAt <= at ? "cut_off" : null;
}

/** The buyer's name and phone can be corrected until the last item that is not cancelled begins. */
export function isContactCorrectable(
  booking: Pick<BookingRecord, "state">,
  items: readonly Omit<ItemToCorrect, "booking">[],
  at: string,
): boolean {
  if (booking.state !== "confirmed" && booking.state !== "requested") return false;
  return items.some(
    ({ item, reservation }) =>
      item.cancelled_at === null && fromJson<FrozenReservation>(reservation.frozen).slot.startsAt > at,
  );
}
