import type { Trx } from "../../db/connection.ts";
import { releaseSeats, claimSeats } from "../../db/queries/slot.ts";
import type { ReservationTable } from "../../db/schema.ts";
import { expireHoldsOfSlot } from "../reservation/expire.ts";
import { availabilityFull } from "../reservation/availability-errors.ts";
import type { PricedRequest } from "../reservation/priced-request.ts";

/**
 * Takes the seats of the new slot and releases those of the old (RULES 12). Within one slot the old ones count as free.
 * Writes slots in the order of their ids to avoid deadlocks. Throws 422 `availability_full`; the caller's transaction
 * rolls back then.
 */
export async function changeSeats(
  trx: Trx,
  old: Pick<ReservationTable, "slot_id" | "seats">,
  { sale, seats }: PricedRequest,
  at: string,
): Promise<void> {
  const { id, starts_at } = sale.slot;
  if (old.slot_id <= id) await releaseSeats(trx, old.slot_id, old.seats);
  // A hold that has just expired may not be marked yet; its seats count as free.
  const isTaken =
    (await claimSeats(trx, id, seats, at)) ||
    ((await expireHoldsOfSlot(trx, id, at)) && (await claimSeats(trx, id, seats, at)));
  if (!isTaken) throw availabilityFull(starts_at);
  if (old.slot_id > id) await releaseSeats(trx, old.slot_id, old.seats);
}
