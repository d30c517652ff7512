import type { Db, Trx } from "../connection.ts";
import type { SlotTable } from "../schema.ts";

/** Whether a slot had enough free seats when it was read. Only `takeSeats` decides. */
export function hasSeats({ capacity, taken }: Pick<SlotTable, "capacity" | "taken">, seats: number): boolean {
  return capacity === null || taken + seats <= capacity;
}

/**
 * The only statement that takes seats of a slot: returns the slot's id if they were free and the slot is still open.
 */
export function takeSeatsStatement(trx: Db | Trx, slotId: string, seats: number, now: string) {
  return trx
    .updateTable("slot")
    .set((row) => ({ taken: row("taken", "+", seats) }))
    .where("id", "=", slotId)
    .where("cutoff_at", ">", now)
    .where((row) => row.or([row("capacity", "is", null), row(row("taken", "+", seats), "<=", row.ref("capacity"))]))
    .returning("id");
}

/** Takes seats; returns whether they were free. */
export async function takeSeats(trx: Trx, slotId: string, seats: number, now: string): Promise<boolean> {
  return (await takeSeatsStatement(trx, slotId, seats, now).executeTakeFirst()) !== undefined;
}

/** Gives seats back. */
export async function giveBackSeats(trx: Trx, slotId: string, seats: number): Promise<void> {
  await trx
    .updateTable("slot")
    .set((row) => ({ taken: row("taken", "-", seats) }))
    .where("id", "=", slotId)
    .execute();
}
