import { fromJson } from "../json.ts";
import type { FrozenReservation } from "./frozen.ts";
import type { ReservationRecord } from "./records.ts";

/** The ids of all reservations that an item has had, the oldest first: each rebooking gave it another. */
export function reservationIdsOf({ id, frozen }: Pick<ReservationRecord, "id" | "frozen">): readonly string[] {
  const { rebooked, earlierRebookings = [] } = fromJson<FrozenReservation>(frozen);
  const before = [...earlierRebookings, ...(rebooked ? [rebooked] : [])];
  return [...before.flatMap(({ reservationId }) => reservationId ?? []), id];
}
