import { isTraveller } from "../../sdk/contracts/companions.ts";
import type { FrozenReservation } from "./frozen.ts";

/** How many persons a reservation is for. Dogs and bikes on a trip are none. */
export function countPersons({ trip, lines }: Pick<FrozenReservation, "trip" | "lines">): number {
  return lines
    .filter(({ audience }) => !trip || isTraveller(audience))
    .reduce((sum, { guests }) => sum + guests.length, 0);
}
