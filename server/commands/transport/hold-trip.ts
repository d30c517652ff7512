import type { CallAnswer } from "../../../sdk/contracts/call.ts";
import type { createTransportReservation } from "../../../sdk/contracts/calls/transport.ts";
import type { Session } from "../../domain/session.ts";
import type { Services } from "../../services.ts";
import type { Idempotency } from "../idempotency.ts";
import { holdPriced } from "../reservation/hold-priced.ts";
import type { TransportReservationInput } from "./freeze-trip.ts";
import { priceTrip } from "./price-trip.ts";
import { addTripSlot } from "./trip-slot.ts";
import type { TransportServices } from "./trip-for-sale.ts";

/** Holds tickets of a trip. Everything is checked before: throws what `priceTrip` and `holdPriced` throw. */
export async function holdTrip(
  services: TransportServices & Pick<Services, "db" | "env">,
  request: TransportReservationInput,
  session: Session,
  idempotency: Idempotency | null,
): Promise<CallAnswer<typeof createTransportReservation>> {
  const priced = await priceTrip(services, request, session);
  await addTripSlot(services.db, priced.sale, services.clock.now());
  return holdPriced(services, request, priced, session, idempotency);
}
