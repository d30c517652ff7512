import type { BookingStatus } from "../../../sdk/contracts/booking.ts";

/** The states of a booking, as the contract names them. */
export const bookingStatuses = [
  "unpaid",
  "paying",
  "requested",
  "confirmed",
  "failed",
  "expired",
  "cancelled",
  "refunded",
] as const satisfies readonly BookingStatus[];
