import type { HistoryReason } from "../../sdk/contracts/admin/history-reasons.ts";
import type { Db, Trx } from "../db/connection.ts";
import { insertHistory, insertHistoryStatement } from "../db/queries/history.ts";
import { replaceState } from "../db/queries/state.ts";
import { canTransition, type Entity, type StateOf } from "../domain/states.ts";
import { emit } from "../telemetry.ts";

/** Records the first state of an entity in the history. */
export async function recordFirstState<E extends Entity>(
  trx: Trx,
  entity: E,
  id: string,
  state: StateOf<E>,
  reason: HistoryReason,
  at: string,
): Promise<void> {
  await firstStateStatement(trx, entity, id, state, reason, at).execute();
}

/** The statement of `recordFirstState`, for a batch. */
export function firstStateStatement<E extends Entity>(
  trx: Db | Trx,
  entity: E,
  id: string,
  state: StateOf<E>,
  reason: HistoryReason,
  at: string,
) {
  return insertHistoryStatement(trx, { entity, id, from: null, to: state, reason, at });
}

/**
 * Compare-and-set: moves an entity from one of `from` to `to`, and appends the step to the history in the same
 * transaction. Returns the previous state, or null if it was in none of `from` (another call was first; nothing has
 * changed). `at` is the instant of the step. Throws for a transition that `transitions` doesn't allow.
 */
export async function changeState<E extends Entity>(
  trx: Trx,
  entity: E,
  id: string,
  from: readonly StateOf<E>[],
  to: StateOf<E>,
  reason: HistoryReason,
  at: string,
): Promise<StateOf<E> | null> {
  const unlawful = from.find((state) => !canTransition(entity, state, to));
  if (unlawful) throw new Error(`${entity}: "${to}" may not follow "${unlawful}"`);
  for (const state of from) {
    if (!(await replaceState(trx, entity, id, state, to))) continue;
    await insertHistory(trx, { entity, id, from: state, to, reason, at });
    emit("step", { entity, to });
    return state;
  }
  return null;
}
