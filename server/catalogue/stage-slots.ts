import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { day, instantAt } from "../clock.ts";
import type { Db, Trx } from "../db/connection.ts";
import { fromJson } from "../db/json.ts";
import { transact } from "../db/transact.ts";
import { dateInZurich, datePlus } from "../wall-time.ts";
import type { Catalogue, CatalogueActivity } from "../domain/catalogue-schema.ts";
import { insertSlots, slotMonths, slotsOf, type Slot } from "./slots.ts";

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
 * Makes the slots of every offer whose schedule isn't the one that is loaded, in short transactions, so that others can
 * sell meanwhile. Nobody sees them before `takeOverSlots`.
 */
export async function stageSlots(
  db: Db,
  { activities }: Catalogue,
  now: number,
  progress: (done: number, all: number, slots: number) => void,
): Promise<Staged> {
  const run = `${instantAt(now)} ${randomUUID()}`;
  await db
    .deleteFrom("slot_draft")
    .where("import_run", "<", instantAt(now - draftLife))
    .execute();
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

/** The schedules of what is on sale, as their text is kept. */
async function loadedSchedules(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom("offer").select(["id", "schedules"]).where("withdrawn_at", "is", null).execute();
  return new Map(rows.map((row) => [row.id, row.schedules]));
}

function isLoaded(schedules: string | undefined, offer: CatalogueActivity["offers"][number]): boolean {
  return schedules !== undefined && JSON.stringify(fromJson(schedules)) === JSON.stringify(offer.schedules);
}

const columns = [
  "id",
  "offer_id",
  "local_date",
  "local_time",
  "starts_at",
  "is_all_day",
  "capacity",
  "taken",
  "cutoff_at",
  "cancellable_until",
] as const;

/**
 * Puts the staged slots on sale. Slots that nobody has asked for have left before; the others stand as they were sold.
 */
export async function takeOverSlots(trx: Trx, { run }: Staged): Promise<number> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("slot")
    .columns([...columns])
    .expression((row) =>
      row
        .selectFrom("slot_draft")
        .select([...columns])
        .where("import_run", "=", run),
    )
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

/** Clears the draft of a run away. */
export async function dropDraft(db: Db | Trx, { run }: Pick<Staged, "run">): Promise<void> {
  await db.deleteFrom("slot_draft").where("import_run", "=", run).execute();
}
