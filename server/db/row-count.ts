import type { UpdateResult, DeleteResult } from "kysely";

/**
 * A row that an update returns. The result of an update without `returning` is no such row: it is there also where
 * nothing has changed.
 */
type ReturnedRow = object & { readonly numUpdatedRows?: never; readonly numDeletedRows?: never };

/** An update with `returning`, not run yet. */
interface ReturningUpdate {
  executeTakeFirst(): Promise<ReturnedRow | undefined>;
}

/**
 * Runs a compare-and-set: an update whose conditions name the expected values, with `returning`. False: another call
 * was first, and nothing has changed.
 */
export async function hasChanged(update: ReturningUpdate): Promise<boolean> {
  return (await update.executeTakeFirst()) !== undefined;
}

/** An update or deletion without `returning`, not run yet. */
interface Change {
  executeTakeFirst(): Promise<UpdateResult | DeleteResult>;
}

/**
 * Runs an update or deletion of one row that the transaction has read. Throws if it changed none or several: the row is
 * gone, or the condition is no key; the transaction rolls back then.
 */
export async function changeOne(change: Change): Promise<void> {
  const result = await change.executeTakeFirst();
  const count = "numUpdatedRows" in result ? result.numUpdatedRows : result.numDeletedRows;
  if (count !== 1n) throw new Error(`one row was to be changed, not ${count}`);
}
