import type { Db } from "../connection.ts";

/** Slots that can still be booked: before their cut-off, sold out or not. `now` is an instant of the database. */
export function openSlots(db: Db, offerIds: readonly number[], now: string) {
  return db
    .selectFrom("slot")
    .selectAll()
    .where("offer_id", "in", [...offerIds])
    .where("cutoff_at", ">", now)
    .orderBy("local_date")
    .orderBy("local_time")
    .orderBy("id");
}

/** The dates on which each activity has a seat, in order. */
export async function availableDates(
  db: Db,
  activityIds: readonly number[],
  now: string,
): Promise<Map<number, string[]>> {
  const dates = new Map<number, string[]>(activityIds.map((id) => [id, []]));
  if (activityIds.length === 0) return dates;
  const rows = await db
    .selectFrom("slot")
    .innerJoin("offer", "offer.id", "slot.offer_id")
    .select(["offer.activity_id", "slot.local_date"])
    .distinct()
    .where("offer.activity_id", "in", [...activityIds])
    .where("offer.withdrawn_at", "is", null)
    .where("slot.cutoff_at", ">", now)
    .where((row) => row.or([row("slot.capacity", "is", null), row("slot.taken", "<", row.ref("slot.capacity"))]))
    .orderBy("slot.local_date")
    .execute();
  for (const row of rows) dates.get(row.activity_id)?.push(row.local_date);
  return dates;
}
