import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { day, instantAt } from "../clock.ts";
import type { Db } from "../db/connection.ts";
import { fromJson } from "../json.ts";
import { transact } from "../db/transact.ts";
import { listSchedules } from "../db/queries/offer.ts";
import { deleteDraftsBefore } from "../db/queries/slot-draft.ts";
import { insertSlots } from "../db/queries/slot.ts";
import { dateInZurich, datePlus } from "../domain/wall-time.ts";
import type { Catalogue, CatalogueActivity } from "../domain/catalogue-schema.ts";
import { slotMonths, slotsOf, type Slot } from "./slots.ts";

/** Slots that one short transaction makes ready. */
const slotBatchSize = 8_000;
/** A run that was broken off leaves its slots behind; a later one clears them away (ms). */
const draftLife = day;

/** The slots of an import, ready beside those for sale. */
export interface Staged {
  readonly run: string;
  /** Offers that are new, come back or have another schedule: their slots are in the draft. */
  readonly offerIds: readonly number[];
  readonly slots: number;
}

/**
 * Creates the slots of every offer with a changed schedule, in short transactions, so that sales continue meanwhile.
 * They are hidden until `replaceCatalogue`.
 */
export async function stageSlots(
  db: Db,
  { activities }: Catalogue,
  now: number,
  progress: (done: number, all: number, slots: number) => void,
): Promise<Staged> {
  const run = `${instantAt(now)} ${randomUUID()}`;
  await deleteDraftsBefore(db, instantAt(now - draftLife));
  const loaded = await loadedSchedules(db);
  const today = dateInZurich(now);
  const until = datePlus(today, { months: slotMonths });
  const offerIds: number[] = [];
  let waiting: Slot[] = [];
  let slots = 0;
  const write = async () => {
    const rows = waiting.map((slot) => ({ ...slot, taken: 0, import_run: run }));
    waiting = [];
    await transact(db, (trx) => insertSlots(trx, "slot_draft", rows));
    // The embedded database answers without a turn of the loop.
    await nextTurn();
  };
  for (const [index, activity] of activities.entries()) {
    for (const offer of activity.offers) {
      if (isLoaded(loaded.get(offer.id), offer)) continue;
      offerIds.push(offer.id);
      const own = slotsOf(offer.id, offer.schedules, today, until);
      slots += own.length;
      for (const slot of own) waiting.push(slot);
      if (waiting.length >= slotBatchSize) await write();
    }
    progress(index + 1, activities.length, slots);
  }
  if (waiting.length > 0) await write();
  return { run, offerIds, slots };
}

/** The schedules of what is on sale, as stored text. */
async function loadedSchedules(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await listSchedules(db);
  return new Map(rows.map((row) => [row.id, row.schedules]));
}

function isLoaded(schedules: string | undefined, offer: CatalogueActivity["offers"][number]): boolean {
  return schedules !== undefined && JSON.stringify(fromJson(schedules)) === JSON.stringify(offer.schedules);
}
