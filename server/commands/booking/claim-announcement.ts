import { instantAt } from "../../clock.ts";
import { markAnnounced } from "../../db/queries/booking.ts";
import type { Services } from "../../services.ts";

/**
 * Returns true once: for the first caller after the confirmation (RULES 13). Calls before it don't count.
 */
export async function claimAnnouncement(
  { db, clock }: Pick<Services, "db" | "clock">,
  bookingId: string,
): Promise<boolean> {
  return markAnnounced(db, bookingId, instantAt(clock.now()));
}
