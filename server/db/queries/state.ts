import type { BookingState, Entity, StateOf } from "../../domain/states.ts";
import type { Trx } from "../connection.ts";
import { hasChanged } from "../row-count.ts";

/** Compare-and-set of an entity's state, in its table of the same name; returns whether it was `from`. */
export async function replaceState<E extends Entity>(
  trx: Trx,
  entity: E,
  id: string,
  from: StateOf<E>,
  to: StateOf<E>,
): Promise<boolean> {
  return hasChanged(
    trx
      .updateTable(entity as "booking")
      .set({ state: to as BookingState })
      .where("id", "=", id)
      .where("state", "=", from as BookingState)
      .returning("id"),
  );
}
