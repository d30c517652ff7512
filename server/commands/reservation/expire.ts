import { instantAt } from "../../clock.ts";
import type { Db, Trx } from "../../db/connection.ts";
import { giveBackSeats } from "../../db/queries/seats.ts";
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
      markExpired(trx, await expiredHolds(trx, at).orderBy("slot_id").limit(batchSize).execute(), at),
    );
    expired += marked;
    if (marked < batchSize) return expired;
  }
}

/** `expireHolds` for one slot, before it is reported full. */
export async function expireHoldsOfSlot(trx: Trx, slotId: string, at: string): Promise<boolean> {
  return (await markExpired(trx, await expiredHolds(trx, at).where("slot_id", "=", slotId).execute(), at)) > 0;
}

/** Whether a slot has expired holds that are not marked yet. */
export async function hasExpiredHolds(db: Db, slotId: string, at: string): Promise<boolean> {
  return (await expiredHolds(db, at).where("slot_id", "=", slotId).limit(1).executeTakeFirst()) !== undefined;
}

function expiredHolds(trx: Db | Trx, at: string) {
  return trx
    .selectFrom("reservation")
    .select(["id", "slot_id", "seats"])
    .where("state", "=", "held")
    .where("expires_at", "<=", at)
    .where((row) => row.or([row("pinned_until", "is", null), row("pinned_until", "<=", at)]));
}

async function markExpired(
  trx: Trx,
  rows: readonly { id: string; slot_id: string; seats: number }[],
  at: string,
): Promise<number> {
  let marked = 0;
  for (const row of rows) {
    if ((await changeState(trx, "reservation", row.id, ["held"], "expired", "time_over", at)) === null) continue;
    await giveBackSeats(trx, row.slot_id, row.seats);
    marked++;
  }
  return marked;
}
