import { signManagementToken } from "../security/manage-link.ts";
import { findBookingWithItems } from "../db/queries/booking.ts";
import type { Services } from "../services.ts";

/** The token of the link in a booking's mail. */
export async function tokenOf(services: Services, bookingId: string): Promise<string> {
  const found = await findBookingWithItems(services.db, bookingId);
  if (!found) throw new Error(`there is no booking ${bookingId}`);
  return signManagementToken(services, found);
}
