import type { BookedTrip } from "../../sdk/contracts/transport.ts";
import type { FrozenTrip } from "../domain/frozen.ts";

/** What is bought of a trip, for the pages of its buyer and of the team. */
export function presentBookedTrip({ productId, conditions, isDemoTariff, plan }: FrozenTrip): BookedTrip {
  return { productId, conditions, isDemoTariff, plan };
}
