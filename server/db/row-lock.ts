import type { Trx } from "./connection.ts";

/** Tables whose rows are locked before a transaction reads what it decides on. */
export type LockableTable =
  | "bank_entry"
  | "booking"
  | "cart"
  | "distributor"
  | "document_series"
  | "payment_attempt"
  | "refund"
  | "slot";

/**
 * Locks a row by id against other writers until the transaction ends; what is read after it includes what they wrote.
 * Writes the id over itself, which both databases understand: on PostgreSQL it takes the row's lock, and on SQLite the
 * transaction has the write lock anyway. Does nothing for an unknown id. A command that changes a booking, its items or
 * its payment locks the booking's row first, so that all take their locks in the same order.
 */
export async function lockRow(trx: Trx, table: LockableTable, id: string): Promise<void> {
  await trx
    .updateTable(table as "booking")
    .set({ id })
    .where("id", "=", id)
    .execute();
}
