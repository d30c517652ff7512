import type { Insertable } from "kysely";
import type { Trx } from "../connection.ts";
import type { Tables } from "../schema.ts";

/** Rows or ids of one statement: well below the number of parameters that both databases take. */
const batch = 500;

/** Inserts rows of a catalogue's table, or updates those with the same key. */
export async function upsertRows<Table extends keyof Tables>(
  trx: Trx,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
  key: readonly string[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => !key.includes(column));
  for (const part of inBatches(rows))
    await trx
      .insertInto(table as "meta")
      .values(part as unknown as Insertable<Tables["meta"]>[])
      .onConflict((conflict) =>
        conflict
          .columns(key as "key"[])
          .doUpdateSet((row) =>
            Object.fromEntries(columns.map((column) => [column, row.ref(`excluded.${column}` as "excluded.value")])),
          ),
      )
      .execute();
}

/** Inserts rows of a catalogue's table; what has their key already stays as it is. */
export async function insertNewRows<Table extends keyof Tables>(
  trx: Trx,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (const part of inBatches(rows))
    await trx
      .insertInto(table as "meta")
      .values(part as unknown as Insertable<Tables["meta"]>[])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** The ids of all activities or offers on sale. */
export async function listIdsOnSale(trx: Trx, table: "activity" | "offer"): Promise<number[]> {
  const rows = await trx
    .selectFrom(table as "offer")
    .select("id")
    .where("withdrawn_at", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes activities or offers off sale since an instant of the database. */
export async function markWithdrawn(
  trx: Trx,
  table: "activity" | "offer",
  ids: readonly number[],
  at: string,
): Promise<void> {
  for (const part of inBatches(ids))
    await trx
      .updateTable(table as "offer")
      .set({ withdrawn_at: at })
      .where("id", "in", part)
      .execute();
}

/** The booking system's id of each activity. */
export async function listMappedIds(trx: Trx): Promise<{ id: number; mapped_id: number }[]> {
  return trx.selectFrom("activity").select(["id", "mapped_id"]).execute();
}

/** Takes the booking system's ids from activities: each has its own id, negative, until it is written again. */
export async function updateMappedIdsFree(trx: Trx, ids: readonly number[]): Promise<void> {
  for (const part of inBatches(ids))
    await trx
      .updateTable("activity")
      .set((row) => ({ mapped_id: row.neg(row.ref("id")) }))
      .where("id", "in", part)
      .execute();
}

/** Deletes ticket categories and personalization fields of offers. */
export async function deleteOfferParts(trx: Trx, offerIds: readonly number[]): Promise<void> {
  for (const part of inBatches(offerIds)) {
    await trx.deleteFrom("ticket_category").where("offer_id", "in", part).execute();
    await trx.deleteFrom("personalization_field").where("offer_id", "in", part).execute();
  }
}

/**
 * Deletes slots of offers that no reservation names. One that a hold takes at this moment has its seats counted, and
 * stays.
 */
export async function deleteUnusedSlots(trx: Trx, offerIds: readonly number[]): Promise<void> {
  for (const part of inBatches(offerIds))
    await trx
      .deleteFrom("slot")
      .where("offer_id", "in", part)
      .where("taken", "=", 0)
      .where((row) =>
        row.not(
          row.exists(
            row.selectFrom("reservation").select("reservation.id").whereRef("reservation.slot_id", "=", "slot.id"),
          ),
        ),
      )
      .execute();
}

/** Splits a list into parts that one statement can take. */
export function inBatches<Each>(list: readonly Each[]): Each[][] {
  return Array.from({ length: Math.ceil(list.length / batch) }, (_, index) =>
    list.slice(index * batch, (index + 1) * batch),
  );
}
