import type { FrozenReservation } from "./frozen.ts";

/** How many persons a reservation is for. On a trip, tickets for any audience are those of dogs and bikes. */
export function countPersons({ trip, lines }: Pick<FrozenReservation, "trip" | "lines">): number {
  return lines
    .filter(({ audience }) => !trip || audience !== "any")
    .reduce((sum, { guests }) => sum + guests.length, 0);
}
