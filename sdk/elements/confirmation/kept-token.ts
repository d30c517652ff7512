import type { Booking } from "../../contracts/booking.ts";
import { managementKey as key } from "../../contracts/management-key.ts";
import type { Services } from "../_kit/record.ts";
import { lastBooking } from "../basket/last-booking.ts";

/**
 * The server hands the token that changes a booking to the first reader of its confirmation alone. The window keeps the
 * last one until it is closed, so that the confirmation still leads to the booking after a reload. Who is signed in
 * needs none, and leaves none to who comes next.
 */
export function withKeptToken(booking: Booking, { visitor }: Pick<Services, "visitor">): Booking {
  if (visitor) return booking;
  const { bookingId, managementToken } = booking;
  // Storage throws in a sandboxed frame and where cookies are blocked: the link in the mail remains.
  try {
    if (managementToken !== null) sessionStorage.setItem(key, JSON.stringify({ bookingId, managementToken }));
  } catch {
    return booking;
  }
  const kept = managementToken === null ? lastBooking() : null;
  return kept?.bookingId === bookingId ? { ...booking, managementToken: kept.managementToken } : booking;
}
