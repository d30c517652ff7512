import { instantAt } from "../../clock.ts";
import type { Db, Trx } from "../../db/connection.ts";
import { listExpiredHolds, type ExpiredHold } from "../../db/queries/reservation.ts";
import { releaseSeats } from "../../db/queries/slot.ts";
import { transact } from "../../db/transact.ts";
import { changeState } from "../states.ts";

/** Most holds marked in one transaction. */
const batchSize = 100;

/**
 * Marks expired holds that no payment pins, and releases their seats (RULES 3). Returns how many.
 */
export async function expireHolds(db: Db, now: number): Promise<number> {
  const at = instantAt(now);
  for (let expired = 0; ;) {
    const marked = await transact(db, async (trx) =>
      markExpired(trx, await listExpiredHolds(trx, at, { limit: batchSize }), at),
    );
    expired += marked;
    if (marked < batchSize) return expired;
  }
}

/** `expireHolds` for one slot, before it is reported full. */
export async function expireHoldsOfSlot(trx: Trx, slotId: string, at: string): Promise<boolean> {
  return (await markExpired(trx, await listExpiredHolds(trx, at, { slotId }), at)) > 0;
}

/** Whether a slot has expired holds that are not marked yet. */
export async function hasExpiredHolds(db: Db, slotId: string, at: string): Promise<boolean> {
  return (await listExpiredHolds(db, at, { slotId, limit: 1 })).length > 0;
}

async function markExpired(trx: Trx, rows: readonly ExpiredHold[], at: string): Promise<number> {
  let marked = 0;
  for (const row of rows) {
    if ((await changeState(trx, "reservation", row.id, ["held"], "expired", "time_over", at)) === null) continue;
    await releaseSeats(trx, row.slot_id, row.seats);
    marked++;
  }
  return marked;
}
