import { day, instantAt } from "../clock.ts";
import { deletePastTripSlots } from "../db/queries/slot-vehicle.ts";
import type { Services } from "../services.ts";

/** So long after a trip has left, its slot is deleted if nothing refers to it. */
const slotLife = 7 * day;

/** Deletes the slots of trips that have left some days ago and that nobody has held or booked. */
export async function deletePastTripsJob({ db, clock }: Services): Promise<void> {
  await deletePastTripSlots(db, instantAt(clock.now() - slotLife));
}
