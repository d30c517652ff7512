import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import { dateOf, timeOf } from "../../../sdk/contracts/time.ts";
import { transportOfferId } from "../../../sdk/contracts/transport.ts";
import { instantAt, msOf } from "../../clock.ts";
import type { Db } from "../../db/connection.ts";
import { findSlotAndRevision, insertSlots, updateSlot } from "../../db/queries/slot.ts";
import type { SlotTable } from "../../db/schema.ts";
import { getMostTaken, listVehicleIds, replaceVehicles } from "../../db/queries/slot-vehicle.ts";
import { transact } from "../../db/transact.ts";
import type { PricedRequest } from "../reservation/priced-request.ts";
import { addTransportActivity } from "./transport-activity.ts";
import type { TripForSale } from "./trip-for-sale.ts";
import { vehicleIdsOf } from "./vehicle-ids.ts";

type SlotRow = Selectable<SlotTable>;

/** Half of SHA-256 in hexadecimal: enough that no two trips meet. */
const idLength = 32;

/**
 * A trip with a product is a slot under the transport's offer: its tickets are seats of a contingent, or without end.
 */
export function slotOf({ trip, offer: { product } }: TripForSale): SlotRow {
  const startsAt = instantAt(msOf(trip.startTime));
  return {
    id: slotId(trip.id, product.id),
    offer_id: transportOfferId,
    local_date: dateOf(trip.startTime),
    local_time: timeOf(trip.startTime),
    starts_at: startsAt,
    is_all_day: 0,
    capacity: product.contingent,
    taken: 0,
    cutoff_at: startsAt,
    cancellable_until: product.isCancellable ? startsAt : null,
  };
}

function slotId(tripId: string, productId: string): string {
  const hash = createHash("sha256").update(JSON.stringify([tripId, productId]));
  return `trip-${hash.digest("hex").slice(0, idLength)}`;
}

/**
 * The slot with the tickets that are taken, of its own or in the fullest of its vehicles; times and contingent are
 * those of now, whatever they were before.
 */
export async function readSlot(db: Db, sale: TripForSale): Promise<SlotRow> {
  const slot = slotOf(sale);
  const known = await findSlotAndRevision(db, slot.id);
  return { ...slot, taken: Math.max(known?.taken ?? 0, await getMostTaken(db, vehicleIdsOf(sale))) };
}

/**
 * Makes the slot of a priced trip, so that its tickets can be claimed, or brings it up to date: a timetable that was
 * imported since may have other times, a tariff another contingent.
 */
export async function addTripSlot(
  db: Db,
  { slot, vehicleIds = [] }: PricedRequest["sale"],
  now: number,
): Promise<void> {
  const known = await findSlotAndRevision(db, slot.id);
  const isSame = known && changing.every((column) => known[column] === slot[column]);
  if (isSame && String(await listVehicleIds(db, [slot.id])) === String(vehicleIds)) return;
  await transact(db, async (trx) => {
    await addTransportActivity(trx, instantAt(now));
    await insertSlots(trx, "slot", [{ ...slot, taken: 0 }]);
    if (known) await updateSlot(trx, slot.id, Object.fromEntries(changing.map((column) => [column, slot[column]])));
    await replaceVehicles(trx, slot.id, vehicleIds);
  });
}

const changing = ["local_date", "local_time", "starts_at", "cutoff_at", "cancellable_until", "capacity"] as const;
