import * as v from "valibot";
import { importCatalogue } from "../../server/catalogue/import.ts";
import { listLocations } from "../../server/db/queries/catalogue-lists.ts";
import { insertNewRows } from "../../server/db/queries/catalogue-rows.ts";
import { upsertRevision } from "../../server/db/queries/revision.ts";
import { Catalogue, type CatalogueInput } from "../../server/domain/catalogue-schema.ts";
import type { Db } from "../../server/db/connection.ts";
import { transact } from "../../server/db/transact.ts";
import { dateInZurich } from "../../server/domain/wall-time.ts";
import { makeActivity } from "./make.ts";
import { addRows, noRows, tables } from "./rows.ts";

/** Activities of one transaction. */
const activitiesAtOnce = 1_000;

export interface Seeded {
  readonly activities: number;
  readonly slots: number;
}

/**
 * Adds made activities, numbers 0 to before `activities`, to what is there; those that are there already stay. Places,
 * types, suppliers and attributes are those of `from`, loaded first where there are none.
 */
export async function seedActivities(
  db: Db,
  from: CatalogueInput,
  activities: number,
  now: number,
  progress: (seeded: Seeded) => void = () => {},
): Promise<Seeded> {
  const base = v.parse(Catalogue, from);
  if ((await listLocations(db)).length === 0)
    await importCatalogue(db, { ...from, activities: [], reviews: [] }, now, "made");
  const today = dateInZurich(now);
  let slots = 0;
  for (let start = 0; start < activities; start += activitiesAtOnce) {
    const end = Math.min(start + activitiesAtOnce, activities);
    const rows = noRows();
    for (let number = start; number < end; number++)
      addRows(rows, makeActivity(number, base, today), base.activities.length + number, today);
    await transact(db, async (trx) => {
      for (const table of tables) await insertNewRows(trx, table, rows[table]);
    });
    slots += rows.slot.length;
    progress({ activities: end, slots });
  }
  await upsertRevision(db);
  return { activities, slots };
}
