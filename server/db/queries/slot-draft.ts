import type { Db, Trx } from "../connection.ts";

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

/** Copies the draft slots of an import to those for sale; a known slot stays as it is. Returns how many are new. */
export async function insertSlotsOfDraft(trx: Trx, run: string): Promise<number> {
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

/** Deletes the draft of an import. */
export async function deleteDraft(db: Db | Trx, run: string): Promise<void> {
  await db.deleteFrom("slot_draft").where("import_run", "=", run).execute();
}

/** Deletes drafts of imports that began before an instant of the database: a run's name begins with its instant. */
export async function deleteDraftsBefore(db: Db | Trx, at: string): Promise<void> {
  await db.deleteFrom("slot_draft").where("import_run", "<", at).execute();
}
