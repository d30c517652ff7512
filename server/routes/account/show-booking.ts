import type { ManagedBooking } from "../../../sdk/contracts/account.ts";
import { findOwner, isOwnedBy } from "../../db/queries/account-bookings.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import { notFound } from "../../errors.ts";
import { readManagedBooking } from "../../commands/booking/read-managed-booking.ts";
import type { Services } from "../../services.ts";
import type { SignedInSession } from "../../domain/session.ts";

/**
 * A booking of the signed-in user, or any for an admin, with its possible actions and its history. Throws 404
 * otherwise.
 */
export async function showBooking(
  services: Services,
  caller: SignedInSession,
  bookingId: string,
): Promise<ManagedBooking> {
  const [found, owner] = await Promise.all([
    findBookingWithItems(services.db, bookingId),
    findOwner(services.db, caller.userId),
  ]);
  if (!found || !owner || !(caller.isAdmin || isOwnedBy(owner, found.booking))) throw notFound("booking_not_found");
  return readManagedBooking(services, found);
}
