import type { BookingRequest } from "../../sdk/contracts/booking-request.ts";
import type { BookingTable } from "../db/schema.ts";

/** How a booking's request stands at an instant of the database; null where it never was one. */
export function requestStateOf(booking: Pick<BookingTable, "state" | "request_expires_at" | "confirmed_at">, at: string): BookingRequest["state"] | null {
  if (booking.request_expires_at === null) return null;
  if (booking.state === "requested") return booking.request_expires_at > at ? "open" : "expired";
  if (booking.confirmed_at !== null) return "accepted";
  return booking.state === "cancelled" ? "cancelled" : "refused";
}
