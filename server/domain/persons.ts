import { isTraveller } from "../../sdk/contracts/companions.ts";
import type { FrozenLine, FrozenReservation } from "./frozen.ts";

/** How many persons a reservation is for. Dogs and bikes on a trip are none. */
export function countPersons({ trip, lines }: Pick<FrozenReservation, "trip" | "lines">): number {
  return lines.filter((line) => !trip || isOfTraveller(line)).reduce((sum, { guests }) => sum + guests.length, 0);
}

/** Before the kind of a ticket was stored, those for any audience were of dogs and bikes alone. */
function isOfTraveller({ audience, discountType }: FrozenLine): boolean {
  return discountType === undefined ? audience !== "any" : isTraveller(discountType);
}
