import { prefixOf } from "../../contracts/locale.ts";
import { managementKey } from "../../contracts/management-key.ts";
import type { Services } from "../../elements/_kit/record.ts";
import { confirmationAddress } from "./confirmation-address.ts";

/** A guest's booking as its confirmation has left it to this window, until that is closed. */
export interface LastBooking {
  readonly bookingId: string;
  readonly managementToken: string;
}

/** The booking that a guest has last confirmed in this window; null without one. */
export function lastBooking(): LastBooking | null {
  // Storage throws in a sandboxed frame and where cookies are blocked.
  try {
    const { bookingId, managementToken } = JSON.parse(
      sessionStorage.getItem(managementKey) ?? "{}",
    ) as Partial<LastBooking>;
    return typeof bookingId === "string" && typeof managementToken === "string" ? { bookingId, managementToken } : null;
  } catch {
    return null;
  }
}

/**
 * The link to the booking, for a page with nothing to pay: a guest's last booking in this window, the account's
 * bookings for a signed-in visitor; null where nothing is known.
 */
export function bookedAddress(services: Services): string | null {
  if (services.visitor) return `${services.shopOrigin}${prefixOf(services.locale)}/account/bookings`;
  const last = lastBooking();
  return last && confirmationAddress(last.bookingId, services);
}
