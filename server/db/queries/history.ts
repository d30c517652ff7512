import { randomUUID } from "node:crypto";
import type { HistoryReason } from "../../../sdk/contracts/admin/history-reasons.ts";
import type { Entity } from "../../domain/states.ts";
import type { Db, Trx } from "../connection.ts";
import type { HistoryTable } from "../schema.ts";

/** A step of an entity. The same state twice is a change of something else, which `reason` names. */
export interface HistoryStep {
  readonly entity: Entity;
  readonly id: string;
  /** Null for the first state. */
  readonly from: string | null;
  readonly to: string;
  readonly reason: HistoryReason;
  readonly at: string;
}

/** The statement of `insertHistory`, for a batch. */
export function insertHistoryStatement(trx: Db | Trx, { entity, id, from, to, reason, at }: HistoryStep) {
  return trx
    .insertInto("history")
    .values({ id: randomUUID(), entity, entity_id: id, from_state: from, to_state: to, reason, at });
}

/** Appends a step to the history of an entity, in the transaction that makes it true. */
export async function insertHistory(trx: Trx, step: HistoryStep): Promise<void> {
  await insertHistoryStatement(trx, step).execute();
}

/** The steps of entities by id, the oldest first. */
export async function listHistory(db: Db | Trx, ids: readonly string[]): Promise<HistoryTable[]> {
  return db.selectFrom("history").selectAll().where("entity_id", "in", ids).orderBy("at").orderBy("id").execute();
}
