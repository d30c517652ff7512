import type { Booking } from "../../contracts/booking.ts";
import { managementKey as key } from "../../contracts/management-key.ts";
import type { Services } from "../_kit/record.ts";
import { lastBooking } from "../../parts/cart/last-booking.ts";

/**
 * Adds the stored token that manages a booking. The server returns it only to the first reader of its confirmation, so
 * the last one is stored until the window is closed, for a reload. For a signed-in visitor it is neither needed nor
 * stored.
 */
export function withStoredToken(booking: Booking, { visitor }: Pick<Services, "visitor">): Booking {
  if (visitor) return booking;
  const { bookingId, managementToken } = booking;
  // Storage throws in a sandboxed frame and where cookies are blocked: the link in the mail remains.
  try {
    if (managementToken !== null) sessionStorage.setItem(key, JSON.stringify({ bookingId, managementToken }));
  } catch {
    return booking;
  }
  const stored = managementToken === null ? lastBooking() : null;
  return stored?.bookingId === bookingId ? { ...booking, managementToken: stored.managementToken } : booking;
}
