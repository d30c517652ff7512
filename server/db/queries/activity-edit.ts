import type { Db, Trx } from "../connection.ts";
import type { ActivityEditTable } from "../schema.ts";

/** All fields that the team has written over the catalogue's, by activity and field. */
export async function listEdits(db: Db | Trx): Promise<ActivityEditTable[]> {
  return db.selectFrom("activity_edit").selectAll().orderBy("activity_id").orderBy("field").execute();
}

/** Returns what the catalogue says in an edited field, as JSON; undefined if the field is not edited. */
export async function findEditBase(trx: Trx, activityId: number, field: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom("activity_edit")
    .select("base")
    .where("activity_id", "=", activityId)
    .where("field", "=", field)
    .executeTakeFirst();
  return row?.base;
}

/** Writes the team's value of a field; `base`, the catalogue's, counts with a field's first edit alone. */
export async function upsertEdit(trx: Trx, edit: ActivityEditTable): Promise<void> {
  await trx
    .insertInto("activity_edit")
    .values(edit)
    .onConflict((conflict) => conflict.columns(["activity_id", "field"]).doUpdateSet({ value: edit.value }))
    .execute();
}

/** Sets what the catalogue says in an edited field, as JSON. */
export async function updateEditBase(trx: Trx, activityId: number, field: string, base: string): Promise<void> {
  await trx
    .updateTable("activity_edit")
    .set({ base })
    .where("activity_id", "=", activityId)
    .where("field", "=", field)
    .execute();
}

/** Deletes the team's value of a field. */
export async function deleteEdit(trx: Trx, activityId: number, field: string): Promise<void> {
  await trx.deleteFrom("activity_edit").where("activity_id", "=", activityId).where("field", "=", field).execute();
}
