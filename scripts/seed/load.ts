import type { Insertable } from "kysely";
import * as v from "valibot";
import { importCatalogue } from "../../server/catalogue/import.ts";
import { upsertRevision } from "../../server/db/queries/revision.ts";
import { Catalogue, type CatalogueInput } from "../../server/domain/catalogue-schema.ts";
import type { Db, Trx } from "../../server/db/connection.ts";
import type { Tables } from "../../server/db/schema.ts";
import { transact } from "../../server/db/transact.ts";
import { dateInZurich } from "../../server/domain/wall-time.ts";
import { makeActivity } from "./make.ts";
import { addRows, noRows, tables, type Rows } from "./rows.ts";

/** Activities of one transaction, and rows of one statement. */
const activitiesAtOnce = 1_000;
const rowsAtOnce = 400;

export interface Seeded {
  readonly activities: number;
  readonly slots: number;
}

/**
 * Adds made activities, numbers 0 to before `activities`, to what is there; those that are there already stay. Places,
 * types, suppliers and attributes are those of `demo`, loaded first where there are none.
 */
export async function seedActivities(
  db: Db,
  demo: CatalogueInput,
  activities: number,
  now: number,
  progress: (seeded: Seeded) => void = () => {},
): Promise<Seeded> {
  const base = v.parse(Catalogue, demo);
  const known = await db.selectFrom("location").select("id").limit(1).executeTakeFirst();
  if (!known) await importCatalogue(db, { ...demo, activities: [], reviews: [] }, now);
  const today = dateInZurich(now);
  let slots = 0;
  for (let start = 0; start < activities; start += activitiesAtOnce) {
    const end = Math.min(start + activitiesAtOnce, activities);
    const rows = noRows();
    for (let number = start; number < end; number++)
      addRows(rows, makeActivity(number, base, today), base.activities.length + number, today);
    await transact(db, (trx) => insert(trx, rows));
    slots += rows.slot.length;
    progress({ activities: end, slots });
  }
  await upsertRevision(db);
  return { activities, slots };
}

async function insert(trx: Trx, rows: Rows): Promise<void> {
  for (const table of tables) {
    for (let start = 0; start < rows[table].length; start += rowsAtOnce) {
      await trx
        .insertInto(table as "meta")
        .values(rows[table].slice(start, start + rowsAtOnce) as unknown as Insertable<Tables["meta"]>[])
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}
