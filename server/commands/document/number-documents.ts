import type { Trx } from "../../db/connection.ts";
import {
  insertSeries,
  findUnnumbered,
  getSeries,
  updateNumber,
  updateSeries,
  type Issued,
} from "../../db/queries/document.ts";
import { lockRow } from "../../db/row-lock.ts";
import { transact } from "../../db/transact.ts";
import { documentNumber } from "../../domain/document.ts";
import type { Services } from "../../services.ts";
import { creditorOf } from "../../settings/creditor.ts";
import { operatorOf } from "../../settings/operator.ts";

/** Gives every document and invoice that has none its number, the oldest first. Other processes may do the same. */
export async function numberDocuments({ db, env }: Pick<Services, "db" | "env">): Promise<number> {
  const { name, street, place, email, uid, vatNumber } = operatorOf(env);
  const issued = {
    issuer: JSON.stringify({ name, street, place, email, uid, vatNumber }),
    creditor: JSON.stringify(creditorOf(env)),
  };
  let count = 0;
  while (await transact(db, (trx) => numberNext(trx, issued))) count++;
  return count;
}

/**
 * Numbers the oldest document, one more than the one before it: the counter's row is locked first, so that two
 * processes give no number twice; counter and document change together, so that none is left out. False where all have
 * one.
 */
export async function numberNext(trx: Trx, issued: Issued): Promise<boolean> {
  const oldest = await findUnnumbered(trx);
  if (!oldest) return false;
  const { series_id: seriesId } = oldest;
  await insertSeries(trx, seriesId);
  await lockRow(trx, "document_series", seriesId);
  // Another process may have numbered it before the lock.
  const next = await findUnnumbered(trx, seriesId);
  if (!next) return true;
  const count = (await getSeries(trx, seriesId)) + 1;
  await updateNumber(trx, next, { number: documentNumber(seriesId, count), ...issued });
  await updateSeries(trx, seriesId, count);
  return true;
}
