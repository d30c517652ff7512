import { instantAt } from "../../clock.ts";
import type { Services } from "../../services.ts";

/**
 * Returns true once: for the first caller after the confirmation (RULES 13). Calls before it don't count.
 */
export async function claimAnnouncement(
  { db, clock }: Pick<Services, "db" | "clock">,
  bookingId: string,
): Promise<boolean> {
  const announced = await db
    .updateTable("booking")
    .set({ announced_at: instantAt(clock.now()) })
    .where("id", "=", bookingId)
    .where("state", "=", "confirmed")
    .where("announced_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return announced !== undefined;
}
