import type { Trx } from "../../db/connection.ts";
import { releaseSeats, claimSeats } from "../../db/queries/slot.ts";
import { lockVehicles } from "../../db/queries/slot-vehicle.ts";
import { lockRow } from "../../db/row-lock.ts";
import type { AppError } from "../../errors.ts";
import { expireHoldsOfSlot } from "../reservation/expire.ts";
import type { ItemMove } from "./rebook-money.ts";

/**
 * Takes the seats of the new slots and releases those of the old (RULES 12). The old ones count as free, those of a
 * slot and those of a vehicle. Vehicles and slots are locked before, each in the order of their ids, to avoid
 * deadlocks. Throws what `onFull` makes of the move whose slot has too few; the caller's transaction rolls back then.
 */
export async function changeSeats<M extends ItemMove>(
  trx: Trx,
  moves: readonly M[],
  at: string,
  onFull: (move: M) => AppError,
): Promise<void> {
  const slotIds = new Set(
    moves.flatMap(({ booked: { reservation }, priced }) => [reservation.slot_id, priced.sale.slot.id]),
  );
  await lockVehicles(trx, [...slotIds]);
  for (const slotId of [...slotIds].toSorted()) await lockRow(trx, "slot", slotId);
  for (const { booked } of moves) await releaseSeats(trx, booked.reservation.slot_id, booked.reservation.seats);
  for (const move of moves)
    if (!(await takeSeats(trx, move.priced.sale.slot.id, move.priced.seats, at))) throw onFull(move);
}

/** A hold that has just expired may not be marked yet; its seats count as free. */
async function takeSeats(trx: Trx, slotId: string, seats: number, at: string): Promise<boolean> {
  return (
    (await claimSeats(trx, slotId, seats, at)) ||
    ((await expireHoldsOfSlot(trx, slotId, at)) && (await claimSeats(trx, slotId, seats, at)))
  );
}
