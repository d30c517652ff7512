import { dateOf } from "./time.ts";
import type { Leg } from "./transport.ts";

/** The date of a ride that leaves on another one than the ride before it, as 2026-12-01; null for all others. */
export function newDateOf(legs: readonly Leg[], index: number): string | null {
  const dates = legs
    .slice(0, index + 1)
    .flatMap(({ timedLeg }) => (timedLeg ? dateOf(timedLeg.start.serviceDeparture.timetabledTime) : []));
  const [before, date] = dates.slice(-2);
  return legs[index]?.timedLeg && date && date !== before ? date : null;
}
