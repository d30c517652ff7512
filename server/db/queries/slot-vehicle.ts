import { transportOfferId } from "../../../sdk/contracts/transport.ts";
import type { Db, Trx } from "../connection.ts";

/** Sets the vehicles whose seats a slot takes. Rows that stay are not written: a claim may have locked them. */
export async function replaceVehicles(trx: Trx, slotId: string, vehicleIds: readonly string[]): Promise<void> {
  const before = trx.deleteFrom("slot_vehicle").where("slot_id", "=", slotId);
  if (vehicleIds.length === 0) return void (await before.execute());
  await before.where("vehicle_id", "not in", [...vehicleIds]).execute();
  await trx
    .insertInto("vehicle")
    .values(vehicleIds.map((id) => ({ id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto("slot_vehicle")
    .values(vehicleIds.map((vehicleId) => ({ slot_id: slotId, vehicle_id: vehicleId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The vehicles whose seats slots take, each once, in the order of their ids. */
export async function listVehicleIds(db: Db | Trx, slotIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("slot_vehicle")
    .select("vehicle_id")
    .distinct()
    .where("slot_id", "in", [...slotIds])
    .orderBy("vehicle_id")
    .execute();
  return rows.map(({ vehicle_id }) => vehicle_id);
}

/** The seats that all slots of a vehicle have taken, of the vehicle that has fewest left; 0 without vehicles. */
export async function getMostTaken(db: Db, vehicleIds: readonly string[]): Promise<number> {
  if (vehicleIds.length === 0) return 0;
  const rows = await db
    .selectFrom("slot_vehicle")
    .innerJoin("slot", "slot.id", "slot_vehicle.slot_id")
    .select((row) => row.fn.sum<number>("slot.taken").as("taken"))
    .where("vehicle_id", "in", [...vehicleIds])
    .groupBy("vehicle_id")
    .execute();
  return Math.max(0, ...rows.map(({ taken }) => Number(taken)));
}

/** A part of a statement: the ids of the slots that share a vehicle with one. */
export function listSlotsOfSameVehicles(db: Db | Trx, slotId: string) {
  return db
    .selectFrom("slot_vehicle as own")
    .innerJoin("slot_vehicle as shared", "shared.vehicle_id", "own.vehicle_id")
    .select("shared.slot_id")
    .where("own.slot_id", "=", slotId);
}

/**
 * Keeps others from taking seats of the slots' vehicles until the transaction ends. To be called before `claimSeats`:
 * on PostgreSQL two slots of one vehicle are rows of their own, and each claim would count without the other. In the
 * order of their ids and before any slot is written, to avoid deadlocks.
 */
export async function lockVehicles(trx: Trx, slotIds: readonly string[]): Promise<void> {
  for (const id of await listVehicleIds(trx, slotIds))
    await trx.updateTable("vehicle").set({ id }).where("id", "=", id).execute();
}

/** Deletes slots of trips that left before an instant and that no reservation names, and vehicles without slots. */
export async function deletePastTripSlots(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom("slot")
    .where("offer_id", "=", transportOfferId)
    .where("starts_at", "<", before)
    .where((row) =>
      row.not(
        row.exists(
          row.selectFrom("reservation").select("reservation.id").whereRef("reservation.slot_id", "=", "slot.id"),
        ),
      ),
    )
    .execute();
  await db
    .deleteFrom("vehicle")
    .where((row) =>
      row.not(
        row.exists(
          row.selectFrom("slot_vehicle").select("slot_id").whereRef("slot_vehicle.vehicle_id", "=", "vehicle.id"),
        ),
      ),
    )
    .execute();
}
