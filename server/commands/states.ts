import { randomUUID } from "node:crypto";
import type { HistoryReason } from "../../sdk/contracts/admin/history-reasons.ts";
import type { Db, Trx } from "../db/connection.ts";
import { emit } from "../telemetry.ts";

/**
 * What may follow what (RULES 13), by entity. A state that nothing follows is final.
 * A reservation is a hold until it is booked; a booking is told to its buyer in exactly these words.
 */
export const transitions = {
  reservation: {
    held: ["paying", "requested", "booked", "expired", "cancelled"],
    paying: ["held", "requested", "booked", "expired", "failed"],
    requested: ["booked", "failed", "cancelled", "refunded"],
    booked: ["cancelled", "refunded"],
    expired: ["paying", "booked", "requested", "failed", "cancelled"],
    cancelled: ["refunded"],
    failed: [],
    refunded: [],
  },
  booking: {
    unpaid: ["paying", "requested", "confirmed", "failed", "expired", "cancelled"],
    paying: ["unpaid", "requested", "confirmed", "failed", "expired", "refunded"],
    requested: ["confirmed", "failed", "cancelled", "refunded"],
    confirmed: ["cancelled", "refunded"],
    expired: ["unpaid", "paying", "requested", "confirmed", "refunded"],
    failed: ["refunded"],
    cancelled: ["refunded"],
    refunded: [],
  },
  payment_attempt: {
    created: ["open", "authorised", "captured", "refused", "cancelled", "failed"],
    open: ["authorised", "captured", "refused", "cancelled", "failed"],
    authorised: ["captured", "cancelled", "failed"],
    captured: ["refunded"],
    refused: [],
    cancelled: [],
    failed: [],
    // A refund that the provider reported as done can fail days later: the money is the shop's again.
    refunded: ["captured"],
  },
} as const;

export type Entity = keyof typeof transitions;
export type StateOf<E extends Entity> = keyof (typeof transitions)[E] & string;
export type ReservationState = StateOf<"reservation">;
export type BookingState = StateOf<"booking">;
export type AttemptState = StateOf<"payment_attempt">;

/** Whether the table lets `to` follow `from`. */
export function mayFollow<E extends Entity>(entity: E, from: StateOf<E>, to: StateOf<E>): boolean {
  return (transitions[entity][from] as readonly string[]).includes(to);
}

/** Writes down that something came to be in its first state. */
export async function begin<E extends Entity>(trx: Trx, entity: E, id: string, state: StateOf<E>, reason: HistoryReason, at: string): Promise<void> {
  await beginning(trx, entity, id, state, reason, at).execute();
}

/** The same as a statement, to be run together with others. */
export function beginning<E extends Entity>(trx: Db | Trx, entity: E, id: string, state: StateOf<E>, reason: HistoryReason, at: string) {
  return record(trx, entity, id, null, state, reason, at);
}

/**
 * Compare-and-set: moves one thing from one of `from` to `to`, and appends the step to the history in the same transaction.
 * Answers with the state it came from, or null where it was in none of `from` (somebody else was first; nothing has changed).
 * `at` is the instant of the step. Asking for a step that the table doesn't have is a mistake of ours and throws.
 */
export async function move<E extends Entity>(
  trx: Trx,
  entity: E,
  id: string,
  from: readonly StateOf<E>[],
  to: StateOf<E>,
  reason: HistoryReason,
  at: string,
): Promise<StateOf<E> | null> {
  const unlawful = from.find((state) => !mayFollow(entity, state, to));
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
    await record(trx, entity, id, state, to, reason, at).execute();
    emit("step", { entity, to });
    return state;
  }
  return null;
}

/** A step of the history, as a statement; the same state twice is a change of something else, which `reason` names. */
export function record(trx: Db | Trx, entity: Entity, entityId: string, from: string | null, to: string, reason: HistoryReason, at: string) {
  return trx.insertInto("history").values({ id: randomUUID(), entity, entity_id: entityId, from_state: from, to_state: to, reason, at });
}
