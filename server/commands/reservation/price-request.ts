import type { Services } from "../../services.ts";
import type { Session } from "../../domain/session.ts";
import type { TransportReservationInput } from "../transport/freeze-trip.ts";
import { priceTrip } from "../transport/price-trip.ts";
import type { TransportServices } from "../transport/trip-for-sale.ts";
import { priceSlot, type SlotReservationInput } from "./price-slot.ts";
import type { PricedRequest } from "./priced-request.ts";

/** A reservation of an activity's slot, or of a trip. */
export type ReservationInput = SlotReservationInput | TransportReservationInput;

/** Checks and prices a reservation of either kind: throws what `priceSlot` and `priceTrip` throw. */
export async function priceRequest(
  services: TransportServices & Pick<Services, "db" | "env">,
  request: ReservationInput,
  session: Session,
  net: boolean,
): Promise<PricedRequest> {
  return "tripId" in request ? priceTrip(services, request, session) : priceSlot(services, request, session, net);
}
