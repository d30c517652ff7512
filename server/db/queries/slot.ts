import type { Insertable, Selectable } from "kysely";
import type { Db, Trx } from "../connection.ts";
import { hasChanged } from "../row-count.ts";
import type { SlotTable } from "../schema.ts";
import { revisionKey } from "./revision.ts";
import { lockVehicles } from "./slot-vehicle.ts";

export type SlotRow = Selectable<SlotTable>;

/** A range of slots: `from` and `before` are calendar dates in Zurich, `startsAfter` an instant. */
export interface SlotRange {
  readonly from: string;
  readonly before?: string | undefined;
  readonly startsAfter?: string | null;
  readonly limit?: number | undefined;
}

/**
 * Slots of offers that can still be booked, sold out or not, in the order of their times: before their cut-off at the
 * instant `now`.
 */
export async function listOpenSlots(
  db: Db,
  offerIds: readonly number[],
  now: string,
  { from, before, startsAfter, limit }: SlotRange,
): Promise<SlotRow[]> {
  let slots = db
    .selectFrom("slot")
    .selectAll()
    .where("offer_id", "in", [...offerIds])
    .where("cutoff_at", ">", now)
    .where("local_date", ">=", from);
  if (before !== undefined) slots = slots.where("local_date", "<", before);
  if (startsAfter != null) slots = slots.where("starts_at", ">", startsAfter);
  if (limit !== undefined) slots = slots.limit(limit);
  return slots.orderBy("local_date").orderBy("local_time").orderBy("id").execute();
}

/** The dates on which an activity has a seat to book at the instant `now`, in order. */
export async function listAvailableDates(db: Db, activityId: number, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom("slot")
    .innerJoin("offer", "offer.id", "slot.offer_id")
    .select("slot.local_date")
    .distinct()
    .where("offer.activity_id", "=", activityId)
    .where("offer.withdrawn_at", "is", null)
    .where("slot.cutoff_at", ">", now)
    .where((row) => row.or([row("slot.capacity", "is", null), row("slot.taken", "<", row.ref("slot.capacity"))]))
    .orderBy("slot.local_date")
    .execute();
  return rows.map(({ local_date }) => local_date);
}

/** Whether a slot had enough free seats when it was read. Only `claimSeats` decides. */
export function hasSeats({ capacity, taken }: Pick<SlotTable, "capacity" | "taken">, seats: number): boolean {
  return capacity === null || taken + seats <= capacity;
}

/**
 * The only statement that takes seats of a slot: returns the slot's id if they were free and the slot is still open.
 * A slot with vehicles has as many seats as each of them has left; `lockVehicles` comes before it then.
 */
export function claimSeatsStatement(trx: Db | Trx, slotId: string, seats: number, now: string) {
  return trx
    .updateTable("slot")
    .set((row) => ({ taken: row("taken", "+", seats) }))
    .where("id", "=", slotId)
    .where("cutoff_at", ">", now)
    .where((row) => row.or([row("capacity", "is", null), row(row("taken", "+", seats), "<=", row.ref("capacity"))]))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("slot_vehicle as own")
            .innerJoin("slot_vehicle as shared", "shared.vehicle_id", "own.vehicle_id")
            .innerJoin("slot as sold", "sold.id", "shared.slot_id")
            .select("own.vehicle_id")
            .where("own.slot_id", "=", slotId)
            .groupBy("own.vehicle_id")
            .having((all) => all(all(all.fn.sum<number>("sold.taken"), "+", seats), ">", all.ref("slot.capacity"))),
        ),
      ),
    )
    .returning("id");
}

/** Takes seats; returns whether they were free. */
export async function claimSeats(trx: Trx, slotId: string, seats: number, now: string): Promise<boolean> {
  await lockVehicles(trx, [slotId]);
  return hasChanged(claimSeatsStatement(trx, slotId, seats, now));
}

/** Gives seats back. */
export async function releaseSeats(trx: Trx, slotId: string, seats: number): Promise<void> {
  await trx
    .updateTable("slot")
    .set((row) => ({ taken: row("taken", "-", seats) }))
    .where("id", "=", slotId)
    .execute();
}

/** Slots of one statement. */
const slotBatch = 400;

/** Inserts slots that don't exist yet, for sale or as a draft. Returns how many are new. */
export async function insertSlots(
  trx: Trx,
  table: "slot" | "slot_draft",
  slots: readonly Insertable<SlotTable>[],
): Promise<number> {
  let made = 0;
  for (let start = 0; start < slots.length; start += slotBatch) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto(table as "slot")
      .values(slots.slice(start, start + slotBatch))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    made += Number(numInsertedOrUpdatedRows ?? 0);
  }
  return made;
}

/** Changes columns of a slot other than the seats that are taken. */
export async function updateSlot(
  trx: Trx,
  slotId: string,
  change: Partial<Omit<SlotRow, "id" | "taken">>,
): Promise<void> {
  await trx.updateTable("slot").set(change).where("id", "=", slotId).execute();
}

/** A slot by its id, with the catalogue's revision (`revision.ts`) of the same moment. */
export async function findSlotAndRevision(db: Db, slotId: string) {
  return db
    .selectFrom("slot")
    .selectAll()
    .select((row) => row.selectFrom("meta").select("value").where("key", "=", revisionKey).as("catalogue"))
    .where("id", "=", slotId)
    .executeTakeFirst();
}

/** Whether any slot exists: the tables are there and a catalogue is loaded. */
export async function hasSlots(db: Db): Promise<boolean> {
  return (await db.selectFrom("slot").select("id").limit(1).executeTakeFirst()) !== undefined;
}
