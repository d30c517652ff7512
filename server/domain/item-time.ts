import type { ItemTime } from "../../sdk/contracts/trip-fit.ts";
import { minute, msOf } from "../clock.ts";
import type { FrozenReservation } from "./frozen.ts";
import { wireInstant } from "./wall-time.ts";

/**
 * When a reserved item takes place, with Zurich's offset, as the rules of trips want it. Trips, all-day items and
 * offers without a duration have no end.
 */
export function itemTimeOf({
  slot: { startsAt, isAllDay },
  offer: { durationMinutes },
  trip,
}: Pick<FrozenReservation, "slot" | "trip"> & {
  readonly offer: Pick<FrozenReservation["offer"], "durationMinutes">;
}): ItemTime {
  const start = { startsAt: wireInstant(startsAt), isAllDay };
  if (trip || isAllDay || !durationMinutes) return start;
  return { ...start, endsAt: wireInstant(msOf(startsAt) + durationMinutes * minute) };
}
