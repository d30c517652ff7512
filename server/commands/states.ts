import { canTransition } from "../domain/states.ts";
import type { Entity, StateOf, BookingState } from "../domain/states.ts";
import { randomUUID } from "node:crypto";
import type { HistoryReason } from "../../sdk/contracts/admin/history-reasons.ts";
import type { Db, Trx } from "../db/connection.ts";
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
  return historyStatement(trx, entity, id, null, state, reason, at);
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
    const moved = await trx
      .updateTable(entity as "booking")
      .set({ state: to as BookingState })
      .where("id", "=", id)
      .where("state", "=", state as BookingState)
      .returning("id")
      .executeTakeFirst();
    if (!moved) continue;
    await historyStatement(trx, entity, id, state, to, reason, at).execute();
    emit("step", { entity, to });
    return state;
  }
  return null;
}

/** A step of the history, as a statement; the same state twice is a change of something else, which `reason` names. */
export function historyStatement(
  trx: Db | Trx,
  entity: Entity,
  entityId: string,
  from: string | null,
  to: string,
  reason: HistoryReason,
  at: string,
) {
  return trx
    .insertInto("history")
    .values({ id: randomUUID(), entity, entity_id: entityId, from_state: from, to_state: to, reason, at });
}
