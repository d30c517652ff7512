import type { BookingItemRecord, ReservationRecord } from "./records.ts";

/** An item of a booking with the reservation it stands for. */
export interface BookedItem {
  readonly item: BookingItemRecord;
  readonly reservation: ReservationRecord;
}
