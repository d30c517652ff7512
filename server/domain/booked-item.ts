import type { BookingItemTable, ReservationTable } from "../db/schema.ts";

/** An item of a booking with the reservation it stands for. */
export interface BookedItem {
  readonly item: BookingItemTable;
  readonly reservation: ReservationTable;
}
